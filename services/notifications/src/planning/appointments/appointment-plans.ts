import type {
  Appointment,
  AppointmentCancelled,
  AppointmentRescheduled,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { earlierSpan, timeForClient, timeForPractitioner } from '../../appointment-copies/appointment-times.js';
import type { Plan } from '../../deliveries/plan.js';
import { formatAmount } from '../money.js';
import { AppointmentWords, type Side } from './appointment-words.js';
import { closingOf, laterPlans } from './reminder-plans.js';

/** What is said of each change of an appointment. */
export class AppointmentPlans {
  private readonly words: AppointmentWords;

  /**
   * @param publicUrl root of the site
   * @param at epoch milliseconds at which it happened
   */
  constructor(
    private readonly appointment: Appointment,
    publicUrl: string,
    at: number,
  ) {
    this.words = new AppointmentWords(appointment, publicUrl, at);
  }

  requested(): Plan[] {
    const { words } = this;
    const { attendee, newClient } = this.appointment;
    return [
      words.mail('client', 'appointment_requested', 'pending', {
        subject: `Your request to ${words.practice} was sent`,
        heading: 'Your request is on its way',
        paragraphs: [
          `${words.practitioner} will confirm it or decline. We will tell you as soon as there is an answer.`,
        ],
        action: { label: 'See your request', url: words.clientPage },
        ...closingOf(words),
      }),
      words.mail('practitioner', 'appointment_requested', 'pending', {
        subject: `New appointment request from ${words.clientName}`,
        heading: `${attendee?.firstName} would like to come`,
        paragraphs: [newClient ? 'This is a new client.' : 'You have met before.', ...this.note()],
        action: { label: 'Accept or decline', url: words.calendarPage },
      }),
      words.text(
        'practitioner',
        'appointment_requested',
        'pending',
        `Yarrow: ${words.clientName} asks for ${words.service}, ${timeForPractitioner(this.appointment)}. ${words.calendarPage}`,
      ),
    ];
  }

  accepted(automatic: boolean): Plan[] {
    const { words } = this;
    return [
      words.mail('client', 'appointment_accepted', 'approved', {
        subject: `Confirmed: ${words.service} with ${words.practice}`,
        heading: 'Your appointment is confirmed',
        paragraphs: [`${words.practitioner} is looking forward to seeing you.`],
        action: { label: 'See your appointment', url: words.clientPage },
        calendar: words.calendar('REQUEST', 'client'),
        ...closingOf(words),
      }),
      words.text(
        'client',
        'appointment_accepted',
        'approved',
        `Yarrow: your ${words.service} with ${words.practice} is confirmed for ${words.when}. ${words.clientPage} Reply STOP to end texts.`,
      ),
      ...laterPlans(words),
      ...(automatic ? [this.booked()] : []),
    ];
  }

  declined(): Plan[] {
    const { words } = this;
    return [
      words.mail('client', 'appointment_declined', 'declined', {
        subject: `${words.practice} cannot take your appointment`,
        heading: 'This time did not work out',
        paragraphs: [
          `${words.practitioner} had to decline your request. Your card is not charged; anything that you paid goes back in full.`,
        ],
        action: { label: 'Choose another time', url: words.bookPage },
      }),
    ];
  }

  cancelled({ cancelledBy, late, feeCents, practitionerNote }: AppointmentCancelled): Plan[] {
    const { words } = this;
    const byClient = cancelledBy === 'client';
    const fee = this.fee(feeCents, late ? 'It was cancelled late. ' : '');
    const who = byClient ? 'You cancelled this visit.' : `${words.practitioner} had to cancel this visit.`;
    return [
      words.mail('client', 'appointment_cancelled', 'cancelled', {
        subject: `Cancelled: ${words.service} with ${words.practice}`,
        heading: 'Your appointment was cancelled',
        paragraphs: [who, ...quoted(practitionerNote), ...this.session(byClient && late), ...fee],
        action: { label: 'Book another appointment', url: words.bookPage },
        ...words.withdrawal('client'),
      }),
      words.mail('practitioner', 'appointment_cancelled', 'cancelled', {
        subject: `Cancelled: ${words.clientName}, ${words.service}`,
        heading: byClient ? `${words.clientName} cancelled` : 'You cancelled a visit',
        paragraphs: ['The time is free again.', ...fee],
        action: { label: 'See your calendar', url: words.calendarPage },
        ...words.withdrawal('practitioner'),
      }),
      words.text(
        byClient ? 'practitioner' : 'client',
        'appointment_cancelled',
        'cancelled',
        byClient
          ? `Yarrow: ${words.clientName} cancelled ${words.service}, ${timeForPractitioner(this.appointment)}. ${words.calendarPage}`
          : `Yarrow: ${words.practice} had to cancel your ${words.service}. ${words.clientPage}`,
      ),
    ];
  }

  /** Nobody paid in time. */
  unpaid(): Plan[] {
    const { words } = this;
    return [
      words.mail('client', 'appointment_expired', 'unavailable', {
        subject: `Your booking with ${words.practice} was not completed`,
        heading: 'The time is free again',
        paragraphs: [
          'The payment did not arrive in time. If your card was charged after all, the whole amount goes back to it.',
        ],
        action: { label: 'Choose a time', url: words.bookPage },
      }),
    ];
  }

  /** Nobody answered the request in time. */
  unanswered(): Plan[] {
    const { words } = this;
    return [
      words.mail('client', 'request_lapsed', 'unavailable', {
        subject: `No answer from ${words.practice} in time`,
        heading: 'Your request has lapsed',
        paragraphs: [
          `${words.practitioner} could not answer before the time came. You owe nothing; what was paid goes back in full.`,
        ],
        action: { label: 'Choose another time', url: words.bookPage },
      }),
      words.mail('practitioner', 'request_lapsed', 'unavailable', {
        subject: `Request lapsed: ${words.clientName}, ${words.service}`,
        heading: 'A request was not answered in time',
        paragraphs: ['The client has been told, and the time is free again.'],
        action: { label: 'See your calendar', url: words.calendarPage },
      }),
    ];
  }

  /** A later time makes new reminders; the old ones no longer hold. */
  rescheduled(event: AppointmentRescheduled): Plan[] {
    const { state, version } = this.appointment;
    if (state !== 'approved' && state !== 'pending') return [];
    // Somebody may move to a time and back again: each move is told.
    const told = this.moved(event, state).map((plan) => ({ ...plan, subject: `${plan.subject} ${version}` }));
    return state === 'approved' ? [...told, ...laterPlans(this.words)] : told;
  }

  private moved({ previousStartsAt, previousEndsAt, rescheduledBy, feeCents }: AppointmentRescheduled, state: string) {
    const { words, appointment } = this;
    const before = earlierSpan(appointment, previousStartsAt, previousEndsAt);
    const [byClient, stands] = [rescheduledBy === 'client', state === 'approved'];
    const kind = 'appointment_rescheduled';
    const first = (side: Side) => {
      const value = before && (side === 'client' ? timeForClient : timeForPractitioner)(appointment, before);
      return value ? [{ label: 'Before', value }] : [];
    };
    const fee = this.fee(feeCents, 'The first time was given up late. ');
    const entry = (side: Side) => (stands ? { calendar: words.calendar('REQUEST', side) } : {});
    const told = byClient ? 'You moved this visit.' : `${words.practitioner} moved this visit.`;
    const updated = stands ? ['Your calendar entry is updated with this mail.'] : [];
    return [
      words.mail('client', kind, state, {
        subject: `New time: ${words.service} with ${words.practice}`,
        heading: stands ? 'Your appointment has a new time' : 'Your request has a new time',
        paragraphs: [told, ...fee, ...updated],
        first: first('client'),
        action: { label: 'See your appointment', url: words.clientPage },
        ...entry('client'),
      }),
      words.mail('practitioner', kind, state, {
        subject: `New time: ${words.clientName}, ${words.service}`,
        heading: byClient ? `${words.clientName} moved a visit` : 'You moved a visit',
        paragraphs: [stands ? 'It stands at the new time.' : 'It still waits for your answer.', ...fee],
        first: first('practitioner'),
        action: { label: 'See your calendar', url: words.calendarPage },
        ...entry('practitioner'),
      }),
      words.text(
        byClient ? 'practitioner' : 'client',
        kind,
        state,
        byClient
          ? `Yarrow: ${words.clientName} moved ${words.service} to ${timeForPractitioner(appointment)}. ${words.calendarPage}`
          : `Yarrow: ${words.practice} moved your ${words.service} to ${words.when}. ${words.clientPage}`,
      ),
    ];
  }

  private booked(): Plan {
    const { words } = this;
    return words.mail('practitioner', 'appointment_booked', 'approved', {
      subject: `New booking from ${words.clientName}`,
      heading: `${words.clientName} booked a visit`,
      paragraphs: this.note(),
      action: { label: 'See it on your calendar', url: words.calendarPage },
      calendar: words.calendar('REQUEST', 'practitioner'),
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

  private note(): string[] {
    return quoted(this.appointment.clientNote);
  }
}

function quoted(typed: string): string[] {
  return typed ? [`“${typed}”`] : [];
}
