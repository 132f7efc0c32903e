import { NotYetError } from '@yarrow/kit/on-event';

/**
 * What an event refers to, which another stream brings.
 * @throws NotYetError where it has not arrived: the event is tried again later
 */
export function requireKnown<T>(found: T | null, name: string): T {
  if (found === null) throw new NotYetError(`${name} is not known yet`);
  return found;
}
