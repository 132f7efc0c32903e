import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Injectable } from '@nestjs/common';
import { IntakeFormSubmittedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import type { IntakeFormLink } from './intake-form-link.entity.js';
import type { IntakeFormTheme } from './intake-form-theme.entity.js';
import { IntakeFormsRepository } from './intake-forms.repository.js';
import { canonicalAnswers, checkResponse } from './survey-rules.js';

export interface FormBehindLink {
  uniqueId: string;
  completed: boolean;
  form: string | null;
  /** How the practice's forms look now; null for the product's look. */
  theme: IntakeFormTheme | null;
  practiceId: string;
}

/** The client's side of the intake form: the link is the only key. */
@Injectable()
export class IntakeResponsesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly forms: IntakeFormsRepository,
    private readonly clock: Clock,
  ) {}

  /** The form as it was when it was sent. */
  async findByLink(uniqueId: string): Promise<FormBehindLink | null> {
    const { manager } = this.dataSource;
    const link = await this.forms.findLink(manager, uniqueId);
    if (!link) return null;
    const { completed, practiceId, versionId } = link;
    const form = completed ? null : (await this.forms.getVersion(manager, versionId)).form;
    const theme = completed ? null : await this.forms.findTheme(manager, practiceId);
    return { uniqueId, completed, form, theme, practiceId };
  }

  async save(uniqueId: string, formData: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const link = await this.forms.findLinkForUpdate(tx, uniqueId);
      if (!link) throw new DomainError('not_found', 'This form does not exist.', 'uniqueId');
      const response = await this.responseFor(tx, link, formData);
      const now = this.clock.now();
      if (!link.submit(response, now)) return;
      await this.forms.saveLink(tx, link);
      const { practiceId, clientId } = link;
      const event = { practiceId, clientId, submittedAt: timestampFromDate(now) };
      await emit(tx, IntakeFormSubmittedSchema, event, { aggregateId: clientId });
    });
  }

  /** A completed form is only compared: its answers are not checked again. */
  private async responseFor(tx: EntityManager, link: IntakeFormLink, formData: string): Promise<string> {
    if (link.completed) return canonicalAnswers(formData) ?? '';
    const { form } = await this.forms.getVersion(tx, link.versionId);
    return checkResponse(form, formData);
  }
}
