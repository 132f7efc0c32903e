import type {
  Appointment,
  AppointmentCancelled,
  AppointmentRescheduled,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import type { PlannedMessage } from '../../deliveries/planned-message.js';
import { DEFAULT_CONTENT, fillIn } from '../../email-templates/template-rules.js';
import { valuesOf } from '../../email-templates/template-values.js';
import { earlierSpan, startOf, timeForClient, timeForPractitioner } from '../../projection/appointment-times.js';
import type { ReminderMinutes } from '../../reminder-settings/reminder-rules.js';
import { quoted } from '../../templates/inert-text.js';
import { formatAmount } from '../money.js';
import { AppointmentMessageTemplate, type Side } from './appointment-message-template.js';
import { AppointmentReminders } from './appointment-reminders.js';

/** Plans the messages for each change of an appointment. */
export class AppointmentMessages {
  /** What is sent later. */
  readonly reminders: AppointmentReminders;
  private readonly template: AppointmentMessageTemplate;

  /**
   * @param publicUrl root of the site
   * @param at epoch milliseconds at which it happened
   * @param minutes when the practice reminds
   */
  constructor(
    private readonly appointment: Appointment,
    publicUrl: string,
    private readonly at: number,
    minutes: ReminderMinutes,
  ) {
    this.template = new AppointmentMessageTemplate(appointment, publicUrl, at);
    this.reminders = new AppointmentReminders(this.template, minutes);
  }

  requested(): PlannedMessage[] {
    const { template } = this;
    const { attendee, newClient } = this.appointment;
    return [
      template.mail('client', 'appointment_requested', 'pending', {
        subject: `Your request to ${template.practice} was sent`,
        heading: 'Your request is on its way',
        paragraphs: [`${template.practitioner} will confirm or decline. We'll email you as soon as they reply.`],
        action: { label: 'See your request', url: template.clientPage },
        ...template.closing,
      }),
      template.mail('practitioner', 'appointment_requested', 'pending', {
        subject: `New appointment request from ${template.clientName}`,
        heading: `${attendee?.firstName} would like to book a visit`,
        paragraphs: [newClient ? 'This is a new client.' : "You've met before.", ...this.note()],
        action: { label: 'Accept or decline', url: template.calendarPage },
      }),
      template.text(
        'practitioner',
        'appointment_requested',
        'pending',
        `Yarrow: ${template.clientName} requested ${template.service}, ${timeForPractitioner(this.appointment)}. ${template.calendarPage}`,
      ),
    ];
  }

  accepted(automatic: boolean): PlannedMessage[] {
    // A practitioner may enter a visit that has started or taken place already: its client is not invited to it.
    if (startOf(this.appointment) <= this.at) return this.reminders.list();
    const toPractitioner = automatic ? [this.booked()] : [];
    return [...this.confirmations('appointment_accepted'), ...this.reminders.list(), ...toPractitioner];
  }

  /** The practitioner wants it sent again. @param sendTo `email` or `sms`; both where it is left out */
  confirmedAgain(sendTo?: string): PlannedMessage[] {
    const all = this.confirmations('appointment_confirmation_resent');
    const wanted = all.filter(({ channel }) => sendTo === undefined || channel === sendTo);
    return wanted.map((plan) => ({ ...plan, topic: `${plan.topic} ${this.at}` }));
  }

  declined(): PlannedMessage[] {
    const { template } = this;
    return [
      template.mail('client', 'appointment_declined', 'declined', {
        subject: `${template.practice} can't take your appointment`,
        heading: "This time didn't work out",
        paragraphs: [
          `${template.practitioner} had to decline your request. Your card won't be charged, and anything you paid is fully refunded.`,
        ],
        action: { label: 'Choose another time', url: template.bookPage },
      }),
    ];
  }

  cancelled({ cancelledBy, late, feeCents, practitionerNote }: AppointmentCancelled): PlannedMessage[] {
    const { template } = this;
    const byClient = cancelledBy === 'client';
    const fee = this.fee(feeCents, late ? 'It was cancelled late. ' : '');
    const who = byClient ? 'You cancelled this visit.' : `${template.practitioner} had to cancel this visit.`;
    return [
      template.mail('client', 'appointment_cancelled', 'cancelled', {
        subject: `Cancelled: ${template.service} with ${template.practice}`,
        heading: 'Your appointment was cancelled',
        paragraphs: [who, ...quoted(practitionerNote), ...this.session(byClient && late), ...fee],
        action: { label: 'Book another appointment', url: template.bookPage },
        ...template.withdrawal('client'),
      }),
      template.mail('practitioner', 'appointment_cancelled', 'cancelled', {
        subject: `Cancelled: ${template.clientName}, ${template.service}`,
        heading: byClient ? `${template.clientName} cancelled` : 'You cancelled a visit',
        paragraphs: ['The time is free again.', ...fee],
        action: { label: 'See your calendar', url: template.calendarPage },
        ...template.withdrawal('practitioner'),
      }),
      template.text(
        byClient ? 'practitioner' : 'client',
        'appointment_cancelled',
        'cancelled',
        byClient
          ? `Yarrow: ${template.clientName} cancelled ${template.service}, ${timeForPractitioner(this.appointment)}. ${template.calendarPage}`
          : `Yarrow: ${template.practice} had to cancel your ${template.service}. ${template.clientPage}`,
      ),
    ];
  }

  /** The booking was not paid in time. */
  unpaid(): PlannedMessage[] {
    const { template } = this;
    return [
      template.mail('client', 'appointment_expired', 'unavailable', {
        subject: `Your booking with ${template.practice} wasn't completed`,
        heading: 'The time is free again',
        paragraphs: [
          "Your payment didn't arrive in time. If your card was charged after all, you'll get a full refund.",
        ],
        action: { label: 'Choose a time', url: template.bookPage },
      }),
    ];
  }

  /** The request was not answered in time. */
  unanswered(): PlannedMessage[] {
    const { template } = this;
    return [
      template.mail('client', 'request_lapsed', 'unavailable', {
        subject: `${template.practice} didn't reply in time`,
        heading: 'Your request has expired',
        paragraphs: [
          `${template.practitioner} couldn't reply in time. You owe nothing, and anything you paid is fully refunded.`,
        ],
        action: { label: 'Choose another time', url: template.bookPage },
      }),
      template.mail('practitioner', 'request_lapsed', 'unavailable', {
        subject: `Request expired: ${template.clientName}, ${template.service}`,
        heading: "A request wasn't answered in time",
        paragraphs: ["We've let the client know, and the time is free again."],
        action: { label: 'See your calendar', url: template.calendarPage },
      }),
    ];
  }

  /** Plans the reminders again: those for the previous time were withdrawn. */
  rescheduled(event: AppointmentRescheduled): PlannedMessage[] {
    const { state, version } = this.appointment;
    if (state !== 'approved' && state !== 'pending') return [];
    // A visit may be moved to a time and back again: each move is sent.
    const moved = this.moved(event, state).map((plan) => ({ ...plan, topic: `${plan.topic} ${version}` }));
    return state === 'approved' ? [...moved, ...this.reminders.renewed()] : moved;
  }

  private moved({ previousStartsAt, previousEndsAt, rescheduledBy, feeCents }: AppointmentRescheduled, state: string) {
    const { template, appointment } = this;
    const before = earlierSpan(appointment, previousStartsAt, previousEndsAt);
    const [byClient, stands] = [rescheduledBy === 'client', state === 'approved'];
    const kind = 'appointment_rescheduled';
    const first = (side: Side) => {
      const value = before && (side === 'client' ? timeForClient : timeForPractitioner)(appointment, before);
      return value ? [{ label: 'Previous time', value }] : [];
    };
    const fee = this.fee(feeCents, 'It was moved late. ');
    const entry = (side: Side) => (stands ? { calendar: template.calendar('REQUEST', side) } : {});
    const who = byClient ? 'You moved this visit.' : `${template.practitioner} moved this visit.`;
    const updated = stands ? ['This email updates your calendar entry.'] : [];
    return [
      template.mail('client', kind, state, {
        subject: `New time: ${template.service} with ${template.practice}`,
        heading: stands ? 'Your appointment has a new time' : 'Your request has a new time',
        paragraphs: [who, ...fee, ...updated],
        first: first('client'),
        action: { label: 'See your appointment', url: template.clientPage },
        ...entry('client'),
      }),
      template.mail('practitioner', kind, state, {
        subject: `New time: ${template.clientName}, ${template.service}`,
        heading: byClient ? `${template.clientName} moved a visit` : 'You moved a visit',
        paragraphs: [stands ? 'The new time is confirmed.' : "It's still waiting for your reply.", ...fee],
        first: first('practitioner'),
        action: { label: 'See your calendar', url: template.calendarPage },
        ...entry('practitioner'),
      }),
      template.text(
        byClient ? 'practitioner' : 'client',
        kind,
        state,
        byClient
          ? `Yarrow: ${template.clientName} moved ${template.service} to ${timeForPractitioner(appointment)}. ${template.calendarPage}`
          : `Yarrow: ${template.practice} moved your ${template.service} to ${template.when}. ${template.clientPage}`,
      ),
    ];
  }

  /** To the client, by mail and by text. */
  private confirmations(kind: string): PlannedMessage[] {
    const { template } = this;
    return [
      template.mail('client', kind, 'approved', {
        subject: `Confirmed: ${template.service} with ${template.practice}`,
        heading: 'Your appointment is confirmed',
        paragraphs: [fillIn(DEFAULT_CONTENT.appointment_confirmed, valuesOf(this.appointment))],
        action: { label: 'See your appointment', url: template.clientPage },
        calendar: template.calendar('REQUEST', 'client'),
        ...template.closing,
      }),
      template.text(
        'client',
        kind,
        'approved',
        `Yarrow: your ${template.service} with ${template.practice} is confirmed for ${template.when}. ${template.clientPage} Reply STOP to end texts.`,
      ),
    ];
  }

  private booked(): PlannedMessage {
    const { template } = this;
    return template.mail('practitioner', 'appointment_booked', 'approved', {
      subject: `New booking from ${template.clientName}`,
      heading: `${template.clientName} booked a visit`,
      paragraphs: this.note(),
      action: { label: 'See it on your calendar', url: template.calendarPage },
      calendar: template.calendar('REQUEST', 'practitioner'),
    });
  }

  private fee(feeCents: number, why: string): string[] {
    if (feeCents <= 0) return [];
    return [
      `${why}Under the cancellation terms the fee is ${formatAmount(feeCents, this.appointment.currency)}; anything already paid counts toward it.`,
    ];
  }

  /** A visit cancelled in time, or by the practitioner, returns its session. */
  private session(lost: boolean): string[] {
    const { packageSession } = this.appointment;
    if (!packageSession) return [];
    return [
      lost
        ? `The session of “${packageSession.name}” counts as used, because it was cancelled late.`
        : `The session goes back to “${packageSession.name}”: you can use it for another visit.`,
    ];
  }

  private note(): string[] {
    return quoted(this.appointment.clientNote);
  }
}
