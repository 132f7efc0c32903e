import { Controller } from '@nestjs/common';
import { timestampMs } from '@bufbuild/protobuf/wkt';
import {
  EmailConfirmationRequestedSchema,
  type EmailConfirmationRequested,
} from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { SealedBox } from '@yarrow/kit/sealing';
import { Planner } from '../../deliveries/planner.js';
import { secretOf } from '../secret-of.js';

@Controller()
export class OnEmailConfirmationRequested {
  constructor(
    private readonly planner: Planner,
    private readonly box: SealedBox,
  ) {}

  @OnEvent(EmailConfirmationRequestedSchema)
  async sendLink(request: EmailConfirmationRequested, { tx, eventId, occurredAt }: EventContext): Promise<void> {
    if (!request.expiresAt || timestampMs(request.expiresAt) <= this.planner.now) return;
    const told = { sealed: request.sealedToken, clear: request.token };
    const secret = await secretOf(this.box, EmailConfirmationRequestedSchema, request.userId, told);
    const token = new URLSearchParams({ token: secret });
    await this.planner.mail(
      tx,
      { kind: 'email_confirmation', subject: eventId, recipient: request.email, sendAt: occurredAt.getTime() },
      {
        subject: 'Confirm your e-mail address',
        // No name: whoever registered chose it, and this may reach a stranger.
        heading: 'Is this your address?',
        paragraphs: [
          'An account with Yarrow was made with this address. Please confirm that the address is yours: the account then shows everything that was booked under it. The link works for three days.',
        ],
        details: [],
        action: { label: 'Confirm my address', url: `${this.planner.publicUrl}/confirm-email?${token}` },
        closing: 'If it was not you, there is nothing to do: the account shows nothing of yours.',
      },
    );
  }
}
