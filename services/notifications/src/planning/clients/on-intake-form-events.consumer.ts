import { Controller } from '@nestjs/common';
import { PracticeSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  IntakeFormSentSchema,
  IntakeFormSubmittedSchema,
  type IntakeFormSent,
  type IntakeFormSubmitted,
} from '@yarrow/contracts/clients/v1/events_pb';
import { NotYetError, OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { SealedBox } from '@yarrow/kit/sealing';
import { CopiesRepository } from '../../copies/copies.repository.js';
import { Planner } from '../../deliveries/planner.js';
import { secretOf } from '../secret-of.js';

/** The link of an intake form to the client, and the news that it came back to the practitioner. */
@Controller()
export class OnIntakeFormEvents {
  constructor(
    private readonly copies: CopiesRepository,
    private readonly planner: Planner,
    private readonly box: SealedBox,
  ) {}

  @OnEvent(IntakeFormSentSchema)
  async sendLink(event: IntakeFormSent, context: EventContext): Promise<void> {
    const { practiceId, client } = event;
    if (!client) throw new Error('IntakeFormSent without client');
    const { name, practitionerFirstName } = await this.practice(practiceId, context);
    const told = { sealed: event.sealedUniqueId, clear: event.uniqueId };
    const uniqueId = await secretOf(this.box, IntakeFormSentSchema, client.clientId, told);
    const url = `${this.planner.publicUrl}/intake_form/${encodeURIComponent(uniqueId)}`;
    const plan = { kind: 'intake_form', subject: context.eventId, sendAt: context.occurredAt.getTime() };
    if (!client.email) {
      const body = `Yarrow: ${name} asks you to fill in a form before your visit. ${url} Reply STOP to end texts.`;
      await this.planner.plan(context.tx, [{ ...plan, recipient: client.phone, channel: 'sms', message: { body } }]);
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
      closing: 'The link is yours alone. Please do not pass it on.',
    };
    await this.planner.mail(context.tx, { ...plan, recipient: client.email }, mail);
  }

  /** Says that it is there, never what it says. */
  @OnEvent(IntakeFormSubmittedSchema)
  async tellPractitioner({ practiceId, clientId }: IntakeFormSubmitted, context: EventContext): Promise<void> {
    const practice = await this.practice(practiceId, context);
    const client = await this.copies.findClient(context.tx, clientId);
    const name = [client?.firstName, client?.lastName].filter(Boolean).join(' ') || 'A client';
    await this.planner.mail(
      context.tx,
      {
        kind: 'intake_form_submitted',
        subject: context.eventId,
        recipient: practice.email,
        sendAt: context.occurredAt.getTime(),
      },
      {
        subject: `${name} filled in your intake form`,
        practice: practice.name,
        heading: `${name} filled in your form`,
        paragraphs: ['The answers are with the client in your portal.'],
        details: [],
        action: { label: 'See the client', url: `${this.planner.publicUrl}/portal/clients/${clientId}` },
      },
    );
  }

  private async practice(practiceId: string, { tx }: EventContext) {
    const practice = await this.copies.find(tx, PracticeSchema, practiceId);
    if (!practice) throw new NotYetError(`Practice ${practiceId} is not known yet`);
    return practice;
  }
}
