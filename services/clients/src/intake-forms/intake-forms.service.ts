import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { isUuid } from '@yarrow/kit/ids';
import { Sealer } from '@yarrow/kit/security/sealing';
import { DataSource } from 'typeorm';
import { Client } from '../directory/client.entity.js';
import { IntakeFormLink } from './intake-form-link.entity.js';
import { IntakeFormsPolicy } from './intake-forms.policy.js';
import { IntakeFormsRepository } from './intake-forms.repository.js';
import type { IntakeProgress } from './intake-progress.js';
import { publishIntakeFormSent } from './intake-form-events.js';

/** What a contact answered, for its practice. */
export interface ClientAnswers {
  intakeForm: { text: string; time: Date; form: string } | null;
  intakeLastSentAt: Date | null;
}

/** The practitioner's side of the intake form. */
@Injectable()
export class IntakeFormsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly forms: IntakeFormsRepository,
    private readonly policy: IntakeFormsPolicy,
    private readonly sealer: Sealer,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends the newest form; one that still waits to be filled in keeps its link, and with it what was typed so far.
   * Repetitions of one request take turns under the lock of the form, and send nothing more.
   * @throws DomainError as the contract says
   */
  async send(actor: Actor, clientId: string, idempotencyKey?: string | null): Promise<Client> {
    requirePro(actor);
    const { practiceId } = actor;
    await this.policy.requireEnabled(practiceId);
    const sending = idOfRequest(idempotencyKey, { of: practiceId, kind: `intake_form:${clientId}` });
    return this.dataSource.transaction(async (tx) => {
      await this.forms.lockForm(tx, practiceId);
      const client = isUuid(clientId) ? await tx.findOneBy(Client, { id: clientId, practiceId }) : null;
      if (!client || client.deletedAt) throw new DomainError('not_found', 'This client does not exist.', 'clientId');
      if (!client.email && !client.phone)
        throw new DomainError('no_contact', 'This client has neither an email address nor a phone number.', 'clientId');
      if (sending && (await this.forms.wasSent(tx, client.id, sending))) return client;
      await this.policy.countSending(practiceId, client.id);
      const now = this.clock.now();
      const version = await this.forms.getCurrent(tx, practiceId, now);
      const waiting = await this.forms.findWaiting(tx, client.id, version.id);
      const link = waiting ?? IntakeFormLink.create(practiceId, client.id, version.id, now);
      link.sentAt = now;
      link.lastSendingId = sending ?? null;
      await this.forms.saveLink(tx, link);
      await publishIntakeFormSent(tx, this.sealer, client, link);
      return client;
    });
  }

  /** A practice with intake forms reads the answers of its own contacts; others do not exist for it. */
  async findAnswers(actor: Actor, clientId: string): Promise<ClientAnswers | null> {
    requirePro(actor);
    const { manager } = this.dataSource;
    const { practiceId } = actor;
    if (!(await this.policy.isEnabled(practiceId))) return null;
    const isOwn = isUuid(clientId) && (await manager.existsBy(Client, { id: clientId, practiceId }));
    if (!isOwn) return null;
    const [progress] = await this.forms.listProgress(manager, practiceId, [clientId]);
    const last = await this.forms.findLastSubmitted(manager, clientId);
    const form = last && (await this.forms.getVersion(manager, last.versionId)).form;
    return {
      intakeForm: last && { text: last.response!, time: last.submittedAt!, form: form! },
      intakeLastSentAt: progress?.lastSentAt ?? null,
    };
  }

  /** Of the caller's own contacts only; none where the practice has no intake forms. */
  async listProgress(actor: Actor, clientIds: readonly string[]): Promise<IntakeProgress[]> {
    if (actor.kind !== 'pro' || !actor.practiceId) return [];
    if (!(await this.policy.isEnabled(actor.practiceId))) return [];
    return this.forms.listProgress(this.dataSource.manager, actor.practiceId, clientIds);
  }
}
