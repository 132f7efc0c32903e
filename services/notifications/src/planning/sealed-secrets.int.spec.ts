import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DescMessage } from '@bufbuild/protobuf';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import {
  EmailConfirmationRequestedSchema,
  IntakeFormSentSchema,
  PasswordResetRequestedSchema,
} from '@yarrow/contracts/clients/v1/events_pb';
import { GiftCardIssuedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { ReviewImportedSchema, VideoReviewInvitedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { sealedIn, Sealer } from '@yarrow/kit/security/sealing';
import { NotificationsHarness } from '../testing/notifications-harness.js';
import { peopleEvents } from '../testing/sample-events.js';
import { HOUR, SamplePeople } from '../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');
const SECRET = '7KQ2M-S3CRT-3T3LL';
const people = new SamplePeople(NOW.getTime());

/** An event with a secret to be sent to a recipient. */
interface Letter {
  schema: DescMessage;
  /** Its fields for the secret: as events carry it now, and in clear as earlier versions did. */
  sealed: string;
  clear: string;
  /** What the secret is about, and the rest of the event. */
  about: (id: string) => { aggregateId: string; event: object };
}

const expiresAt = timestampFromMs(NOW.getTime() + HOUR);
const { practiceId, clientId, clientEmail, clientPhone } = people;
const LETTERS: Record<string, Letter> = {
  'a link that sets a password': {
    schema: PasswordResetRequestedSchema,
    sealed: 'sealedToken',
    clear: 'token',
    about: (userId) => ({ aggregateId: userId, event: { userId, email: clientEmail, expiresAt } }),
  },
  'a link that confirms an address': {
    schema: EmailConfirmationRequestedSchema,
    sealed: 'sealedToken',
    clear: 'token',
    about: (userId) => ({ aggregateId: userId, event: { userId, email: clientEmail, expiresAt } }),
  },
  'an intake form': {
    schema: IntakeFormSentSchema,
    sealed: 'sealedUniqueId',
    clear: 'uniqueId',
    about: () => ({ aggregateId: clientId, event: { practiceId, client: people.client() } }),
  },
  'an imported review': {
    schema: ReviewImportedSchema,
    sealed: 'sealedToken',
    clear: 'token',
    about: (reviewId) => ({
      aggregateId: reviewId,
      event: { reviewId, practiceId, firstName: 'Ada', phone: clientPhone, rating: 5 },
    }),
  },
  'the upload of a video': {
    schema: VideoReviewInvitedSchema,
    sealed: 'sealedUploadHash',
    clear: 'uploadHash',
    about: (videoReviewId) => ({
      aggregateId: videoReviewId,
      event: { videoReviewId, practiceId, clientId, expiresAt },
    }),
  },
  'a gift card': {
    schema: GiftCardIssuedSchema,
    sealed: 'sealedCode',
    clear: 'code',
    about: (giftCardId) => ({
      aggregateId: giftCardId,
      event: { giftCardId, practiceId, amountCents: 5_000, currency: 'CAD', recipientEmail: clientEmail },
    }),
  },
};

let harness: NotificationsHarness;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
  await harness.publish(peopleEvents(people));
});
afterAll(() => harness?.stop());

/** Everything that people have been sent and that names the secret. */
async function sentWithSecret(): Promise<string[]> {
  const mails = await harness.mailsTo(clientEmail);
  const all = [...mails.map(({ id, text }) => `${id} ${text}`), ...(await harness.textsTo(clientPhone))];
  return all.filter((text) => text.includes(SECRET));
}

async function publish({ schema, about, sealed, clear }: Letter, how: 'sealed' | 'clear'): Promise<void> {
  const { aggregateId, event } = about(newId());
  const sealer = new Sealer(harness.service.env['MAIL_SEALING_PUBLIC_KEY']!);
  const secret =
    how === 'clear' ? { [clear]: SECRET } : { [sealed]: await sealer.seal(SECRET, sealedIn(schema, aggregateId)) };
  await harness.service.publish(schema, { ...event, ...secret }, { aggregateId, occurredAt: NOW });
}

/** Every row of every table, as text. */
async function everythingStored(): Promise<string> {
  const { dataSource } = harness.service;
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['deliveries', 'dead_letters', 'inbox']));
  const rows = await Promise.all(
    tables.map(({ name }) => dataSource.query<{ row: string }[]>(`SELECT t::text AS row FROM ${name} t`)),
  );
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

describe.each(Object.entries(LETTERS))('the secret of %s', (_, letter) => {
  it('reaches its recipient, from an event that carries it sealed', async () => {
    const before = (await sentWithSecret()).length;
    await publish(letter, 'sealed');
    await harness.send();
    expect(await sentWithSecret()).toHaveLength(before + 1);
  });

  it('reaches its recipient, from an event of an earlier version that carries it in clear', async () => {
    const before = (await sentWithSecret()).length;
    await publish(letter, 'clear');
    await harness.send();
    expect(await sentWithSecret()).toHaveLength(before + 1);
  });

  it('is in no table, neither while its message waits nor after it was sent', async () => {
    // Not due yet, so that it is seen before it leaves.
    harness.clock.set(new Date(NOW.getTime() - 60_000));
    const before = (await sentWithSecret()).length;
    await publish(letter, 'sealed');
    const [{ waiting }] = await harness.service.dataSource.query<[{ waiting: number }]>(
      `SELECT count(*)::int AS waiting FROM deliveries WHERE state = 'planned' AND sealed_message IS NOT NULL`,
    );
    expect(waiting).toBe(1);
    expect(await everythingStored()).not.toContain(SECRET);
    harness.clock.set(NOW);
    await harness.send();
    expect(await sentWithSecret()).toHaveLength(before + 1);
    expect(await everythingStored()).not.toContain(SECRET);
  });
});
