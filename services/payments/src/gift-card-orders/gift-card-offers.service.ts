import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { AccountsRepository, CARD_PROVIDERS } from '../records/accounts/accounts.repository.js';
import type { ProviderAccount } from '../records/accounts/provider-account.entity.js';
import type { GiftCardTemplate } from '../records/gift-cards/gift-card-template.entity.js';
import { GiftCardTemplatesRepository } from '../records/gift-cards/gift-card-templates.repository.js';
import type { PracticeProjection } from '../records/practices/practice-projection.entity.js';
import { PracticeProjectionRepository } from '../records/practices/practice-projection.repository.js';

/** An offer with what it is paid in. */
export interface GiftCardOfferView extends Pick<GiftCardTemplate, 'amountCents' | 'description' | 'id'> {
  currency: string;
}

/** Gift cards that practices sell online. */
@Injectable()
export class GiftCardOffersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly templates: GiftCardTemplatesRepository,
    private readonly practices: PracticeProjectionRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  /** Of each practice the smallest first, in the order of the practices; none of one that cannot be paid by card. */
  async listByPractices(practiceIds: readonly string[]): Promise<GiftCardOfferView[][]> {
    const { manager } = this.dataSource;
    const accounts = await this.accounts.listByPractices(manager, practiceIds.filter(isUuid));
    const selling = accounts.filter(takesCards).map(({ practiceId }) => practiceId);
    const [practices, templates] = [
      await this.practices.listByIds(manager, selling),
      await this.templates.listOfPractices(manager, selling),
    ];
    return practiceIds.map((id) => {
      const practice = practices.get(id);
      if (!practice) return [];
      return templates
        .filter((template) => template.practiceId === id && isSold(template))
        .map((template) => ({ ...pick(template), currency: practice.currency }));
    });
  }

  /** Null for one that is not sold online. */
  async find(practiceId: string, id: string): Promise<GiftCardTemplate | null> {
    const template = isUuid(id) ? await this.templates.find(this.dataSource.manager, practiceId, id) : null;
    return template && isSold(template) ? template : null;
  }

  /** @throws DomainError `no_payment_provider` */
  async requireSelling(practiceId: string): Promise<PracticeProjection> {
    const practice = await this.findSelling(practiceId);
    if (practice) return practice;
    throw new DomainError('no_payment_provider', 'This practice does not sell gift cards online.', 'practiceId');
  }

  private async findSelling(practiceId: string): Promise<PracticeProjection | null> {
    if (!isUuid(practiceId)) return null;
    const account = await this.accounts.findActive(this.dataSource.manager, practiceId);
    return account?.chargesEnabled ? this.practices.find(this.dataSource.manager, practiceId) : null;
  }
}

const isSold = (template: GiftCardTemplate): boolean => template.active && template.public;

const takesCards = ({ active, provider, chargesEnabled }: ProviderAccount): boolean =>
  active && chargesEnabled && CARD_PROVIDERS.includes(provider);

const pick = ({ id, amountCents, description }: GiftCardTemplate) => ({ id, amountCents, description });
