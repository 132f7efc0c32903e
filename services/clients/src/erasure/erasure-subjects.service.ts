import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import type { Person } from '@yarrow/kit/erasure/person';
import { hasName, samePerson, type PersonName } from '@yarrow/kit/values/person-name';
import type { EntityManager } from 'typeorm';
import type { User } from '../accounts/user.entity.js';
import type { Client } from '../directory/client.entity.js';
import { ErasuresRepository } from './erasures.repository.js';
import { VisitRecordsClient, type VisitRecords } from './visit-records.client.js';

/** Somebody who could be erased, and what speaks against it. */
export interface Candidate {
  readonly person: Person;
  readonly records: VisitRecords;
}

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
    const reached = await this.erasures.listContactsOfAccount(tx, user.id, user.email);
    const contacts = reached.filter((contact) => contact.userId === user.id || isOf(contact, user));
    // A record that a practice joined with that of another account stays the other's.
    const all = await this.erasures.listWithMerged(tx, contacts);
    const own = all.filter(({ userId }) => userId === null || userId === user.id);
    return this.candidate(user, own, undefined, closeAccount);
  }

  /** Only what a practice keeps of its contact. */
  async ofContact(tx: EntityManager, contact: Client): Promise<Candidate> {
    return this.candidate(null, await this.erasures.listWithMerged(tx, [contact]), contact.practiceId);
  }

  /** Somebody without an account, in all practices that have them under this contact's name and address. */
  async ofGuest(tx: EntityManager, contact: Client): Promise<Candidate> {
    const { email } = contact;
    const reached = email ? await this.erasures.listContactsOfAddress(tx, email) : [];
    const contacts = reached.filter((other) => other.id === contact.id || isOf(other, contact));
    return this.candidate(null, await this.erasures.listWithMerged(tx, email ? contacts : [contact]), undefined);
  }

  private async candidate(
    user: User | null,
    contacts: readonly Client[],
    practiceId: string | undefined,
    closeAccount = false,
  ) {
    const clientIds = contacts.map(({ id }) => id);
    const records = await this.visits.get({ userId: user?.id ?? null, clientIds, closeAccount });
    const known = [...(user ? [user] : []), ...contacts];
    const person: Person = {
      practiceId,
      subjectIds: distinct([...(user ? [user.id] : []), ...clientIds, ...records.mergedClientIds]),
      emails: distinct(known.map(({ email }) => email)),
      phones: distinct(known.map(({ phone }) => phone)),
    };
    return { person, records };
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
 * Nobody but the client gives up what the client has paid for.
 * @throws DomainError `sessions_left`
 */
export function requireNoSessions({ sessionsLeft }: VisitRecords): void {
  if (sessionsLeft === 0) return;
  throw new DomainError(
    'sessions_left',
    'This client has paid for sessions of a package that are not used yet. Please refund the package first.',
  );
}

/** Others may share the address. A contact without a name is of whoever has the address. */
const isOf = (contact: Client, person: PersonName): boolean => !hasName(contact) || samePerson(contact, person);

const distinct = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value) => value !== null && value !== ''))] as string[];
