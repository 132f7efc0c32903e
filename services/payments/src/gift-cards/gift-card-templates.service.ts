import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { isUuid, newId } from '@yarrow/kit/ids';
import { parseText } from '@yarrow/kit/values/input-rules';
import { DataSource } from 'typeorm';
import type { MutationUpsertGiftCardTemplateArgs } from '../generated/graphql.js';
import { GiftCardTemplate } from '../records/gift-cards/gift-card-template.entity.js';
import { GiftCardTemplatesRepository } from '../records/gift-cards/gift-card-templates.repository.js';
import { requireGiftCardAmount } from './gift-card-amount.js';

const MAX_DESCRIPTION_LENGTH = 200;
const WHOLE_UNIT_CENTS = 100;

/** Gift cards as a practice offers them; the owner may. */
@Injectable()
export class GiftCardTemplatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly templates: GiftCardTemplatesRepository,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor): Promise<GiftCardTemplate[]> {
    requirePro(actor);
    return this.templates.listOfPractice(this.dataSource.manager, actor.practiceId);
  }

  /**
   * What is left out stays as it is; of a new one it is active and for the practice alone.
   * @throws DomainError `not_found`, `invalid_amount`, `invalid_description`
   */
  async upsert(actor: Actor, input: MutationUpsertGiftCardTemplateArgs): Promise<GiftCardTemplate> {
    requirePro(actor);
    const { practiceId } = actor;
    const requestId = idOfRequest(input.idempotencyKey, { of: practiceId, kind: 'gift_card_template' });
    return this.dataSource.transaction(async (tx) => {
      const id = input.id ?? requestId;
      const known = id && isUuid(id) ? await this.templates.find(tx, practiceId, id) : null;
      if (known && !input.id) return known;
      if (input.id && !known) throw new DomainError('not_found', 'This gift card was not found.', 'id');
      const template = changed(known ?? newTemplate(practiceId, requestId, this.clock.now()), input);
      await (known ? this.templates.save(tx, template) : this.templates.add(tx, template));
      return template;
    });
  }
}

function newTemplate(practiceId: string, id = newId(), createdAt: Date): GiftCardTemplate {
  return Object.assign(new GiftCardTemplate(), {
    ...{ id, practiceId, createdAt },
    ...{ amountCents: 0, description: '', active: true, public: false },
  });
}

function changed(template: GiftCardTemplate, input: MutationUpsertGiftCardTemplateArgs): GiftCardTemplate {
  const { amountCents, description, active, public: isPublic } = input;
  requireGiftCardAmount(amountCents);
  if (amountCents % WHOLE_UNIT_CENTS !== 0) {
    throw new DomainError('invalid_amount', 'Amount must be in whole dollars', 'amountCents');
  }
  const options = { max: MAX_DESCRIPTION_LENGTH, label: 'The description' };
  return Object.assign(template, {
    amountCents,
    description: description == null ? template.description : parseText(description, 'description', options),
    active: active ?? template.active,
    public: isPublic ?? template.public,
  });
}
