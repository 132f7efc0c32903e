import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { boughtPackage } from '../testing/test-packages.js';
import { publishPractice, POLICY } from '../testing/test-practice.js';
import { proCreate, publishContact } from '../testing/test-pro-visits.js';
import { at, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

const CONTACTS = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Client {
  id openPackages { id createdAt name serviceId sessionsRemaining numberOfSessions token } lastBookedService { id } } } }`;

interface Contact {
  openPackages: { id: string; token: string | null; sessionsRemaining: number }[];
  lastBookedService: { id: string } | null;
}

async function readContacts(ids: readonly string[], actor: Partial<Actor>): Promise<Contact[]> {
  const representations = ids.map((id) => ({ __typename: 'Client', id }));
  const { data } = await scheduling.graphql<{ _entities: Contact[] }>(CONTACTS, { representations }, actor);
  return data._entities;
}

/** Whose visit it is; visitors do not see it. */
async function clientOf(appointmentId: string): Promise<string> {
  const [row] = await scheduling.dataSource.query('SELECT client_id FROM appointments WHERE id = $1', [appointmentId]);
  return row.client_id;
}

describe('what scheduling adds to a contact', () => {
  it('is the packages with sessions left, without the secret, and the service that was booked last', async () => {
    const { practice, visit, packageId } = await boughtPackage(scheduling);
    const contact = await publishContact(scheduling, practice);
    const [buyer, other] = await readContacts([await clientOf(visit.id), contact], practice.owner);
    expect(buyer).toMatchObject({
      openPackages: [
        {
          id: packageId,
          name: 'Three massages',
          serviceId: practice.serviceId,
          sessionsRemaining: 2,
          token: null,
          createdAt: expect.any(String),
        },
      ],
      lastBookedService: { id: practice.serviceId },
    });
    expect(other).toMatchObject({ openPackages: [], lastBookedService: null });
  });

  it('names the package that the contact’s account bought under another record', async () => {
    const { practice, packageId } = await boughtPackage(scheduling);
    const userId = newId();
    await scheduling.dataSource.query('UPDATE open_packages SET user_id = $2 WHERE id = $1', [packageId, userId]);
    const contact = await publishContact(scheduling, practice, { userId });
    expect((await readContacts([contact], practice.owner))[0]!.openPackages).toMatchObject([{ id: packageId }]);
  });

  it('follows the booking, not the time of the visit', async () => {
    const practice = await publishPractice(scheduling, { booking: POLICY });
    const clientId = await publishContact(scheduling, practice);
    await proCreate(scheduling, practice, { startsAt: at('15:00'), clientId });
    clock.advance(60_000);
    const earlier = await proCreate(scheduling, practice, { startsAt: at('10:00'), clientId });
    await scheduling.dataSource.query(
      `UPDATE appointments SET lines = jsonb_set(lines, '{0,serviceId}', to_jsonb($2::text)) WHERE id = $1`,
      [earlier.appointment!.id, 'other'],
    );
    expect((await readContacts([clientId], practice.owner))[0]!.lastBookedService).toEqual({ id: 'other' });
  });

  it('is nothing for another practice, for clients and for visitors', async () => {
    const { practice, visit } = await boughtPackage(scheduling);
    const stranger = await publishPractice(scheduling, { booking: POLICY });
    const nothing = { openPackages: [], lastBookedService: null };
    const id = await clientOf(visit.id);
    expect((await readContacts([id], stranger.owner))[0]).toMatchObject(nothing);
    expect((await readContacts([id], {}))[0]).toMatchObject(nothing);
    expect((await readContacts([id, 'no id'], { kind: 'client', userId: newId() }))[0]).toMatchObject(nothing);
    expect((await readContacts(['no id'], practice.owner))[0]).toMatchObject(nothing);
  });
});
