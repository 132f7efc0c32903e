import { Controller } from '@nestjs/common';
import {
  type ClientMerged,
  ClientMergedSchema,
  type ClientSaved,
  ClientSavedSchema,
  type UserChanged,
  UserChangedSchema,
  type UserRegistered,
  UserRegisteredSchema,
} from '@yarrow/contracts/clients/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { ClientCopiesRepository } from './client-copies.repository.js';

/** Keeps our copy of contacts and accounts, and hands a merged contact's appointments over. */
@Controller()
export class ClientCopiesConsumer {
  constructor(private readonly copies: ClientCopiesRepository) {}

  @OnEvent(ClientSavedSchema)
  async onClientSaved({ client }: ClientSaved, { tx }: EventContext): Promise<void> {
    if (client) await this.copies.saveClient(tx, client);
  }

  @OnEvent(ClientMergedSchema)
  async onClientMerged({ practiceId, fromClientId, intoClientId }: ClientMerged, { tx }: EventContext): Promise<void> {
    await this.copies.markMerged(tx, practiceId, fromClientId, intoClientId);
    for (const table of ['appointments', 'open_packages', 'slot_holds']) {
      await tx.query(`UPDATE ${table} SET client_id = $3 WHERE practice_id = $1 AND client_id = $2`, [
        practiceId,
        fromClientId,
        intoClientId,
      ]);
    }
  }

  @OnEvent(UserRegisteredSchema)
  async onUserRegistered({ user }: UserRegistered, { tx }: EventContext): Promise<void> {
    if (user) await this.copies.saveUser(tx, user);
  }

  @OnEvent(UserChangedSchema)
  async onUserChanged({ user }: UserChanged, { tx }: EventContext): Promise<void> {
    if (user) await this.copies.saveUser(tx, user);
  }
}
