import { Controller } from '@nestjs/common';
import { CredentialDecidedSchema, type CredentialDecided } from '@yarrow/contracts/catalog/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import type { MailText } from '../../deliveries/planned-message.js';
import { PeopleProjectionService } from '../../projection/people-projection.service.js';
import { requireKnown } from '../require-known.js';

/** Notifies the practitioner of what staff decided about a credential. */
@Controller()
export class CredentialDecidedConsumer {
  constructor(
    private readonly people: PeopleProjectionService,
    private readonly deliveries: DeliveriesService,
  ) {}

  @OnEvent(CredentialDecidedSchema)
  async onCredentialDecided(event: CredentialDecided, { tx, occurredAt }: EventContext): Promise<void> {
    if (this.deliveries.isStale(occurredAt)) return;
    const practice = requireKnown(await this.people.findPractice(tx, event.practiceId), `Practice ${event.practiceId}`);
    const kind = event.approved ? 'credential_approved' : 'credential_declined';
    const plan = { kind, topic: event.credentialId, recipient: practice.email, sendAt: occurredAt.getTime() };
    await this.deliveries.planMail(tx, plan, {
      practice: practice.name,
      ...contentOf(event),
      action: { label: 'Open your profile', url: `${this.deliveries.publicUrl}/portal/profile` },
    });
  }
}

function contentOf({ approved, name, reason }: CredentialDecided): Omit<MailText, 'practice' | 'action'> {
  if (approved) {
    return {
      subject: `Approved: ${name}`,
      heading: 'Your credential is approved',
      paragraphs: [`“${name}” is on your profile now.`],
      details: [],
    };
  }
  return {
    subject: `We couldn't approve ${name}`,
    heading: "We couldn't approve your credential",
    paragraphs: [`“${name}” is not shown on your profile, and its document was deleted. You can add it again.`],
    details: [{ label: 'Why', value: reason }],
  };
}
