import { Controller } from '@nestjs/common';
import { PracticeSavedSchema, PracticeSchema, type PracticeSaved } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  ClientMergedSchema,
  ClientSavedSchema,
  ClientSchema,
  UserChangedSchema,
  UserRegisteredSchema,
  UserSchema,
  type ClientMerged,
  type ClientSaved,
  type UserChanged,
  type UserRegistered,
} from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { CopiesRepository } from './copies.repository.js';

/** Follows practices, their contacts and the accounts: who is written to, and in whose name. */
@Controller()
export class OnPeopleEvents {
  constructor(private readonly copies: CopiesRepository) {}

  @OnEvent(PracticeSavedSchema)
  async onPracticeSaved({ practice }: PracticeSaved, { tx }: EventContext): Promise<void> {
    if (practice) await this.copies.save(tx, PracticeSchema, practice, practice.practiceId);
  }

  @OnEvent(ClientSavedSchema)
  async onClientSaved({ client }: ClientSaved, { tx }: EventContext): Promise<void> {
    if (client) await this.copies.save(tx, ClientSchema, client, client.clientId);
  }

  @OnEvent(ClientMergedSchema)
  async onClientMerged({ fromClientId, intoClientId }: ClientMerged, { tx }: EventContext): Promise<void> {
    await this.copies.mergeClients(tx, fromClientId, intoClientId);
  }

  @OnEvent(UserRegisteredSchema)
  async onUserRegistered({ user }: UserRegistered, { tx }: EventContext): Promise<void> {
    if (user) await this.copies.save(tx, UserSchema, user, user.userId);
  }

  @OnEvent(UserChangedSchema)
  async onUserChanged({ user }: UserChanged, { tx }: EventContext): Promise<void> {
    if (user) await this.copies.save(tx, UserSchema, user, user.userId);
  }
}
