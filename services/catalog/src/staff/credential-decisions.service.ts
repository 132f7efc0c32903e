import { Injectable } from '@nestjs/common';
import { CredentialDecidedSchema, CredentialRemovedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { requireStaff, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { parseText } from '@yarrow/kit/values/input-rules';
import { DataSource, type EntityManager } from 'typeorm';
import { CredentialsRepository } from '../practices/credentials/credentials.repository.js';
import type { ProCredential } from '../practices/credentials/pro-credential.entity.js';
import { PracticePublisher } from '../practices/practice.publisher.js';
import { PracticesRepository } from '../practices/practices.repository.js';

const MAX_LISTED = 100;
const REASON = { min: 3, max: 500, label: 'The reason' };

interface Decision {
  practiceId: string;
  credential: ProCredential;
  actor: Actor;
  /** Empty for an approval. */
  reason: string;
}

/** What staff say about the credentials of practitioners. */
@Injectable()
export class CredentialDecisionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly credentials: CredentialsRepository,
    private readonly practices: PracticesRepository,
    private readonly publisher: PracticePublisher,
  ) {}

  /** The longest waiting first. */
  async listPending(actor: Actor) {
    requireStaff(actor);
    const pending = await this.credentials.listPending(this.dataSource.manager, MAX_LISTED);
    const ids = [...new Set(pending.map(({ practiceId }) => practiceId))];
    const practices = await this.practices.listByIds(this.dataSource.manager, ids);
    const byId = new Map(practices.map((practice) => [practice.id, practice]));
    return pending.map((credential) => ({ credential, practice: byId.get(credential.practiceId)! }));
  }

  async countPending(actor: Actor): Promise<number> {
    requireStaff(actor);
    return this.credentials.countPending(this.dataSource.manager);
  }

  /** It comes behind those that were approved before. An approved one stays as it is. */
  async approve(actor: Actor, credentialId: string): Promise<void> {
    requireStaff(actor);
    await this.change(credentialId, async (tx, credential, known) => {
      if (credential.state === 'approved') return;
      credential.state = 'approved';
      const others = known.filter(({ id }) => id !== credential.id);
      const [approved, pending] = [others.filter(isApproved), others.filter((one) => !isApproved(one))];
      const sorted = [...approved, credential, ...pending];
      sorted.forEach((one, index) => (one.position = index + 1));
      await this.credentials.save(tx, sorted);
      await this.announce(tx, { actor, credential, practiceId: credential.practiceId, reason: '' });
    });
  }

  /**
   * Its document is deleted too.
   * @param given the reason, which the practitioner reads
   */
  async decline(actor: Actor, credentialId: string, given: string): Promise<void> {
    requireStaff(actor);
    const reason = parseText(given, 'reason', REASON);
    await this.change(credentialId, async (tx, credential) => {
      if (credential.state === 'approved') {
        throw new DomainError('credential_approved', 'This credential has been approved.', 'credentialId');
      }
      const { practiceId } = credential;
      await this.credentials.delete(tx, credentialId);
      await this.announce(tx, { actor, credential, practiceId, reason });
      const removed = { practiceId, credentialId, documentHandle: credential.documentHandle ?? '' };
      await emit(tx, CredentialRemovedSchema, removed, { aggregateId: practiceId });
    });
  }

  /** @param decide with the credential and all of the same practice, in order, while the practice is locked */
  private async change(
    credentialId: string,
    decide: (tx: EntityManager, credential: ProCredential, known: ProCredential[]) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const found = isUuid(credentialId) ? await this.credentials.find(tx, credentialId) : null;
      const practice = found && (await this.practices.getForUpdate(tx, found.practiceId));
      const known = practice ? await this.credentials.listOf(tx, [practice.id]) : [];
      const credential = known.find(({ id }) => id === credentialId);
      if (!practice || !credential) {
        throw new DomainError('not_found', 'This credential does not exist any more.', 'credentialId');
      }
      await decide(tx, credential, known);
      await this.publisher.saveAndPublish(tx, practice);
    });
  }

  private async announce(tx: EntityManager, { practiceId, credential, actor, reason }: Decision): Promise<void> {
    const { id: credentialId, name, state } = credential;
    const event = { practiceId, credentialId, name, reason, approved: state === 'approved', decidedBy: actor.userId! };
    await emit(tx, CredentialDecidedSchema, event, { aggregateId: practiceId });
  }
}

const isApproved = ({ state }: ProCredential) => state === 'approved';
