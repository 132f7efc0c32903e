import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource } from 'typeorm';
import { PaymentsPolicy } from '../access/payments.policy.js';
import { AccountsRepository, CARD_PROVIDERS } from '../records/accounts/accounts.repository.js';
import type { ChargeResult } from '../charges/charge-result.js';
import { CHARGES_PER_APPOINTMENT, ChargesService } from '../charges/charges.service.js';

/** What practitioners do about the payments of registrations for group events. */
@Injectable()
export class RegistrationPaymentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly policy: PaymentsPolicy,
    private readonly accounts: AccountsRepository,
    private readonly charges: ChargesService,
  ) {}

  /** @throws DomainError `not_found`, `rate_limited`, `no_payment_provider`, `hold_expired` */
  async process(actor: Actor, registrationId: string): Promise<ChargeResult> {
    const missing = new DomainError('not_found', 'Registration information not found', 'registrationId');
    const found = await this.policy.findOfPractice(actor, registrationId);
    if (found?.kind !== 'registration') throw missing;
    await this.policy.count(found, CHARGES_PER_APPOINTMENT);
    const result = await this.charges.charge(found.appointmentId);
    if (result.kind !== 'no_card' || (await this.takesCards(found.practiceId))) return result;
    throw new DomainError('no_payment_provider', 'Connect a payment provider before you charge cards.');
  }

  private async takesCards(practiceId: string): Promise<boolean> {
    const accounts = await this.accounts.listByPractices(this.dataSource.manager, [practiceId]);
    return accounts.some(({ provider, active, chargesEnabled }) => {
      return CARD_PROVIDERS.includes(provider) && active && chargesEnabled;
    });
  }
}
