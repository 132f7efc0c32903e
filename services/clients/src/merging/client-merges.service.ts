import { Injectable } from '@nestjs/common';
import { ClientMergedSchema, ClientMergeUndoneSchema, ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { newId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { findPerson } from '@yarrow/kit/values/person-name';
import { DataSource, type EntityManager } from 'typeorm';
import { clientMessage } from '../directory/client-message.js';
import type { Client } from '../directory/client.entity.js';
import { ClientsRepository } from '../directory/clients.repository.js';
import { VisitProjectionService } from '../visit-projection/visit-projection.service.js';
import { ClientMerge, UNDO_DAYS } from './client-merge.entity.js';
import { ClientMergesRepository } from './client-merges.repository.js';
import { combine, type MergePart } from '../directory/merge-rules.js';

/** Which records become one, and what the practice saw of them. */
export interface MergeForm {
  readonly clientId: string;
  readonly intoClientId: string;
  readonly takeOver: readonly MergePart[];
  readonly clientVersion: number;
  readonly intoClientVersion: number;
}

/** Two records of one person that become one, and can be two again for 30 days. */
@Injectable()
export class ClientMergesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: ClientsRepository,
    private readonly merges: ClientMergesRepository,
    private readonly visits: VisitProjectionService,
    private readonly clock: Clock,
  ) {}

  /** A practice its own contacts. Repeating it changes nothing. @throws DomainError as the contract says */
  async merge(actor: Actor, form: MergeForm): Promise<ClientMerge> {
    requirePro(actor);
    const { practiceId } = actor;
    const [clientId, intoClientId] = [form.clientId.toLowerCase(), form.intoClientId.toLowerCase()];
    if (clientId === intoClientId) {
      throw new DomainError('same_client', 'Please choose two different clients.', 'intoClientId');
    }
    return this.dataSource.transaction(async (tx) => {
      await this.clients.lockDirectory(tx, practiceId);
      const known = await this.merges.listForUpdate(tx, practiceId, [clientId, intoClientId]);
      const from = known.get(clientId);
      const made = from?.mergedInto ? await this.merges.findStanding(tx, clientId, intoClientId) : null;
      if (made) return made;
      const [client, into] = [living(from, 'clientId'), living(known.get(intoClientId), 'intoClientId')];
      requireSeen(client, form.clientVersion);
      requireSeen(into, form.intoClientVersion);
      return this.apply(tx, client, into, form.takeOver);
    });
  }

  /** A practice its own merges. Repeating it changes nothing. @throws DomainError as the contract says */
  async undo(actor: Actor, mergeId: string): Promise<ClientMerge> {
    requirePro(actor);
    const { practiceId } = actor;
    return this.dataSource.transaction(async (tx) => {
      await this.clients.lockDirectory(tx, practiceId);
      const merge = await this.merges.get(tx, practiceId, mergeId.toLowerCase());
      if (merge.undoneAt) return merge;
      if (merge.undoableUntil <= this.clock.now()) {
        throw new DomainError('merge_too_old', `A merge can be undone for ${UNDO_DAYS} days.`, 'mergeId');
      }
      const known = await this.merges.listForUpdate(tx, practiceId, [merge.clientId, merge.intoClientId]);
      await this.takeBack(tx, merge, known.get(merge.clientId)!, known.get(merge.intoClientId)!);
      return merge;
    });
  }

  /** The caller's own that can still be undone, the latest first. */
  async listUndoable(actor: Actor, intoClientIds?: readonly string[]): Promise<ClientMerge[]> {
    if (actor.kind !== 'pro' || !actor.practiceId) return [];
    const since = new Date(this.clock.now().getTime() - UNDO_DAYS * 86_400_000);
    const { practiceId } = actor;
    return this.merges.listSince(this.dataSource.manager, {
      ...{ practiceId, since },
      ...(intoClientIds && { intoClientIds }),
    });
  }

  private async apply(tx: EntityManager, client: Client, into: Client, takeOver: readonly MergePart[]) {
    const { practiceId } = client;
    const now = this.clock.now();
    const merge = Object.assign(new ClientMerge(), {
      ...{ id: newId(), practiceId, clientId: client.id, intoClientId: into.id, mergedAt: now, undoneAt: null },
      changes: combine(client, into, takeOver),
    });
    client.mergeInto(into.id, now);
    into.takeOver(merge.changes);
    // In this order: an address is one living record's.
    await this.save(tx, client);
    await this.save(tx, into);
    await this.merges.add(tx, merge);
    await this.merges.handOver(tx, rowsOf(merge));
    await this.visits.refresh(tx, [client.id, into.id]);
    await emit(tx, ClientMergedSchema, rowsOf(merge), { aggregateId: practiceId });
    return merge;
  }

  private async takeBack(tx: EntityManager, merge: ClientMerge, client: Client, into: Client): Promise<void> {
    if (client.mergedInto !== into.id) {
      throw new DomainError(
        'merged_again',
        'The record that was kept became part of another one since. Please undo that merge first.',
        'mergeId',
      );
    }
    const { changes } = merge;
    const account = changes.before.userId ?? null;
    const gone = account !== null && !(await this.merges.accountExists(tx, account));
    into.giveBack(gone ? { ...changes, before: { ...changes.before, userId: null } } : changes);
    await this.requireFree(tx, into, client.id);
    await this.save(tx, into);
    await this.requireFree(tx, client, into.id);
    client.partAgain();
    await emit(tx, ClientMergeUndoneSchema, rowsOf(merge), { aggregateId: merge.practiceId });
    await this.save(tx, client);
    await this.merges.giveBack(tx, rowsOf(merge));
    merge.undo(this.clock.now());
    await this.merges.save(tx, merge);
    await this.visits.refresh(tx, [client.id, into.id]);
  }

  /** The same person may have come under the address since. */
  private async requireFree(tx: EntityManager, client: Client, besides: string) {
    const { id, practiceId, email, deletedAt, mergedInto } = client;
    if (!email || (deletedAt && !mergedInto)) return;
    const others = await this.clients.listByEmail(tx, practiceId, email);
    const other = findPerson(
      others.filter((one) => one.id !== id),
      client,
    );
    if (!other) return;
    const message =
      other.id === besides
        ? `Both records would have the address ${email}. Please change that of the one that was kept first.`
        : `Another client has the address ${email} by now. Please change or merge that one first.`;
    throw new DomainError('client_exists', message, 'mergeId');
  }

  private async save(tx: EntityManager, client: Client): Promise<void> {
    await this.clients.save(tx, client);
    await emit(tx, ClientSavedSchema, { client: clientMessage(client) }, { aggregateId: client.id });
  }
}

const rowsOf = ({ id: mergeId, practiceId, clientId: fromClientId, intoClientId }: ClientMerge) => ({
  ...{ mergeId, practiceId, fromClientId, intoClientId },
});

/** @throws DomainError `not_found` */
function living(client: Client | undefined, argument: string): Client {
  if (client && !client.deletedAt) return client;
  throw new DomainError('not_found', 'This client could not be found.', argument);
}

/** @throws DomainError `client_changed` */
function requireSeen({ version }: Client, seen: number): void {
  if (version === seen) return;
  throw new DomainError('client_changed', 'One of the two records has changed meanwhile. Please look at both again.');
}
