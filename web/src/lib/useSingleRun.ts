import { useRef, useState } from 'react';

/** Says whether a call joins in with the one that is under way. */
export type Joins<Input> = (input: Input, underWay: Input) => boolean;

export const NEVER_JOINS = () => false;

/**
 * Does one thing at a time, however often it is asked for.
 * @param joins one that joins in has the outcome of the call under way; any other does nothing and resolves with undefined
 */
export function useSingleRun<Input, Outcome>(
  work: (input: Input) => Promise<Outcome>,
  joins: Joins<Input> = NEVER_JOINS,
) {
  /** What is being done; undefined while nothing is. */
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
