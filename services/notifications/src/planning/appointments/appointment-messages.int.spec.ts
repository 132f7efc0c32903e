import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DescMessage } from '@bufbuild/protobuf';
import { timestampFromDate, timestampFromMs } from '@bufbuild/protobuf/wkt';
import {
  AppointmentAcceptedSchema,
  AppointmentCancelledSchema,
  AppointmentRequestedSchema,
  AppointmentRescheduledSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { calendarOf, NotificationsHarness } from '../../testing/notifications-harness.js';
import { guestVisit, HOUR } from '../../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');

let harness: NotificationsHarness;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
});
afterAll(() => harness?.stop());

describe('an accepted appointment', () => {
  it('is confirmed by mail with a calendar entry, in both parts, in both zones', async () => {
    const booked = guestVisit(NOW);
    await harness.acceptVisit(booked);
    await harness.send();
    const [mail] = await harness.mailsTo(booked.attendee.email);
    expect(mail?.subject).toBe('Confirmed: Breathwork with Still Water');
    for (const part of [mail!.html, mail!.text]) {
      expect(part).toContain('5:00 PM – 6:00 PM London time');
      expect(part).toMatch(/10:00 AM – 11:00 AM \w+ time for your practitioner/);
      expect(part).toContain(`https://yarrow.example/m/c/${booked.instantActionToken}`);
      expect(part).toContain('https://meet.example.com/ines');
    }
    const calendar = JSON.stringify(mail!.attachments);
    expect(calendar).toContain('calendar');
  });

  it('sends each message once, however often the event comes', async () => {
    const booked = guestVisit(NOW);
    await harness.acceptVisit(booked);
    await harness.acceptVisit(booked);
    await Promise.all([harness.send(), harness.send()]);
    expect(await harness.mailsTo(booked.attendee.email)).toHaveLength(1);
  });

  it('sends reminders a day before by mail and two hours before by text', async () => {
    const booked = guestVisit(NOW, {
      attendee: { ...guestVisit(NOW).attendee, email: `r-${newId()}@example.com`, phone: '+447911123499' },
    });
    await harness.acceptVisit(booked);
    await harness.send();
    await harness.sendAt(new Date(NOW.getTime() + 48 * HOUR + 1000));
    expect((await harness.mailsTo(booked.attendee.email)).map(({ subject }) => subject)).toContain(
      'Reminder: Breathwork with Still Water',
    );
    expect((await harness.textsTo('+447911123499')).filter((body) => body.includes('reminder'))).toHaveLength(0);
    await harness.sendAt(new Date(NOW.getTime() + 70 * HOUR + 1000));
    expect((await harness.textsTo('+447911123499')).filter((body) => body.includes('reminder'))).toHaveLength(1);
  });

  it('sends no reminder that was due before the booking', async () => {
    const booked = guestVisit(NOW, { startsAt: timestampFromDate(new Date(NOW.getTime() + HOUR)) });
    await harness.acceptVisit(booked);
    expect((await harness.logOfVisit(booked)).map(({ kind }) => kind)).not.toContain('appointment_reminder');
  });
});

describe('a planned message whose condition no longer holds', () => {
  it('is not sent: a cancelled visit has no reminder, and its calendar entry is taken back', async () => {
    const booked = guestVisit(NOW);
    await harness.acceptVisit(booked);
    await harness.send();
    const cancelled = { ...booked, state: 'cancelled', version: 2 };
    await harness.service.publish(
      AppointmentCancelledSchema,
      { appointment: cancelled, cancelledBy: 'pro', practitionerNote: 'I am ill.' },
      { aggregateId: booked.appointmentId, occurredAt: harness.clock.now() },
    );
    await harness.sendAt(new Date(NOW.getTime() + 71 * HOUR));
    const subjects = (await harness.mailsTo(booked.attendee.email)).map(({ subject }) => subject).sort();
    expect(subjects).toEqual(['Cancelled: Breathwork with Still Water', 'Confirmed: Breathwork with Still Water']);
    const reminders = (await harness.logOfVisit(booked)).filter(({ kind }) => kind === 'appointment_reminder');
    expect(reminders.map(({ state }) => state)).toEqual(['dropped', 'dropped']);
  });

  it('is replaced: a moved visit has reminders at its new time only', async () => {
    const booked = guestVisit(NOW);
    await harness.acceptVisit(booked);
    const moved = {
      ...booked,
      version: 2,
      startsAt: timestampFromDate(new Date(NOW.getTime() + 96 * HOUR)),
      endsAt: timestampFromDate(new Date(NOW.getTime() + 97 * HOUR)),
    };
    await harness.service.publish(
      AppointmentRescheduledSchema,
      { appointment: moved },
      { aggregateId: booked.appointmentId, occurredAt: harness.clock.now() },
    );
    await harness.sendAt(new Date(NOW.getTime() + 49 * HOUR));
    expect(
      (await harness.mailsTo(booked.attendee.email)).filter(({ subject }) => subject.startsWith('Reminder')),
    ).toHaveLength(0);
    await harness.sendAt(new Date(NOW.getTime() + 73 * HOUR));
    expect(
      (await harness.mailsTo(booked.attendee.email)).filter(({ subject }) => subject.startsWith('Reminder')),
    ).toHaveLength(1);
  });

  it('is not sent after a replay of old events', async () => {
    const booked = guestVisit(NOW);
    await harness.acceptVisit(booked, new Date(NOW.getTime() - 13 * HOUR));
    await harness.send();
    expect(await harness.mailsTo(booked.attendee.email)).toHaveLength(0);
  });
});

describe('a request', () => {
  it('notifies both sides and hides the address from the client', async () => {
    const place = { name: 'Studio', kind: 'office', singleLine: '12 Alder Street', hideAddress: true };
    const requested = guestVisit(NOW, { state: 'pending', place, clientNote: '<b>Sore</b> shoulder' });
    await harness.service.publish(
      AppointmentRequestedSchema,
      { appointment: requested },
      { aggregateId: requested.appointmentId, occurredAt: harness.clock.now() },
    );
    await harness.send();
    const [toClient] = await harness.mailsTo(requested.attendee.email);
    const [toPro] = await harness.mailsTo(requested.host.email);
    expect(toClient?.html).not.toContain('12 Alder Street');
    expect(toPro?.html).toContain('&lt;b&gt;Sore&lt;/b&gt; shoulder');
    expect(toPro?.text).toContain(`/portal/calendar#${requested.practiceToken}`);
  });

  it('never sends the client’s link to the practice, in any change of a visit', async () => {
    const requested = guestVisit(NOW, { state: 'pending' });
    const { appointmentId, instantActionToken } = requested;
    const publish = async (schema: DescMessage, state: string, version: number, rest: object = {}) => {
      const appointment = { ...requested, state, version };
      const options = { aggregateId: appointmentId, occurredAt: harness.clock.now() };
      await harness.service.publish(schema, { appointment, ...rest }, options);
      await harness.send();
    };
    await publish(AppointmentRequestedSchema, 'pending', 2);
    await publish(AppointmentAcceptedSchema, 'approved', 3);
    const previousStartsAt = timestampFromMs(NOW.getTime() + 50 * HOUR);
    await publish(AppointmentRescheduledSchema, 'approved', 4, { previousStartsAt, rescheduledBy: 'client' });
    await publish(AppointmentCancelledSchema, 'cancelled', 5, { cancelledBy: 'client' });
    const mails = await harness.mailsTo(requested.host.email);
    expect(mails.length).toBeGreaterThanOrEqual(3);
    const texts = await harness.textsTo(requested.host.phone);
    const read = JSON.stringify([mails, mails.map(calendarOf), texts]);
    expect(read).toContain(requested.practiceToken);
    expect(read.replaceAll(requested.practiceToken, '')).not.toContain(instantActionToken);
  });

  it('links to the plain calendar for events from before practices had tokens of their own', async () => {
    const requested = guestVisit(NOW, { state: 'pending', practiceToken: '' });
    await harness.service.publish(
      AppointmentRequestedSchema,
      { appointment: requested },
      { aggregateId: requested.appointmentId, occurredAt: harness.clock.now() },
    );
    await harness.send();
    const [toPro] = await harness.mailsTo(requested.host.email);
    expect(toPro?.text).toMatch(/\/portal\/calendar$/m);
  });
});
