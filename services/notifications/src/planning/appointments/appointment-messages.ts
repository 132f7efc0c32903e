import type {
  Appointment,
  AppointmentCancelled,
  AppointmentRescheduled,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import type { PlannedMessage } from '../../deliveries/planned-message.js';
import { earlierSpan, endOf, startOf, timeForClient, timeForPractitioner } from '../../projection/appointment-times.js';
import { formatAmount } from '../money.js';
import { AppointmentMessageTemplate, type Side } from './appointment-message-template.js';

/** When clients are reminded, minutes before the start (spec readings, "Reminder timing choices"). */
export const EMAIL_REMINDER_MINUTES = 24 * 60;
export const TEXT_REMINDER_MINUTES = 2 * 60;
/** When they are asked for a review, minutes after the end. */
const REVIEW_REQUEST_MINUTES = 120;

/** Which messages each change of an appointment sends, to whom and when. */
export class AppointmentMessages {
  private readonly template: AppointmentMessageTemplate;

  /**
   * @param publicUrl root of the site
   * @param at epoch milliseconds at which it happened
   */
  constructor(
    private readonly appointment: Appointment,
    publicUrl: string,
    private readonly at: number,
  ) {
    this.template = new AppointmentMessageTemplate(appointment, publicUrl, at);
  }

  requested(): PlannedMessage[] {
    const { template } = this;
    const { attendee, newClient } = this.appointment;
    return [
      template.mail('client', 'appointment_requested', 'pending', {
        subject: `Your request to ${template.practice} was sent`,
        heading: 'Your request is on its way',
        paragraphs: [
          `${template.practitioner} will confirm it or decline. We will tell you as soon as there is an answer.`,
        ],
        action: { label: 'See your request', url: template.clientPage },
        ...this.closing(),
      }),
      template.mail('practitioner', 'appointment_requested', 'pending', {
        subject: `New appointment request from ${template.clientName}`,
        heading: `${attendee?.firstName} would like to come`,
        paragraphs: [newClient ? 'This is a new client.' : 'You have met before.', ...this.note()],
        action: { label: 'Accept or decline', url: template.calendarPage },
      }),
      template.text(
        'practitioner',
        'appointment_requested',
        'pending',
        `Yarrow: ${template.clientName} asks for ${template.service}, ${timeForPractitioner(this.appointment)}. ${template.calendarPage}`,
      ),
    ];
  }

  accepted(automatic: boolean): PlannedMessage[] {
    const { template } = this;
    return [
      template.mail('client', 'appointment_accepted', 'approved', {
        subject: `Confirmed: ${template.service} with ${template.practice}`,
        heading: 'Your appointment is confirmed',
        paragraphs: [`${template.practitioner} is looking forward to seeing you.`],
        action: { label: 'See your appointment', url: template.clientPage },
        calendar: template.calendar('REQUEST', 'client'),
        ...this.closing(),
      }),
      template.text(
        'client',
        'appointment_accepted',
        'approved',
        `Yarrow: your ${template.service} with ${template.practice} is confirmed for ${template.when}. ${template.clientPage} Reply STOP to end texts.`,
      ),
      ...this.later(),
      ...(automatic ? [this.booked()] : []),
    ];
  }

  declined(): PlannedMessage[] {
    const { template } = this;
    return [
      template.mail('client', 'appointment_declined', 'declined', {
        subject: `${template.practice} cannot take your appointment`,
        heading: 'This time did not work out',
        paragraphs: [
          `${template.practitioner} had to decline your request. Your card is not charged; anything that you paid goes back in full.`,
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

  /** Nobody paid in time. */
  unpaid(): PlannedMessage[] {
    const { template } = this;
    return [
      template.mail('client', 'appointment_expired', 'unavailable', {
        subject: `Your booking with ${template.practice} was not completed`,
        heading: 'The time is free again',
        paragraphs: [
          'The payment did not arrive in time. If your card was charged after all, the whole amount goes back to it.',
        ],
        action: { label: 'Choose a time', url: template.bookPage },
      }),
    ];
  }

  /** Nobody answered the request in time. */
  unanswered(): PlannedMessage[] {
    const { template } = this;
    return [
      template.mail('client', 'request_lapsed', 'unavailable', {
        subject: `No answer from ${template.practice} in time`,
        heading: 'Your request has lapsed',
        paragraphs: [
          `${template.practitioner} could not answer before the time came. You owe nothing; what was paid goes back in full.`,
        ],
        action: { label: 'Choose another time', url: template.bookPage },
      }),
      template.mail('practitioner', 'request_lapsed', 'unavailable', {
        subject: `Request lapsed: ${template.clientName}, ${template.service}`,
        heading: 'A request was not answered in time',
        paragraphs: ['The client has been told, and the time is free again.'],
        action: { label: 'See your calendar', url: template.calendarPage },
      }),
    ];
  }

  /** A later time makes new reminders; the old ones no longer hold. */
  rescheduled(event: AppointmentRescheduled): PlannedMessage[] {
    const { state, version } = this.appointment;
    if (state !== 'approved' && state !== 'pending') return [];
    // Somebody may move to a time and back again: each move is sent.
    const moved = this.moved(event, state).map((plan) => ({ ...plan, topic: `${plan.topic} ${version}` }));
    return state === 'approved' ? [...moved, ...this.later()] : moved;
  }

  private moved({ previousStartsAt, previousEndsAt, rescheduledBy, feeCents }: AppointmentRescheduled, state: string) {
    const { template, appointment } = this;
    const before = earlierSpan(appointment, previousStartsAt, previousEndsAt);
    const [byClient, stands] = [rescheduledBy === 'client', state === 'approved'];
    const kind = 'appointment_rescheduled';
    const first = (side: Side) => {
      const value = before && (side === 'client' ? timeForClient : timeForPractitioner)(appointment, before);
      return value ? [{ label: 'Before', value }] : [];
    };
    const fee = this.fee(feeCents, 'The first time was given up late. ');
    const entry = (side: Side) => (stands ? { calendar: template.calendar('REQUEST', side) } : {});
    const who = byClient ? 'You moved this visit.' : `${template.practitioner} moved this visit.`;
    const updated = stands ? ['Your calendar entry is updated with this mail.'] : [];
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
        paragraphs: [stands ? 'It stands at the new time.' : 'It still waits for your answer.', ...fee],
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

  /** Reminders and the request for a review, unless their time had passed when booked. */
  private later(): PlannedMessage[] {
    const { template, appointment, at } = this;
    const start = startOf(appointment);
    const reminder = template.mail('client', 'appointment_reminder', 'approved', {
      subject: `Reminder: ${template.service} with ${template.practice}`,
      heading: 'See you soon',
      paragraphs: [`This is a reminder of your visit with ${template.practitioner}.`],
      action: { label: 'See your appointment', url: template.clientPage },
      ...this.closing(),
    });
    const reminderText = template.text(
      'client',
      'appointment_reminder',
      'approved',
      `Yarrow: reminder of your ${template.service} with ${template.practice}, ${template.when}. ${template.clientPage}`,
    );
    return [
      { ...reminder, sendAt: start - EMAIL_REMINDER_MINUTES * 60_000 },
      { ...reminderText, sendAt: start - TEXT_REMINDER_MINUTES * 60_000 },
      { ...this.reviewRequest(), sendAt: endOf(appointment) + REVIEW_REQUEST_MINUTES * 60_000 },
    ].filter(({ sendAt }) => sendAt > at);
  }

  private reviewRequest(): PlannedMessage {
    const { template } = this;
    const plan = template.mail('client', 'review_request', 'approved', {
      subject: `How was your visit with ${template.practitioner}?`,
      heading: 'How was it?',
      paragraphs: [
        `A few words help others to find ${template.practitioner}. It takes a minute, and you may stay anonymous.`,
      ],
      action: { label: 'Leave a review', url: template.clientPage },
    });
    return { ...plan, holdsWhile: { ...plan.holdsWhile, reviewed: false } };
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
    return [`${why}Under the cancellation terms ${formatAmount(feeCents, this.appointment.currency)} is owed.`];
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

  /** The practice's own text about cancelling. */
  private closing(): { closing?: string } {
    const text = this.appointment.cancellation?.text;
    return text ? { closing: text } : {};
  }

  private note(): string[] {
    return quoted(this.appointment.clientNote);
  }
}

function quoted(typed: string): string[] {
  return typed ? [`“${typed}”`] : [];
}
