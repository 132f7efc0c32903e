import { Inject, Injectable } from '@nestjs/common';
import { timestampMs } from '@bufbuild/protobuf/wkt';
import { PasswordResetRequestedSchema, type PasswordResetRequested } from '@yarrow/contracts/clients/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import type { NotificationsConfig } from '../config.js';
import { DeliveriesRepository } from '../deliveries/deliveries.repository.js';
import type { MailMessage } from '../templates/message.js';
import { deliveriesOf } from './plan.js';

@Injectable()
export class OnPasswordResetRequested {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  @OnEvent(PasswordResetRequestedSchema)
  async sendLink(request: PasswordResetRequested, { tx, eventId, occurredAt }: EventContext): Promise<void> {
    const now = this.clock.now().getTime();
    if (!request.expiresAt || timestampMs(request.expiresAt) <= now) return;
    const message: MailMessage = {
      subject: 'Choose a new password',
      preview: 'The link works once, for one hour.',
      heading: `Hello ${request.firstName}`,
      paragraphs: ['Somebody asked for a new password for your account. The link works once, for one hour.'],
      details: [],
      action: {
        label: 'Choose a new password',
        url: `${this.config.PUBLIC_URL}/password-reset?${new URLSearchParams({ token: request.token })}`,
      },
      closing: 'If it was not you, there is nothing to do: your password stays as it is.',
    };
    const plan = {
      kind: 'password_reset',
      subject: eventId,
      recipient: request.email,
      channel: 'email' as const,
      message,
      sendAt: occurredAt.getTime(),
    };
    await this.deliveries.plan(tx, deliveriesOf([plan], now));
  }
}
