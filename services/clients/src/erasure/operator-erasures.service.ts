import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { requireNoPractitioner } from './account-erasures.service.js';
import { ErasureStartService } from './erasure-start.service.js';
import { ErasureSubjectsService, requireNothingOpen, type Candidate } from './erasure-subjects.service.js';
import { ErasuresRepository } from './erasures.repository.js';

/** Whom an operator names: one of the two. */
export interface NamedPerson {
  /** E-mail address or id of an account. */
  readonly account: string;
  /** Id of a contact without an account. */
  readonly clientId: string;
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
   * Repeating it goes on with the same erasure.
   * @throws DomainError `not_found`, `practitioner_account`, `visits_ahead`, `visits_unsettled`
   * @returns the erasure's id
   */
  async start({ account, clientId }: NamedPerson): Promise<string> {
    const id = clientId || account;
    const [known] = isUuid(id) ? await this.repository.listOfSubject(this.dataSource.manager, id) : [];
    if (known && !known.practiceId) return known.id;
    const { person, records } = clientId ? await this.findGuest(clientId) : await this.findAccount(account);
    requireNothingOpen(records);
    return this.erasures.start('operator', person);
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
