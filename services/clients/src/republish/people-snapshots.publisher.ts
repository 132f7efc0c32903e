import { Injectable } from '@nestjs/common';
import { ClientMergedSchema, ClientSavedSchema, UserChangedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { emitAll } from '@yarrow/kit/outbox';
import { listSnapshotRows, REPUBLISHED_AT, type SnapshotRange } from '@yarrow/kit/republish/snapshots';
import { SnapshotsService } from '@yarrow/kit/republish/snapshots.service';
import { In, IsNull, type EntityManager } from 'typeorm';
import { userMessage } from '../accounts/user-message.js';
import { User } from '../accounts/user.entity.js';
import { clientMessage } from '../directory/client-message.js';
import { Client } from '../directory/client.entity.js';
import { ClientMerge } from '../merging/client-merge.entity.js';

/** Publishes accounts and contacts again. */
@Injectable()
export class PeopleSnapshotsPublisher {
  constructor(snapshots: SnapshotsService) {
    snapshots.register({ name: 'users', publish: publishUsers }, { name: 'clients', publish: publishClients });
  }
}

/** Of a practice: its owner. */
async function publishUsers(tx: EntityManager, range: SnapshotRange): Promise<string[]> {
  const users = await listSnapshotRows(tx, User, range);
  const events = users.map((user) => ({
    init: { user: userMessage(user) },
    aggregateId: user.id,
    occurredAt: REPUBLISHED_AT,
  }));
  await emitAll(tx, UserChangedSchema, events);
  return users.map(({ id }) => id);
}

async function publishClients(tx: EntityManager, range: SnapshotRange): Promise<string[]> {
  const clients = await listSnapshotRows(tx, Client, range);
  const events = clients.map((client) => ({
    init: { client: clientMessage(client) },
    aggregateId: client.id,
    occurredAt: REPUBLISHED_AT,
  }));
  await emitAll(tx, ClientSavedSchema, events);
  await publishMerges(tx, clients);
  return clients.map(({ id }) => id);
}

/** Publishes merges of these records, for consumers that store their ids. */
async function publishMerges(tx: EntityManager, clients: readonly Client[]): Promise<void> {
  const merged = clients.filter(({ mergedInto }) => mergedInto !== null);
  const standing = await tx.findBy(ClientMerge, { clientId: In(merged.map(({ id }) => id)), undoneAt: IsNull() });
  const events = merged.map(({ id: fromClientId, practiceId, mergedInto }) => ({
    init: {
      ...{ practiceId, fromClientId, intoClientId: mergedInto! },
      mergeId: standing.find(({ clientId }) => clientId === fromClientId)?.id ?? '',
    },
    aggregateId: practiceId,
    occurredAt: REPUBLISHED_AT,
  }));
  await emitAll(tx, ClientMergedSchema, events);
}
