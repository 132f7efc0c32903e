import { fromJson, toJson, type DescMessage, type JsonObject, type MessageShape } from '@bufbuild/protobuf';
import { Injectable } from '@nestjs/common';
import { ClientMergedSchema, ClientSchema, type Client } from '@yarrow/contracts/clients/v1/events_pb';
import { isUuid } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import { Copy } from './copy.entity.js';

const SAVE = `
  INSERT INTO copies (kind, id, parent_id, version, snapshot) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (kind, id) DO UPDATE SET parent_id = excluded.parent_id, version = excluded.version,
    snapshot = excluded.snapshot
  WHERE copies.version < excluded.version`;

@Injectable()
export class CopiesRepository {
  /** Keeps the newest version, whatever the order in which they arrive. */
  async save<S extends DescMessage>(
    tx: EntityManager,
    schema: S,
    message: MessageShape<S> & { version: number },
    id: string,
    parentId: string | null = null,
  ): Promise<void> {
    await tx.query(SAVE, [schema.typeName, id, parentId, message.version, toJson(schema, message)]);
  }

  async find<S extends DescMessage>(tx: EntityManager, schema: S, id: string): Promise<MessageShape<S> | null> {
    const copy = isUuid(id) ? await tx.findOneBy(Copy, { kind: schema.typeName, id }) : null;
    return copy && fromJson(schema, copy.snapshot);
  }

  /** Remembers that a contact goes on under another id: links that were sent earlier still name the old one. */
  async mergeClients(tx: EntityManager, fromId: string, intoId: string): Promise<void> {
    const snapshot: JsonObject = { intoClientId: intoId };
    await tx.query(SAVE, [ClientMergedSchema.typeName, fromId, null, 1, snapshot]);
  }

  /** The contact under this id or, where two became one, under the id that stayed. */
  async findClient(tx: EntityManager, clientId: string): Promise<Client | null> {
    const merge = await this.find(tx, ClientMergedSchema, clientId);
    return this.find(tx, ClientSchema, merge?.intoClientId ?? clientId);
  }
}
