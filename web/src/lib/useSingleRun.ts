import { useRef, useState } from 'react';

/** Returns whether a call shares the outcome of the call in flight. */
export type Joins<Input> = (input: Input, underWay: Input) => boolean;

export const NEVER_JOINS = () => false;

/**
 * Runs `work` one call at a time.
 * @param joins whether a call returns the outcome of the call in flight; otherwise it does nothing and resolves to undefined
 */
export function useSingleRun<Input, Outcome>(
  work: (input: Input) => Promise<Outcome>,
  joins: Joins<Input> = NEVER_JOINS,
) {
  /** Input of the call in flight, if any. */
  const [current, setCurrent] = useState<{ input: Input }>();
  const underWay = useRef<{ input: Input; outcome: Promise<Outcome> }>(undefined);
  const run = async (input: Input): Promise<Outcome | undefined> => {
    if (underWay.current) return joins(input, underWay.current.input) ? underWay.current.outcome : undefined;
    setCurrent({ input });
    const outcome = work(input).finally(() => {
      underWay.current = undefined;
      setCurrent(undefined);
    });
    underWay.current = { input, outcome };
    return outcome;
  };
  return { run, pending: current !== undefined, current: current?.input };
}
