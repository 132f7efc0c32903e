import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { PracticeSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { newId } from '@yarrow/kit/ids';

export const HOUR = 3_600_000;

/** What people typed into every field; a test of hostile text replaces it. */
export interface Typed {
  practice: string;
  firstName: string;
  lastName: string;
  service: string;
  note: string;
  place: string;
}

export const PLAIN: Typed = {
  practice: 'Still Water',
  firstName: 'Ada',
  lastName: 'Okafor',
  service: 'Breathwork',
  note: 'My left shoulder is sore.',
  place: 'Garden studio',
};

/** One practice, one contact of it with an account, and everything that may be booked there. */
export class SamplePeople {
  readonly practiceId = newId();
  readonly clientId = newId();
  readonly userId = newId();
  readonly proEmail = `ines-${this.practiceId}@example.com`;
  readonly clientEmail = `ada-${this.clientId}@example.com`;

  /** @param now epoch milliseconds */
  constructor(
    readonly now: number,
    readonly typed: Typed = PLAIN,
    readonly clientPhone = '+447911123456',
  ) {}

  practice(): MessageInitShape<typeof PracticeSchema> {
    return {
      practiceId: this.practiceId,
      name: this.typed.practice,
      slug: 'still-water',
      practitionerFirstName: 'Ines',
      practitionerLastName: 'Duarte',
      email: this.proEmail,
      timeZone: 'America/Vancouver',
      published: true,
      version: 1,
    };
  }

  client() {
    const { firstName, lastName } = this.typed;
    const { clientId, practiceId, clientEmail: email, clientPhone: phone } = this;
    return { clientId, practiceId, firstName, lastName, email, phone, version: 1, timeZone: 'Europe/London' };
  }

  /** A video visit three days from now. */
  appointment(changes: object = {}) {
    const id = newId();
    return {
      appointmentId: id,
      host: this.host(),
      attendee: this.attendee(),
      place: {
        name: 'Video visit',
        kind: 'virtual',
        virtualType: 'video',
        virtualLink: 'https://meet.example.com/ines',
      },
      lines: [{ name: this.typed.service, amountCents: 9500, durationMinutes: 60 }],
      state: 'approved',
      startsAt: timestampFromMs(this.now + 72 * HOUR),
      endsAt: timestampFromMs(this.now + 73 * HOUR),
      timeZone: 'America/Vancouver',
      amountCents: 9500,
      currency: 'CAD',
      instantActionToken: `token-${id}`,
      practiceToken: `practice-token-${id}`,
      cancellation: { text: 'Please tell me a day before.' },
      clientNote: this.typed.note,
      newClient: true,
      paymentRequirement: 'none',
      version: 1,
      calendarSequence: 0,
      ...changes,
    };
  }

  /** A group event in five days, at a place. */
  event(changes: object = {}) {
    return {
      eventId: newId(),
      host: this.host(),
      name: `Sunrise ${this.typed.service}`,
      instructions: 'Bring a blanket.',
      place: { name: this.typed.place, kind: 'office', singleLine: '12 Alder Street, Vancouver', hideAddress: true },
      startsAt: timestampFromMs(this.now + 120 * HOUR),
      endsAt: timestampFromMs(this.now + 122 * HOUR),
      timeZone: 'America/Vancouver',
      capacity: 12,
      amountCents: 2500,
      currency: 'CAD',
      version: 1,
      ...changes,
    };
  }

  registration(event: ReturnType<SamplePeople['event']>, changes: object = {}) {
    const id = newId();
    return {
      registrationId: id,
      event,
      attendee: this.attendee(),
      state: 'booked',
      amountCents: 2500,
      currency: 'CAD',
      token: `registration-${id}`,
      practiceToken: `practice-registration-${id}`,
      paymentRequirement: 'charge',
      version: 1,
      calendarSequence: 0,
      ...changes,
    };
  }

  private host() {
    return {
      practiceId: this.practiceId,
      practiceName: this.typed.practice,
      practitionerName: 'Ines Duarte',
      email: this.proEmail,
      phone: '+16045550100',
      slug: 'still-water',
    };
  }

  private attendee() {
    const { clientId, userId, clientEmail: email, clientPhone: phone } = this;
    const { firstName, lastName } = this.typed;
    return { clientId, userId, firstName, lastName, email, phone, timeZone: 'Europe/London' };
  }
}

/** A video visit of a guest, at a practice of its own: no other visit sends to the same addresses. */
export function guestVisit(now: Date, changes: object = {}) {
  const visit = new SamplePeople(now.getTime()).appointment();
  const { userId: _, ...guest } = visit.attendee;
  return { ...visit, attendee: guest, clientNote: '', newClient: false, paymentRequirement: '', ...changes };
}
