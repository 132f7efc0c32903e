import { Controller } from '@nestjs/common';
import { timestampMs } from '@bufbuild/protobuf/wkt';
import { PasswordResetRequestedSchema, type PasswordResetRequested } from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { SealedBox } from '@yarrow/kit/sealing';
import { Planner } from '../../deliveries/planner.js';
import { secretOf } from '../secret-of.js';

@Controller()
export class OnPasswordResetRequested {
  constructor(
    private readonly planner: Planner,
    private readonly box: SealedBox,
  ) {}

  @OnEvent(PasswordResetRequestedSchema)
  async sendLink(request: PasswordResetRequested, { tx, eventId, occurredAt }: EventContext): Promise<void> {
    if (!request.expiresAt || timestampMs(request.expiresAt) <= this.planner.now) return;
    const told = { sealed: request.sealedToken, clear: request.token };
    const secret = await secretOf(this.box, PasswordResetRequestedSchema, request.userId, told);
    const token = new URLSearchParams({ token: secret });
    await this.planner.mail(
      tx,
      { kind: 'password_reset', subject: eventId, recipient: request.email, sendAt: occurredAt.getTime() },
      {
        subject: 'Choose a new password',
        heading: `Hello ${request.firstName}`,
        paragraphs: ['Somebody asked for a new password for your account. The link works once, for one hour.'],
        details: [],
        action: { label: 'Choose a new password', url: `${this.planner.publicUrl}/password-reset?${token}` },
        closing: 'If it was not you, there is nothing to do: your password stays as it is.',
      },
    );
  }
}
