import { SECONDS, VISITORS } from './target.js';

const seconds = (share) => `${Math.max(1, Math.round(SECONDS * share))}s`;
/** The longest that anybody's way takes who is on it when the time is over. */
const gracefulStop = '60s';

/** Grows to all people at once, stays and ends. */
export function crowd(exec, people = VISITORS) {
  const stages = [
    { duration: seconds(1 / 6), target: people },
    { duration: seconds(4 / 6), target: people },
    { duration: seconds(1 / 6), target: 0 },
  ];
  return { executor: 'ramping-vus', exec, startVUs: 1, stages, gracefulRampDown: gracefulStop, gracefulStop };
}

/** As many people all the time. */
export function steady(exec, people) {
  return { executor: 'constant-vus', exec, vus: people, duration: seconds(1), gracefulStop };
}

/** So many a minute begin, however slow the site becomes. */
export function arriving(exec, perMinute, from, share) {
  return {
    ...{ executor: 'constant-arrival-rate', exec, rate: perMinute, timeUnit: '60s', gracefulStop },
    ...{ startTime: `${Math.round(SECONDS * from)}s`, duration: seconds(share) },
    ...{ preAllocatedVUs: Math.min(50, VISITORS), maxVUs: 500 },
  };
}

/** Two bursts of so many a second, with a tenth of it between. */
export function bursts(exec, perSecond) {
  const calm = Math.max(1, Math.round(perSecond / 10));
  const [first, second] = [perSecond, perSecond].map((target) => [
    { duration: seconds(1 / 24), target },
    { duration: seconds(1 / 4), target },
    { duration: seconds(1 / 24), target: calm },
    { duration: seconds(1 / 6), target: calm },
  ]);
  return {
    ...{ executor: 'ramping-arrival-rate', exec, startRate: calm, timeUnit: '1s', stages: [...first, ...second] },
    ...{ preAllocatedVUs: 20, maxVUs: 200, gracefulStop },
  };
}
