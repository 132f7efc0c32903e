import { Controller } from '@nestjs/common';
import { type ClientInvited, ClientInvitedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { InvitationsService } from './invitations.service.js';

/** Invites clients whom a practice added. */
@Controller()
export class ClientInvitedConsumer {
  constructor(private readonly invitations: InvitationsService) {}

  @OnEvent(ClientInvitedSchema)
  async onClientInvited({ practiceId, client }: ClientInvited, { tx, occurredAt }: EventContext): Promise<void> {
    if (!client) throw new Error('ClientInvited without client');
    await this.invitations.invite(tx, practiceId, client, occurredAt);
  }
}
