import { LocationSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import type { FixedClock } from '@yarrow/kit/clock';
import type { TestService } from '@yarrow/kit/testing/test-service';
import { locationMessage, type PracticeWishes, type TestPractice } from './test-practice.js';

/** Across the river. */
export const NEW_ADDRESS = { singleLine: '5 River Rd, Hoboken, NJ 07030', city: 'Hoboken', stateAbbreviation: 'NJ' };

/** How a saved location arrives. */
export interface SaveOptions {
  /** Default: one more than that of the last save. */
  readonly version?: number;
  /** To deliver the same event twice. */
  readonly eventId?: string;
  /** Default: now, by the clock of the service. */
  readonly occurredAt?: Date;
}

/**
 * Saves changes of a practice's location as catalog would.
 * @param before what the location had in addition to the defaults of `locationMessage`
 * @param version that is known already
 */
export function locationSaver(
  scheduling: TestService,
  clock: FixedClock,
  practice: TestPractice,
  before: PracticeWishes['location'] = {},
  version = 1,
) {
  let last = version;
  return async (changes: NonNullable<PracticeWishes['location']>, options: SaveOptions = {}): Promise<void> => {
    last = options.version ?? last + 1;
    const location = locationMessage(practice, { location: { ...before, ...changes, version: last } });
    await scheduling.publish(
      LocationSavedSchema,
      { location },
      {
        aggregateId: practice.practiceId,
        occurredAt: options.occurredAt ?? clock.now(),
        ...(options.eventId && { eventId: options.eventId }),
      },
    );
  };
}
