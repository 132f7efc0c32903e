import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import type { TestService } from '@yarrow/kit/testing/test-service';
import { REGISTRATIONS_JOB } from '../registrations/registrations.job.js';
import { scheduleEvent } from './test-events.js';
import { type PracticeWishes, publishPractice } from './test-practice.js';
import { inOctober } from './test-times.js';

export const EVENING = inOctober('18:00');

/** A practice that charges places at once; given up less than a day before, they cost half. */
export const CARD = {
  booking: {
    requireClientCcToBook: true,
    chargeClientCcAtBooking: true,
    lateCancellationHours: 24,
    lateCancellationFeePercent: 50,
  },
  takesCards: true,
};

/** An event of the {@link EVENING} at a practice of its own. */
export async function newEvent(
  scheduling: TestService,
  { wishes = {}, ...changes }: Parameters<typeof scheduleEvent>[3] & { wishes?: PracticeWishes } = {},
) {
  const practice = await publishPractice(scheduling, wishes);
  return { practice, event: await scheduleEvent(scheduling, practice, EVENING, changes) };
}

/** The events of one kind that were published of a place. */
export async function placeEvents(scheduling: TestService, schema: Parameters<TestService['emitted']>[0], id: string) {
  const events = (await scheduling.emitted(schema)) as {
    registration?: { registrationId: string; state: string };
    feeCents?: number;
    cancelledBy?: string;
  }[];
  return events.filter(({ registration }) => registration?.registrationId === id);
}

/** Gives a place up as its page does. */
export async function giveUp(
  scheduling: TestService,
  token: string,
  headers: Record<string, string> = {},
  body: object = {},
) {
  const response = await fetch(`${scheduling.url}/manage_event_registrations/${token}/cancel`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await scheduling.tokenOf()}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** Expires unpaid places. */
export const expireUnpaidPlaces = (scheduling: TestService) =>
  scheduling.app.get(JobsService, { strict: false }).runNow(REGISTRATIONS_JOB);
