import { timestampMs } from '@bufbuild/protobuf/wkt';
import { Controller } from '@nestjs/common';
import {
  EmailConfirmationRequestedSchema,
  PasswordResetRequestedSchema,
  SecondFactorChangedSchema,
  UserChangedSchema,
  type EmailConfirmationRequested,
  type PasswordResetRequested,
  type SecondFactorChanged,
  type UserChanged,
} from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import { MessageCipher } from '../../deliveries/message.cipher.js';
import type { MailText } from '../../deliveries/planned-message.js';

/** What the account reads of each change of its second factor; changes that are not here are not mailed. */
const FACTOR_CHANGES: ReadonlyMap<string, string> = new Map([
  ['app_added', 'An authenticator app was added to your Yarrow account. You need its codes to log in.'],
  ['app_removed', 'The authenticator app was removed from your Yarrow account.'],
  ['passkey_added', 'A passkey was added to your Yarrow account.'],
  ['passkey_removed', 'A passkey was removed from your Yarrow account.'],
  ['recovery_codes_renewed', 'New recovery codes were made for your Yarrow account. The old ones no longer work.'],
  [
    'removed_by_staff',
    'Our support removed two-step login from your Yarrow account. Your password alone opens it now.',
  ],
]);

/** The links that an account gets by mail, and notices about how it is opened. */
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
        paragraphs: ['Someone asked for a new password for your account. The link works once, within an hour.'],
        details: [],
        action: { label: 'Choose a new password', url: `${this.deliveries.publicUrl}/password-reset?${token}` },
        closing: "If it wasn't you, you don't need to do anything. Your password stays the same.",
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

  /** Notifies the previous address, in case its owner did not make the change. */
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
        subject: 'Your email address was changed',
        heading: 'Your account has a new address',
        paragraphs: ['Your Yarrow account now has a different email address. We no longer send email to this one.'],
        details: [],
        closing: "If it wasn't you, someone may know your password. Please write to us right away.",
      },
    );
  }

  /** Notifies the account, in case its user did not make the change. */
  @OnEvent(SecondFactorChangedSchema)
  async onSecondFactorChanged(event: SecondFactorChanged, context: EventContext): Promise<void> {
    const what = FACTOR_CHANGES.get(event.change);
    if (!what) return;
    await this.deliveries.planMail(
      context.tx,
      {
        kind: 'second_factor_changed',
        topic: context.eventId,
        recipient: event.email,
        sendAt: context.occurredAt.getTime(),
      },
      {
        subject: 'How you log in was changed',
        heading: `Hello ${event.firstName}`,
        paragraphs: [what],
        details: [],
        closing: "If it wasn't you, choose a new password right away, and write to us.",
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

/** Omits the name of the account: the registrant chose it, and this mail may reach a stranger. */
function confirmationText(changesEmail: boolean, url: string): MailText {
  const common = {
    subject: 'Confirm your email address',
    heading: 'Is this your address?',
    details: [],
    action: { label: 'Confirm my address', url },
  };
  if (changesEmail) {
    return {
      ...common,
      paragraphs: [
        "Someone wants to use this address for their Yarrow account. Confirm that it's yours to log in with it from now on. The link works for three days.",
      ],
      closing: "If it wasn't you, you don't need to do anything. The account keeps its old address.",
    };
  }
  return {
    ...common,
    paragraphs: [
      "A Yarrow account was created with this address. Confirm that it's yours to see everything booked with it. The link works for three days.",
    ],
    closing: "If it wasn't you, you don't need to do anything. The account shows nothing of yours.",
  };
}
