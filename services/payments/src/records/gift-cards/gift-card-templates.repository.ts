import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { GiftCardTemplate } from './gift-card-template.entity.js';

@Injectable()
export class GiftCardTemplatesRepository {
  /** The smallest first. */
  listOfPractice(tx: EntityManager, practiceId: string): Promise<GiftCardTemplate[]> {
    return this.listOfPractices(tx, [practiceId]);
  }

  /** The smallest first. */
  listOfPractices(tx: EntityManager, practiceIds: readonly string[]): Promise<GiftCardTemplate[]> {
    return tx.find(GiftCardTemplate, {
      where: { practiceId: In([...practiceIds]) },
      order: { amountCents: 'ASC', createdAt: 'ASC', id: 'ASC' },
    });
  }

  find(tx: EntityManager, practiceId: string, id: string): Promise<GiftCardTemplate | null> {
    return tx.findOneBy(GiftCardTemplate, { id, practiceId });
  }

  /** Added twice it is there once. */
  async add(tx: EntityManager, template: GiftCardTemplate): Promise<void> {
    await tx.createQueryBuilder().insert().into(GiftCardTemplate).values(template).orIgnore().execute();
  }

  async save(tx: EntityManager, template: GiftCardTemplate): Promise<void> {
    await tx.update(GiftCardTemplate, { id: template.id }, template);
  }
}
