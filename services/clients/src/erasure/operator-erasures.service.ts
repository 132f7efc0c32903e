import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import type { Person } from '@yarrow/kit/erasure/person';
import { isUuid } from '@yarrow/kit/ids';
import { parseEmail, parsePhone } from '@yarrow/kit/values/input-rules';
import { DataSource } from 'typeorm';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { requireNoPractitioner } from './account-erasures.service.js';
import type { Erasure } from './erasure.entity.js';
import { ErasureStartService } from './erasure-start.service.js';
import { ErasureSubjectsService, requireNothingOpen, type Candidate } from './erasure-subjects.service.js';
import { ErasuresRepository } from './erasures.repository.js';

/** Person named by an operator: by an account, by a contact, or by an address or a number or both. */
export interface NamedPerson {
  /** E-mail address or id of an account. */
  readonly account: string;
  /** Id of a contact without an account. */
  readonly clientId: string;
  /** What hangs on it alone, with no account and no contact. */
  readonly email: string;
  /** The same, with its country code. */
  readonly phone: string;
}

/** Those who run Yarrow and erase people who asked them to; whether it is them who asked, they have made sure of. */
@Injectable()
export class OperatorErasuresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ErasuresRepository,
    private readonly accounts: AccountsRepository,
    private readonly subjects: ErasureSubjectsService,
    private readonly erasures: ErasureStartService,
  ) {}

  /**
   * Repeating it continues the same erasure; one by an address alone is started again.
   * @throws DomainError `not_found`, `practitioner_account`, `visits_ahead`, `visits_unsettled`, `invalid_email`,
   *   `invalid_phone`
   * @returns the erasure's id
   */
  async start({ account, clientId, email, phone }: NamedPerson): Promise<string> {
    if (email || phone) return this.erasures.start('operator', addressed(email, phone));
    const id = clientId || account;
    const [known] = isUuid(id) ? await this.repository.listOfSubject(this.dataSource.manager, id) : [];
    if (known && !known.practiceId) return known.id;
    const { person, records, check } = clientId ? await this.findGuest(clientId) : await this.findAccount(account);
    requireNothingOpen(records);
    return this.erasures.start('operator', person, check);
  }

  /**
   * Erases everybody again who was erased since then, as a restored backup has them again. What was found by addresses is
   * not: those are forgotten. @returns ids of the new erasures
   */
  async repeat(since: Date): Promise<string[]> {
    const people = new Map<string, Erasure>();
    for (const erasure of await this.repository.listSince(this.dataSource.manager, since)) {
      const { practiceId, subjectIds } = erasure;
      if (subjectIds.length > 0) people.set([practiceId, ...subjectIds].join(), erasure);
    }
    const ids: string[] = [];
    for (const { requestedBy, practiceId, subjectIds, emails, phones } of people.values()) {
      const person = { practiceId: practiceId ?? undefined, subjectIds, emails, phones };
      ids.push(await this.erasures.start(requestedBy, person));
    }
    return ids;
  }

  /** @returns names of the services that have not erased everything yet */
  async listWaitingFor(erasureId: string): Promise<string[]> {
    const steps = await this.repository.listSteps(this.dataSource.manager, erasureId);
    if (steps.length === 0) throw new DomainError('not_found', 'There is no such erasure.');
    return steps.filter(({ confirmedAt }) => confirmedAt === null).map(({ service }) => service);
  }

  private async findAccount(named: string): Promise<Candidate> {
    const { manager } = this.dataSource;
    const user = isUuid(named)
      ? await this.accounts.findById(manager, named)
      : await this.accounts.findByEmail(manager, named.trim().toLowerCase());
    if (!user) throw new DomainError('not_found', 'There is no such account.');
    requireNoPractitioner(user);
    return this.subjects.ofAccount(manager, user);
  }

  private async findGuest(clientId: string): Promise<Candidate> {
    const { manager } = this.dataSource;
    const contact = isUuid(clientId) ? await this.repository.findContact(manager, clientId) : null;
    if (!contact) throw new DomainError('not_found', 'There is no such client.');
    if (contact.userId) {
      throw new DomainError('has_account', `This client has an account: erase ${contact.userId} by --account.`);
    }
    return this.subjects.ofGuest(manager, contact);
  }
}

/** A number without a country code is read as a North American one. */
function addressed(email: string, phone: string): Person {
  const emails = email ? [parseEmail(email)] : [];
  return { practiceId: undefined, subjectIds: [], emails, phones: phone ? [parsePhone(phone, 'US')] : [] };
}
