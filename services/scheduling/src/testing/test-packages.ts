import { PackageSoldSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { OpenPackageChangedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import type { TestService } from '@yarrow/kit/testing/test-service';
import type { Appointment, ClientPackage } from '../generated/graphql.js';
import { bookAt } from './test-bookings.js';
import { lookUp } from './test-decisions.js';
import { securePayment } from './test-payments.js';
import { POLICY, type PracticeWishes, publishPractice, type TestPractice } from './test-practice.js';
import { at, NOON } from './test-times.js';

/** A practice whose main service is a package of three sessions. */
export function packagePractice(scheduling: TestService, wishes: PracticeWishes = {}): Promise<TestPractice> {
  return publishPractice(scheduling, {
    booking: POLICY,
    ...wishes,
    service: { kind: 'package', name: 'Three massages', numberOfSessions: 3, ...wishes.service },
  });
}

/** Publishes that a visit bought a package, as payments would. */
export async function sellPackage(
  scheduling: TestService,
  practice: TestPractice,
  visit: Pick<Appointment, 'id'>,
  changes: object = {},
): Promise<string> {
  const packageId = newId();
  const sold = {
    packageId,
    appointmentId: visit.id,
    practiceId: practice.practiceId,
    serviceId: practice.serviceId,
    name: 'Three massages',
    numberOfSessions: 3,
    amountCents: 24_000,
    currency: 'USD',
    ...changes,
  };
  await scheduling.publish(PackageSoldSchema, sold, { aggregateId: packageId, occurredAt: new Date(NOON) });
  return packageId;
}

/** A package that was bought and paid by the visit of the 6th at 10:00. */
export async function boughtPackage(scheduling: TestService, wishes: PracticeWishes = {}, actor?: Partial<Actor>) {
  const practice = await packagePractice(scheduling, { takesCards: true, ...wishes });
  const visit = await bookAt(scheduling, practice, at('10:00'), { actor });
  await securePayment(scheduling, visit.id, new Date(NOON), practice.practiceId);
  const packageId = await sellPackage(scheduling, practice, visit, { userId: actor?.userId ?? '' });
  const token = (await lookUp(scheduling, visit.instantActionToken))!.package!.token!;
  return { practice, visit, packageId, token };
}

/** What the page behind a package's link shows. */
export async function lookUpPackage(scheduling: TestService, token: string): Promise<ClientPackage | null> {
  const query = `query ($token: String!) { openPackage(packageToken: $token) {
    id name numberOfSessions sessionsRemaining service { id } createdAt token bookNextUrl } }`;
  return (await scheduling.graphql(query, { token })).data['openPackage'];
}

/** The snapshots that were published of a package. */
export async function packageEvents(scheduling: TestService, packageId: string) {
  const events = await scheduling.emitted(OpenPackageChangedSchema);
  return events.flatMap(({ package: snapshot }) => (snapshot?.packageId === packageId ? [snapshot] : []));
}
