import { endOf, startOf } from '../../appointment-copies/appointment-times.js';
import type { Plan } from '../../deliveries/plan.js';
import type { AppointmentWords } from './appointment-words.js';

/** When clients are reminded, minutes before the start (spec readings, "Reminder timing choices"). */
export const EMAIL_REMINDER_MINUTES = 24 * 60;
export const TEXT_REMINDER_MINUTES = 2 * 60;
/** When they are asked for a review, minutes after the end. */
const REVIEW_REQUEST_MINUTES = 120;

/** What is said later of an appointment that stands: before it and after it. */
export function laterPlans(words: AppointmentWords): Plan[] {
  const start = startOf(words.appointment);
  return [
    { ...reminderMail(words), sendAt: start - EMAIL_REMINDER_MINUTES * 60_000 },
    { ...reminderText(words), sendAt: start - TEXT_REMINDER_MINUTES * 60_000 },
    { ...reviewRequest(words), sendAt: endOf(words.appointment) + REVIEW_REQUEST_MINUTES * 60_000 },
    // One whose moment had passed when booked is not sent.
  ].filter(({ sendAt }) => sendAt > words.at);
}

function reminderMail(words: AppointmentWords): Plan {
  return words.mail('client', 'appointment_reminder', 'approved', {
    subject: `Reminder: ${words.service} with ${words.practice}`,
    heading: 'See you soon',
    paragraphs: [`This is a reminder of your visit with ${words.practitioner}.`],
    action: { label: 'See your appointment', url: words.clientPage },
    ...closingOf(words),
  });
}

function reminderText(words: AppointmentWords): Plan {
  const body = `Yarrow: reminder of your ${words.service} with ${words.practice}, ${words.when}. ${words.clientPage}`;
  return words.text('client', 'appointment_reminder', 'approved', body);
}

function reviewRequest(words: AppointmentWords): Plan {
  const plan = words.mail('client', 'review_request', 'approved', {
    subject: `How was your visit with ${words.practitioner}?`,
    heading: 'How was it?',
    paragraphs: [
      `A few words help others to find ${words.practitioner}. It takes a minute, and you may stay anonymous.`,
    ],
    action: { label: 'Leave a review', url: words.clientPage },
  });
  return { ...plan, holdsWhile: { ...plan.holdsWhile, reviewed: false } };
}

/** The practice's own words about cancelling. */
export function closingOf({ appointment }: AppointmentWords): { closing?: string } {
  const text = appointment.cancellation?.text;
  return text ? { closing: text } : {};
}
