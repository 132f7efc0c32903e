import { useRef } from 'react';

/**
 * A key for what is about to be sent: the same as long as it is the same thing, so that sending it again after an answer
 * that was lost does it once, and another one for anything else.
 */
export function useRequestKey() {
  const request = useRef<{ what: string; key: string }>(undefined);
  const keyOf = (wanted: object): string => {
    const what = JSON.stringify(wanted);
    if (request.current?.what !== what) request.current = { what, key: crypto.randomUUID() };
    return request.current.key;
  };
  /** Makes the next request with the same input a new one. */
  const forget = () => void (request.current = undefined);
  return Object.assign(keyOf, { forget });
}
