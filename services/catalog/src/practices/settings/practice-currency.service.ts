import { Injectable, Logger } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource } from 'typeorm';
import { CurrencyUseClient } from './currency-use.client.js';
import type { Practice } from '../practice.entity.js';
import { PracticePublisher } from '../practice.publisher.js';
import { PracticesRepository } from '../practices.repository.js';

/** Spec portal-configuration §9. */
const CURRENCIES: readonly string[] = ['USD', 'CAD'];

/** In which currency practices are paid. */
@Injectable()
export class PracticeCurrencyService {
  private readonly logger = new Logger(PracticeCurrencyService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly practices: PracticesRepository,
    private readonly uses: CurrencyUseClient,
    private readonly publisher: PracticePublisher,
  ) {}

  /**
   * Requires the owner. A booking that is made at this very moment keeps the currency that it was shown in.
   * @throws DomainError `forbidden`, `invalid_choice`, `feature_disabled`, `currency_in_use`, `not_ready`
   */
  async update(actor: Actor, currency: string): Promise<Practice> {
    requirePro(actor);
    if (!CURRENCIES.includes(currency)) {
      throw new DomainError('invalid_choice', `Please choose one of ${CURRENCIES.join(', ')}.`, 'currency');
    }
    await this.requireUnmixed(actor.practiceId, currency);
    return this.dataSource.transaction(async (tx) => {
      const practice = await this.practices.getForUpdate(tx, actor.practiceId);
      if (!practice.has('currency')) {
        throw new DomainError('feature_disabled', 'Your currency cannot be changed here.', 'currency');
      }
      if (practice.currency === currency) return practice;
      practice.payIn(currency);
      await this.publisher.saveAndPublish(tx, practice);
      return practice;
    });
  }

  private async requireUnmixed(practiceId: string, currency: string): Promise<void> {
    if (!(await this.hasOther(practiceId, currency))) return;
    const message =
      'Your currency cannot be changed any more: you have visits, payments or gift cards in the present one.';
    throw new DomainError('currency_in_use', message, 'currency');
  }

  private async hasOther(practiceId: string, currency: string): Promise<boolean> {
    try {
      return await this.uses.hasOther(practiceId, currency);
    } catch (error) {
      this.logger.warn(`payments did not say what practice ${practiceId} has money in: ${String(error)}`);
      throw new DomainError('not_ready', 'We could not look at your payments. Please try again later.', 'currency');
    }
  }
}
