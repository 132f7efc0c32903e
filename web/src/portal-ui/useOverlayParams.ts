import { useSearchParams } from 'wouter';
import { closeStep, OPENED_HERE } from '../lib/openedHere.js';

/**
 * What opens over a page, each by a parameter of its own in the address: a link and a reload open it, Back closes it, and so
 * does closing it take a step back where it was opened here.
 */
export function useOverlayParams<Name extends string>() {
  const [params, setParams] = useSearchParams();
  const write = (name: Name, value: string | undefined, step: { replace: true } | { state: unknown }) =>
    setParams((current) => {
      if (value) current.set(name, value);
      else current.delete(name);
      return current;
    }, step);
  return {
    /** Null where it is closed. */
    opened: (name: Name) => params.get(name),
    open: (name: Name, value: string) => write(name, value, { state: OPENED_HERE }),
    close: (name: Name) => closeStep(() => write(name, undefined, { replace: true })),
  };
}
