import type { PlannedMessage } from '../../deliveries/planned-message.js';
import { textNoLaterThan } from '../../deliveries/text-hours.js';
import { DEFAULT_CONTENT, fillIn } from '../../email-templates/template-rules.js';
import { valuesOf } from '../../email-templates/template-values.js';
import { endOf, startOf } from '../../projection/appointment-times.js';
import type { ReminderMinutes } from '../../reminder-settings/reminder-rules.js';
import type { AppointmentMessageTemplate } from './appointment-message-template.js';

/** When clients are asked for a review, minutes after the end. */
const REVIEW_REQUEST_MINUTES = 120;

const REMINDER = 'appointment_reminder';
const REVIEW_REQUEST = 'review_request';
/** What is planned for later when a visit is confirmed. */
export const LATER_KINDS = [REMINDER, REVIEW_REQUEST];

/** What a client gets around a visit that stands, without anything happening. */
export class AppointmentReminders {
  constructor(
    private readonly template: AppointmentMessageTemplate,
    private readonly minutes: ReminderMinutes,
  ) {}

  /** Reminders and the request for a review, unless their time had passed when booked. */
  list(): PlannedMessage[] {
    const { appointment, at, clientZone } = this.template;
    const start = startOf(appointment);
    const { appointmentEmailReminderMinutes, appointmentTextReminderMinutes } = this.minutes;
    return [
      { ...this.mail(), sendAt: start - appointmentEmailReminderMinutes * 60_000 },
      { ...this.text(), sendAt: textNoLaterThan(start - appointmentTextReminderMinutes * 60_000, clientZone) },
      { ...this.reviewRequest(), sendAt: endOf(appointment) + REVIEW_REQUEST_MINUTES * 60_000 },
    ].filter(({ sendAt }) => sendAt > at);
  }

  /**
   * Those of a visit that was changed or moved, in the place of those that were planned. The version is in their key: a visit
   * may come back to a time of which the reminders were withdrawn.
   */
  renewed(): PlannedMessage[] {
    const { state, version } = this.template.appointment;
    if (state !== 'approved') return [];
    return this.list().map((plan) => ({ ...plan, topic: `${plan.topic} ${version}` }));
  }

  private mail(): PlannedMessage {
    const { template } = this;
    return template.mail('client', REMINDER, 'approved', {
      subject: `Reminder: ${template.service} with ${template.practice}`,
      heading: 'See you soon',
      paragraphs: [fillIn(DEFAULT_CONTENT.appointment_reminder, valuesOf(template.appointment))],
      action: { label: 'See your appointment', url: template.clientPage },
      ...template.closing,
    });
  }

  private text(): PlannedMessage {
    const { template } = this;
    return template.text(
      'client',
      REMINDER,
      'approved',
      `Yarrow: reminder of your ${template.service} with ${template.practice}, ${template.when}. ${template.clientPage}`,
    );
  }

  private reviewRequest(): PlannedMessage {
    const { template } = this;
    const plan = template.mail('client', REVIEW_REQUEST, 'approved', {
      subject: `How was your visit with ${template.practitioner}?`,
      heading: 'How was it?',
      paragraphs: [
        `A few words help others find ${template.practitioner}. It takes a minute, and you can stay anonymous.`,
      ],
      action: { label: 'Leave a review', url: template.clientPage },
    });
    return { ...plan, holdsWhile: { ...plan.holdsWhile, reviewed: false } };
  }
}
