import { ClientSavedSchema, UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { emit } from '@yarrow/kit/outbox';
import { Sealer } from '@yarrow/kit/security/sealing';
import type { DataSource, EntityManager } from 'typeorm';
import { assertPasswordAllowed, hashPassword } from '../accounts/password-rules.js';
import { userMessage } from '../accounts/user-message.js';
import { User, type UserKind } from '../accounts/user.entity.js';
import { clientMessage } from '../directory/client-message.js';
import { Client, type ContactDetails } from '../directory/client.entity.js';
import { IntakeFormLink } from '../intake-forms/intake-form-link.entity.js';
import { IntakeFormVersion } from '../intake-forms/intake-form-version.entity.js';
import { publishIntakeFormSent } from '../intake-forms/intake-form-events.js';
import { IntakeFormsRepository } from '../intake-forms/intake-forms.repository.js';

/** What a data source needs to know for {@link loadDemo}. */
export const demoEntities = [User, Client, IntakeFormVersion, IntakeFormLink];

/** An account of the demonstration data. */
export interface DemoAccount {
  id: string;
  kind: UserKind;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  practiceId: string | null;
  /** ISO 8601. */
  createdAt: string;
}

/** The people of one practice: who owns it, its contacts and the accounts that some of them have. */
export interface DemoPeople {
  owner: DemoAccount;
  accounts: DemoAccount[];
  clients: (ContactDetails & { id: string; practiceId: string; createdAt: string })[];
  /** Contacts who have been sent the intake form just now, so that its link is among the mails. */
  intakeFormFor?: string[];
}

/**
 * Adds accounts and contacts that are not there yet, all with one password, and publishes them dated when each was
 * created. The practices have to be in the catalog before: a pro's account that comes first creates a new practice.
 * @param options.sealingKey MAIL_SEALING_PUBLIC_KEY of the service
 * @returns how many rows were added
 */
export async function loadDemo(
  dataSource: DataSource,
  { password, sealingKey }: { password: string; sealingKey: string },
  people: DemoPeople[],
): Promise<number> {
  const sealer = new Sealer(sealingKey);
  assertPasswordAllowed(password, []);
  const passwordHash = await hashPassword(password);
  let added = 0;
  for (const { owner, accounts, clients, intakeFormFor = [] } of people) {
    added += await dataSource.transaction(async (tx) => {
      const users = await addUsers(tx, [owner, ...accounts], passwordHash);
      const contacts = await addClients(tx, clients);
      await sendForms(tx, sealer, intakeFormFor);
      return users + contacts;
    });
  }
  return added;
}

async function addUsers(tx: EntityManager, accounts: DemoAccount[], passwordHash: string): Promise<number> {
  const users = accounts.map(({ createdAt, ...account }) =>
    Object.assign(new User(), {
      ...account,
      emailConfirmedAt: new Date(createdAt),
      passwordHash,
      gender: null,
      customGender: null,
      dob: null,
      version: 1,
      createdAt: new Date(createdAt),
    }),
  );
  const added = await insertNew(tx, User, users);
  for (const user of added) {
    const { id: aggregateId, createdAt: occurredAt } = user;
    await emit(tx, UserRegisteredSchema, { user: userMessage(user) }, { aggregateId, occurredAt });
  }
  return added.length;
}

async function addClients(tx: EntityManager, contacts: DemoPeople['clients']): Promise<number> {
  const clients = contacts.map(({ id, practiceId, createdAt, ...details }) =>
    Client.create(id, practiceId, details, new Date(createdAt)),
  );
  const added = await insertNew(tx, Client, clients);
  for (const client of added) {
    const { id: aggregateId, createdAt: occurredAt } = client;
    await emit(tx, ClientSavedSchema, { client: clientMessage(client) }, { aggregateId, occurredAt });
  }
  return added.length;
}

/** Once to each, however often the data is loaded. */
async function sendForms(tx: EntityManager, sealer: Sealer, clientIds: string[]): Promise<void> {
  const forms = new IntakeFormsRepository();
  for (const id of clientIds) {
    const client = await tx.findOneByOrFail(Client, { id });
    const { practiceId } = client;
    await forms.lockForm(tx, practiceId);
    const now = new Clock().now();
    const version = await forms.getCurrent(tx, practiceId, now);
    if (await forms.findWaiting(tx, id, version.id)) continue;
    const link = IntakeFormLink.create(practiceId, id, version.id, now);
    await forms.saveLink(tx, link);
    await publishIntakeFormSent(tx, sealer, client, link);
  }
}

/** @returns those that were not there */
async function insertNew<T extends { id: string }>(tx: EntityManager, entity: new () => T, rows: T[]): Promise<T[]> {
  if (rows.length === 0) return [];
  const inserted = await tx
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(rows as never)
    .orIgnore()
    .returning('id')
    .execute();
  const ids = new Set((inserted.raw as { id: string }[]).map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id));
}
