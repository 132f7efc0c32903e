import { Injectable } from '@nestjs/common';
import { CredentialRemovedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { newId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { inOrder, type Position } from '../positions.js';
import type { Practice } from '../practice.entity.js';
import { PracticeChangesService } from '../practice-changes.service.js';
import { parseCredential, type CredentialForm } from './credential-form.js';
import { CredentialDocumentsClient } from './credential-documents.client.js';
import { CredentialsRepository } from './credentials.repository.js';
import { ProCredential } from './pro-credential.entity.js';

const MAX_CREDENTIALS = 5;

/** Licences, degrees and certificates of a practitioner. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: PracticeChangesService,
    private readonly credentials: CredentialsRepository,
    private readonly documents: CredentialDocumentsClient,
    private readonly clock: Clock,
  ) {}

  /** Of several practices at once, pending ones too, each in order. */
  async listOf(practiceIds: readonly string[]): Promise<ProCredential[][]> {
    const all = await this.credentials.listOf(this.dataSource.manager, practiceIds);
    return practiceIds.map((id) => all.filter(({ practiceId }) => practiceId === id));
  }

  /** Requires the owner. A repeated request adds nothing. */
  async create(actor: Actor, form: CredentialForm, idempotencyKey: string | null | undefined): Promise<Practice> {
    requirePro(actor);
    const made = idOfRequest(idempotencyKey, { of: actor.practiceId, kind: 'pro_credential' });
    const parsed = parseCredential(form);
    // Before the lock: another service answers.
    if (parsed.documentHandle) await this.documents.keep(actor, parsed.documentHandle);
    return this.change(actor, async (tx, known, practiceId) => {
      if (known.some(({ id }) => id === made)) return;
      if (known.length >= MAX_CREDENTIALS) {
        throw new DomainError('too_many_credentials', `You can add a maximum of ${MAX_CREDENTIALS} credentials.`);
      }
      const position = Math.max(0, ...known.map((credential) => credential.position)) + 1;
      const rest = { issuedAt: null, expiresAt: null, state: 'pending' as const, createdAt: this.clock.now() };
      const created = { id: made ?? newId(), practiceId, position, ...parsed, ...rest };
      await this.credentials.save(tx, [Object.assign(new ProCredential(), created)]);
    });
  }

  /** Requires the owner. Its document goes with it. */
  async remove(actor: Actor, credentialId: string): Promise<Practice> {
    return this.change(actor, async (tx, known, practiceId) => {
      const credential = known.find(({ id }) => id === credentialId);
      if (!credential) throw new DomainError('not_found', 'This credential does not exist.', 'credentialId');
      await this.credentials.delete(tx, credential.id);
      const removed = { practiceId, credentialId, documentHandle: credential.documentHandle ?? '' };
      await emit(tx, CredentialRemovedSchema, removed, { aggregateId: practiceId });
    });
  }

  /** Requires the owner. Those that wait for staff come last. */
  async reorder(actor: Actor, positions: readonly Position[]): Promise<Practice> {
    return this.change(actor, async (tx, known) => {
      const pending = known.filter(({ state }) => state === 'pending');
      if (positions.some(({ id }) => pending.some((one) => one.id === id))) {
        throw new DomainError('credential_pending', 'Only approved credentials can be reordered.', 'credentialArray');
      }
      const approved = known.filter(({ state }) => state === 'approved');
      const sorted = [...inOrder(approved, ({ id }) => id, positions, 'credentialArray'), ...pending];
      sorted.forEach((credential, index) => (credential.position = index + 1));
      await this.credentials.save(tx, sorted);
    });
  }

  private async change(
    actor: Actor,
    edit: (tx: EntityManager, known: ProCredential[], practiceId: string) => Promise<void>,
  ): Promise<Practice> {
    return this.changes.change(actor, async (tx, { id }) => edit(tx, await this.credentials.listOf(tx, [id]), id));
  }
}
