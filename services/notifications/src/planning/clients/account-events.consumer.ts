import { timestampMs } from '@bufbuild/protobuf/wkt';
import { Controller } from '@nestjs/common';
import {
  EmailConfirmationRequestedSchema,
  PasswordResetRequestedSchema,
  type EmailConfirmationRequested,
  type PasswordResetRequested,
} from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import { MessageCipher } from '../../deliveries/message.cipher.js';

/** The links that an account gets by mail. */
@Controller()
export class AccountEventsConsumer {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly cipher: MessageCipher,
  ) {}

  @OnEvent(PasswordResetRequestedSchema)
  async onPasswordResetRequested(event: PasswordResetRequested, context: EventContext): Promise<void> {
    if (this.isExpired(event)) return;
    const token = await this.tokenOf(PasswordResetRequestedSchema, event);
    await this.deliveries.planMail(
      context.tx,
      {
        kind: 'password_reset',
        topic: context.eventId,
        recipient: event.email,
        sendAt: context.occurredAt.getTime(),
      },
      {
        subject: 'Choose a new password',
        heading: `Hello ${event.firstName}`,
        paragraphs: ['Somebody asked for a new password for your account. The link works once, for one hour.'],
        details: [],
        action: { label: 'Choose a new password', url: `${this.deliveries.publicUrl}/password-reset?${token}` },
        closing: 'If it was not you, there is nothing to do: your password stays as it is.',
      },
    );
  }

  @OnEvent(EmailConfirmationRequestedSchema)
  async onEmailConfirmationRequested(event: EmailConfirmationRequested, context: EventContext): Promise<void> {
    if (this.isExpired(event)) return;
    const token = await this.tokenOf(EmailConfirmationRequestedSchema, event);
    await this.deliveries.planMail(
      context.tx,
      {
        kind: 'email_confirmation',
        topic: context.eventId,
        recipient: event.email,
        sendAt: context.occurredAt.getTime(),
      },
      {
        subject: 'Confirm your e-mail address',
        // No name: whoever registered chose it, and this may reach a stranger.
        heading: 'Is this your address?',
        paragraphs: [
          'An account with Yarrow was made with this address. Please confirm that the address is yours: the account then shows everything that was booked under it. The link works for three days.',
        ],
        details: [],
        action: { label: 'Confirm my address', url: `${this.deliveries.publicUrl}/confirm-email?${token}` },
        closing: 'If it was not you, there is nothing to do: the account shows nothing of yours.',
      },
    );
  }

  private isExpired({ expiresAt }: PasswordResetRequested | EmailConfirmationRequested): boolean {
    return !expiresAt || timestampMs(expiresAt) <= this.deliveries.now;
  }

  private async tokenOf(
    schema: typeof PasswordResetRequestedSchema | typeof EmailConfirmationRequestedSchema,
    { userId, sealedToken: sealed, token: clear }: PasswordResetRequested | EmailConfirmationRequested,
  ): Promise<string> {
    const token = await this.cipher.openSecret(schema, userId, { sealed, clear });
    return new URLSearchParams({ token }).toString();
  }
}
