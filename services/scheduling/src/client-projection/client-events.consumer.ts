import { Controller } from '@nestjs/common';
import {
  type ClientSaved,
  ClientSavedSchema,
  type UserChanged,
  UserChangedSchema,
  type UserRegistered,
  UserRegisteredSchema,
} from '@yarrow/contracts/clients/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { ClientProjectionService } from './client-projection.service.js';

/** Keeps the projection of contacts and accounts. */
@Controller()
export class ClientEventsConsumer {
  constructor(private readonly projection: ClientProjectionService) {}

  @OnEvent(ClientSavedSchema)
  async onClientSaved({ client }: ClientSaved, { tx }: EventContext): Promise<void> {
    if (client) await this.projection.saveClient(tx, client);
  }

  @OnEvent(UserRegisteredSchema)
  async onUserRegistered({ user }: UserRegistered, { tx }: EventContext): Promise<void> {
    if (user) await this.projection.saveUser(tx, user);
  }

  @OnEvent(UserChangedSchema)
  async onUserChanged({ user }: UserChanged, { tx }: EventContext): Promise<void> {
    if (user) await this.projection.saveUser(tx, user);
  }
}
