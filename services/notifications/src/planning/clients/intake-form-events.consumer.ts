import { Controller } from '@nestjs/common';
import {
  IntakeFormSentSchema,
  IntakeFormSubmittedSchema,
  type IntakeFormSent,
  type IntakeFormSubmitted,
} from '@yarrow/contracts/clients/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import { textByDay } from '../../deliveries/text-hours.js';
import { MessageCipher } from '../../deliveries/message.cipher.js';
import { PeopleProjectionService } from '../../projection/people-projection.service.js';
import { requireKnown } from '../require-known.js';

/** Sends clients the link of an intake form, and notifies practitioners of the answers. */
@Controller()
export class IntakeFormEventsConsumer {
  constructor(
    private readonly people: PeopleProjectionService,
    private readonly deliveries: DeliveriesService,
    private readonly cipher: MessageCipher,
  ) {}

  @OnEvent(IntakeFormSentSchema)
  async onIntakeFormSent(event: IntakeFormSent, context: EventContext): Promise<void> {
    const { practiceId, client } = event;
    if (!client) throw new Error('IntakeFormSent without client');
    const { name, practitionerFirstName, timeZone } = await this.practice(practiceId, context);
    const secret = { sealed: event.sealedUniqueId, clear: event.uniqueId };
    const uniqueId = await this.cipher.openSecret(IntakeFormSentSchema, client.clientId, secret);
    const url = `${this.deliveries.publicUrl}/intake_form/${encodeURIComponent(uniqueId)}`;
    const [topic, sendAt] = [context.eventId, context.occurredAt.getTime()];
    const plan = { kind: 'intake_form', topic, onBehalfOf: practiceId, sendAt };
    if (!client.email) {
      const body = `Yarrow: ${name} asks you to fill in a form before your visit. ${url} Reply STOP to end texts.`;
      await this.deliveries.plan(context.tx, [
        { ...textByDay(plan, timeZone), recipient: client.phone, channel: 'sms', message: { body } },
      ]);
      return;
    }
    const mail = {
      subject: `A form to fill in for ${name}`,
      practice: name,
      heading: `Hello ${client.firstName}`,
      paragraphs: [
        `${practitionerFirstName || name} would like to know a few things before your visit. It takes a few minutes.`,
        `Only ${name} reads your answers.`,
      ],
      details: [],
      action: { label: 'Fill in the form', url },
      closing: "This link is just for you. Please don't share it.",
    };
    await this.deliveries.planMail(context.tx, { ...plan, recipient: client.email }, mail);
  }

  /** Without the answers. */
  @OnEvent(IntakeFormSubmittedSchema)
  async onIntakeFormSubmitted({ practiceId, clientId }: IntakeFormSubmitted, context: EventContext): Promise<void> {
    const practice = await this.practice(practiceId, context);
    const client = await this.people.findClient(context.tx, clientId);
    const name = [client?.firstName, client?.lastName].filter(Boolean).join(' ') || 'A client';
    await this.deliveries.planMail(
      context.tx,
      {
        kind: 'intake_form_submitted',
        topic: context.eventId,
        recipient: practice.email,
        sendAt: context.occurredAt.getTime(),
      },
      {
        subject: `${name} filled in your intake form`,
        practice: practice.name,
        heading: `${name} filled in your form`,
        paragraphs: ["You'll find the answers on the client's page in your portal."],
        details: [],
        action: { label: 'See the client', url: `${this.deliveries.publicUrl}/portal/clients/${clientId}` },
      },
    );
  }

  private async practice(practiceId: string, { tx }: EventContext) {
    return requireKnown(await this.people.findPractice(tx, practiceId), `Practice ${practiceId}`);
  }
}
