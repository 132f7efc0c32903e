import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import type { Person } from '@yarrow/kit/erasure/person';
import { hasName, samePerson, type PersonName } from '@yarrow/kit/values/person-name';
import type { EntityManager } from 'typeorm';
import type { User } from '../accounts/user.entity.js';
import type { Client } from '../directory/client.entity.js';
import { ErasuresRepository } from './erasures.repository.js';
import { VisitRecordsClient, type VisitRecords } from './visit-records.client.js';

/** A person who could be erased, and the obstacles. */
export interface Candidate {
  readonly person: Person;
  readonly records: VisitRecords;
  /**
   * Locks the person's records and checks that the set is unchanged: other services were queried while no lock was held. A
   * concurrent merge would leave a record behind; a concurrently undone merge would erase another person.
   * @throws DomainError `client_changed`
   */
  readonly check: (tx: EntityManager) => Promise<void>;
}

/** Reads the records of a person; called again under the lock. */
type ListRecords = (tx: EntityManager) => Promise<Client[]>;

/** Works out what belongs to one person, in this service and by the ids that others know. */
@Injectable()
export class ErasureSubjectsService {
  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly visits: VisitRecordsClient,
  ) {}

  /**
   * An account with the contacts that are its own: under its name and address, which it has to have confirmed.
   * @param closeAccount it is erased at once if it has no visits ahead: it books nothing meanwhile
   */
  async ofAccount(tx: EntityManager, user: User, closeAccount = false): Promise<Candidate> {
    const list: ListRecords = async (current) => {
      const reached = await this.erasures.listContactsOfAccount(current, user.id, user.email);
      const contacts = reached.filter((contact) => contact.userId === user.id || isOf(contact, user));
      // A record that a practice joined with that of another account stays the other's.
      const all = await this.erasures.listWithMerged(current, contacts);
      return all.filter(({ userId }) => userId === null || userId === user.id);
    };
    return this.candidate(tx, list, { user, closeAccount });
  }

  /** Only what a practice keeps of its contact. */
  async ofContact(tx: EntityManager, { id, practiceId }: Client): Promise<Candidate> {
    const list: ListRecords = async (current) => {
      const contact = await this.erasures.findContact(current, id);
      return this.erasures.listWithMerged(current, contact ? [contact] : []);
    };
    return this.candidate(tx, list, { practiceId });
  }

  /** A person without an account, in all practices that have them under this contact's name and address. */
  async ofGuest(tx: EntityManager, { id }: Client): Promise<Candidate> {
    const list: ListRecords = async (current) => {
      const contact = await this.erasures.findContact(current, id);
      if (!contact?.email) return this.erasures.listWithMerged(current, contact ? [contact] : []);
      const reached = await this.erasures.listContactsOfAddress(current, contact.email);
      const contacts = reached.filter((other) => other.id === id || isOf(other, contact));
      return this.erasures.listWithMerged(current, contacts);
    };
    return this.candidate(tx, list, {});
  }

  private async candidate(
    tx: EntityManager,
    list: ListRecords,
    { user, practiceId, closeAccount = false }: { user?: User; practiceId?: string; closeAccount?: boolean },
  ): Promise<Candidate> {
    const contacts = await list(tx);
    const clientIds = contacts.map(({ id }) => id);
    const records = await this.visits.get({ userId: user?.id ?? null, clientIds, closeAccount });
    const known = [...(user ? [user] : []), ...contacts];
    const person: Person = {
      practiceId,
      subjectIds: distinct([...(user ? [user.id] : []), ...clientIds, ...records.mergedClientIds]),
      emails: distinct(known.map(({ email }) => email)),
      phones: distinct(known.map(({ phone }) => phone)),
    };
    return { person, records, check: (current) => this.requireSame(current, person.subjectIds, list) };
  }

  private async requireSame(tx: EntityManager, ids: readonly string[], list: ListRecords): Promise<void> {
    const locked = await this.erasures.listContacts(tx, ids);
    const now = new Set((await list(tx)).map(({ id }) => id));
    // Only scheduling may know a deleted record as part of the person.
    const living = locked.filter(({ deletedAt }) => !deletedAt);
    if ([...now].every((id) => ids.includes(id)) && living.every(({ id }) => now.has(id))) return;
    throw new DomainError('client_changed', 'The records of this person have changed meanwhile. Please try again.');
  }
}

/**
 * Who still comes or still owes is known to their practice until then.
 * @throws DomainError `visits_ahead`, `visits_unsettled`
 */
export function requireNothingOpen(records: VisitRecords): void {
  requireNoVisits(records);
  if (records.unsettledVisits > 0) {
    throw new DomainError('visits_unsettled', 'There is a visit that is not paid for yet. Please settle it first.');
  }
}

/** @throws DomainError `visits_ahead` */
export function requireNoVisits({ visitsAhead }: VisitRecords): void {
  if (visitsAhead === 0) return;
  throw new DomainError('visits_ahead', 'There are visits still to come. Please cancel them first.');
}

/**
 * Only the client may give up sessions that the client has paid for.
 * @throws DomainError `sessions_left`
 */
export function requireNoSessions({ sessionsLeft }: VisitRecords): void {
  if (sessionsLeft === 0) return;
  throw new DomainError(
    'sessions_left',
    'This client has paid for sessions of a package that are not used yet. Please refund the package first.',
  );
}

/** Other people may share the address. A contact without a name belongs to any person with the address. */
const isOf = (contact: Client, person: PersonName): boolean => !hasName(contact) || samePerson(contact, person);

const distinct = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value) => value !== null && value !== ''))] as string[];
