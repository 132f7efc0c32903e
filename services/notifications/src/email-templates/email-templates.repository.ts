import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailTemplate } from './email-template.entity.js';
import type { TemplateName } from './template-rules.js';

@Injectable()
export class EmailTemplatesRepository {
  async listOf(tx: EntityManager, practiceId: string): Promise<EmailTemplate[]> {
    return tx.findBy(EmailTemplate, { practiceId });
  }

  async find(tx: EntityManager, practiceId: string, name: TemplateName): Promise<EmailTemplate | null> {
    return tx.findOneBy(EmailTemplate, { practiceId, name });
  }

  async save(tx: EntityManager, template: EmailTemplate): Promise<void> {
    await tx.upsert(EmailTemplate, template, ['practiceId', 'name']);
  }

  async delete(tx: EntityManager, practiceId: string, name: TemplateName): Promise<void> {
    await tx.delete(EmailTemplate, { practiceId, name });
  }
}
