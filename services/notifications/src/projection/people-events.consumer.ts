import { Controller } from '@nestjs/common';
import { PracticeSavedSchema, type PracticeSaved } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  ClientMergedSchema,
  ClientMergeUndoneSchema,
  ClientSavedSchema,
  UserChangedSchema,
  UserRegisteredSchema,
  type ClientMerged,
  type ClientMergeUndone,
  type ClientSaved,
  type UserChanged,
  type UserRegistered,
} from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { PeopleProjectionService } from './people-projection.service.js';

@Controller()
export class PeopleEventsConsumer {
  constructor(private readonly people: PeopleProjectionService) {}

  @OnEvent(PracticeSavedSchema)
  async onPracticeSaved({ practice }: PracticeSaved, { tx }: EventContext): Promise<void> {
    if (practice) await this.people.savePractice(tx, practice);
  }

  @OnEvent(ClientSavedSchema)
  async onClientSaved({ client }: ClientSaved, { tx }: EventContext): Promise<void> {
    if (client) await this.people.saveClient(tx, client);
  }

  @OnEvent(ClientMergedSchema)
  async onClientMerged(merge: ClientMerged, { tx }: EventContext): Promise<void> {
    await this.people.mergeClients(tx, merge);
  }

  @OnEvent(ClientMergeUndoneSchema)
  async onClientMergeUndone(merge: ClientMergeUndone, { tx }: EventContext): Promise<void> {
    await this.people.undoMerge(tx, merge);
  }

  @OnEvent(UserRegisteredSchema)
  async onUserRegistered({ user }: UserRegistered, { tx }: EventContext): Promise<void> {
    if (user) await this.people.saveUser(tx, user);
  }

  @OnEvent(UserChangedSchema)
  async onUserChanged({ user }: UserChanged, { tx }: EventContext): Promise<void> {
    if (user) await this.people.saveUser(tx, user);
  }
}
