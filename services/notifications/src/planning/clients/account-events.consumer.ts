import { timestampMs } from '@bufbuild/protobuf/wkt';
import { Controller } from '@nestjs/common';
import {
  EmailConfirmationRequestedSchema,
  PasswordResetRequestedSchema,
  UserChangedSchema,
  type EmailConfirmationRequested,
  type PasswordResetRequested,
  type UserChanged,
} from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import { MessageCipher } from '../../deliveries/message.cipher.js';
import type { MailText } from '../../deliveries/planned-message.js';

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
      confirmationText(event.changesEmail, `${this.deliveries.publicUrl}/confirm-email?${token}`),
    );
  }

  /** So that whoever had the address learns of it, should it not have been them. */
  @OnEvent(UserChangedSchema)
  async onUserChanged({ user, previousEmail }: UserChanged, context: EventContext): Promise<void> {
    if (!user || !previousEmail) return;
    await this.deliveries.planMail(
      context.tx,
      {
        kind: 'email_changed',
        topic: context.eventId,
        recipient: previousEmail,
        sendAt: context.occurredAt.getTime(),
      },
      {
        subject: 'Your e-mail address was changed',
        heading: 'Your account has another address',
        paragraphs: [
          'Your account with Yarrow has another e-mail address from now on. Mail no longer goes to this one.',
        ],
        details: [],
        closing: 'If it was not you, somebody knows your password. Please write to us at once.',
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

/** Whose account it is goes unsaid: whoever registered chose the name, and this may reach a stranger. */
function confirmationText(changesEmail: boolean, url: string): MailText {
  const common = {
    subject: 'Confirm your e-mail address',
    heading: 'Is this your address?',
    details: [],
    action: { label: 'Confirm my address', url },
  };
  if (changesEmail) {
    return {
      ...common,
      paragraphs: [
        'Somebody wants to use this address for their account with Yarrow. Please confirm that the address is yours: from then on you log in with it. The link works for three days.',
      ],
      closing: 'If it was not you, there is nothing to do: the account keeps its old address.',
    };
  }
  return {
    ...common,
    paragraphs: [
      'An account with Yarrow was made with this address. Please confirm that the address is yours: the account then shows everything that was booked under it. The link works for three days.',
    ],
    closing: 'If it was not you, there is nothing to do: the account shows nothing of yours.',
  };
}
