import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { PasswordResetRequestedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { ChargeSucceededSchema, PaymentStatusChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import {
  AppointmentAcceptedSchema,
  AppointmentCancelledSchema,
  AppointmentRequestedSchema,
  AppointmentRescheduledSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { Jobs } from '@yarrow/kit/jobs';
import { freePort } from '@yarrow/kit/testing/servers';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { startSandbox } from '@yarrow/sandbox/start-sandbox';
import { service } from './service.js';

const NOW = new Date('2026-11-20T17:00:00Z');
const HOUR = 3600_000;
const twilio = { accountSid: 'AC00000000000000000000000000000001', authToken: 'test-token' };

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let notifications: TestService;
const clock = new FixedClock(NOW);

interface CaughtMail {
  id: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  attachments: { mimeType: string; method?: string; text?: string }[];
}

function appointment(changes: object = {}) {
  const id = newId();
  return {
    appointmentId: id,
    host: {
      practiceId: newId(),
      practiceName: 'Still Water',
      practitionerName: 'Ines Duarte',
      email: `pro-${id}@example.com`,
      phone: '+16045550100',
      slug: 'still-water',
    },
    attendee: {
      clientId: newId(),
      firstName: 'Ada',
      lastName: 'Okafor',
      email: `ada-${id}@example.com`,
      phone: '+447911123456',
      timeZone: 'Europe/London',
    },
    place: { name: 'Video visit', kind: 'virtual', virtualType: 'video', virtualLink: 'https://meet.example.com/ines' },
    lines: [{ name: 'Breathwork', amountCents: 9500, durationMinutes: 60 }],
    state: 'approved',
    startsAt: timestampFromDate(new Date(NOW.getTime() + 72 * HOUR)),
    endsAt: timestampFromDate(new Date(NOW.getTime() + 73 * HOUR)),
    timeZone: 'America/Vancouver',
    amountCents: 9500,
    currency: 'CAD',
    instantActionToken: `token-${id}`,
    cancellation: { text: 'Please tell me a day before.' },
    version: 1,
    ...changes,
  };
}

const accept = (booked: ReturnType<typeof appointment>, at = clock.now()) =>
  notifications.publish(
    AppointmentAcceptedSchema,
    { appointment: booked, automatic: true },
    { aggregateId: booked.appointmentId, occurredAt: at },
  );

const control = async <T>(path: string) => (await (await fetch(`${sandbox.url}/control${path}`)).json()) as T;

/** Sends what is due, and waits for what the service's own job had begun to send. */
async function send(): Promise<void> {
  await notifications.app.get(Jobs).runNow('send-deliveries');
  await notifications.eventually(async () => {
    const [{ count }] = await notifications.dataSource.query(
      `SELECT count(*)::integer FROM deliveries WHERE state = 'sending'`,
    );
    return count === 0;
  });
}

async function mailsTo(address: string): Promise<CaughtMail[]> {
  const listed = await control<{ id: string }[]>(`/mail?to=${encodeURIComponent(address)}`);
  return Promise.all(listed.map(({ id }) => control<CaughtMail>(`/mail/${id}`)));
}

const textsTo = (number: string) => control<{ body: string }[]>(`/messages?to=${encodeURIComponent(number)}`);

const logOf = (booked: { appointmentId: string }) =>
  notifications.dataSource.query(
    'SELECT kind, channel, state, error FROM deliveries WHERE appointment_id = $1 ORDER BY kind, channel',
    [booked.appointmentId],
  );

beforeAll(async () => {
  const [port, smtpPort] = [await freePort(), await freePort()];
  sandbox = await startSandbox({
    port,
    host: '127.0.0.1',
    smtpPort,
    publicUrl: 'http://localhost:8080',
    twilio,
    stripe: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' },
    s3: { region: 'us-east-1', bucket: 'yarrow', accessKeyId: 'key', secretAccessKey: 'secret' },
  });
  const env = {
    SMTP_URL: sandbox.smtpUrl,
    SMS_API_BASE: `${sandbox.url}/twilio`,
    SMS_ACCOUNT_SID: twilio.accountSid,
    SMS_AUTH_TOKEN: twilio.authToken,
    SMS_FROM: '+15005550006',
    PUBLIC_URL: 'https://yarrow.example',
  };
  notifications = await startTestService(service, { env, clock });
}, 60_000);
afterAll(async () => {
  await notifications?.stop();
  await sandbox?.stop();
});

describe('an accepted appointment', () => {
  it('is confirmed by mail with a calendar entry, in both parts, in both zones', async () => {
    const booked = appointment();
    await accept(booked);
    await send();
    const [mail] = await mailsTo(booked.attendee.email);
    expect(mail?.subject).toBe('Confirmed: Breathwork with Still Water');
    for (const part of [mail!.html, mail!.text]) {
      expect(part).toContain('5:00 PM – 6:00 PM GMT');
      expect(part).toMatch(/10:00 AM – 11:00 AM \S+ for your practitioner/);
      expect(part).toContain(`https://yarrow.example/m/c/${booked.instantActionToken}`);
      expect(part).toContain('https://meet.example.com/ines');
    }
    const calendar = JSON.stringify(mail!.attachments);
    expect(calendar).toContain('calendar');
  });

  it('is told once, however often the event comes', async () => {
    const booked = appointment();
    await accept(booked);
    await accept(booked);
    await Promise.all([send(), send()]);
    expect(await mailsTo(booked.attendee.email)).toHaveLength(1);
  });

  it('is remembered a day before by mail and two hours before by text', async () => {
    const booked = appointment({
      attendee: { ...appointment().attendee, email: `r-${newId()}@example.com`, phone: '+447911123499' },
    });
    await accept(booked);
    await send();
    clock.set(new Date(NOW.getTime() + 48 * HOUR + 1000));
    await send();
    expect((await mailsTo(booked.attendee.email)).map(({ subject }) => subject)).toContain(
      'Reminder: Breathwork with Still Water',
    );
    expect((await textsTo('+447911123499')).filter(({ body }) => body.includes('reminder'))).toHaveLength(0);
    clock.set(new Date(NOW.getTime() + 70 * HOUR + 1000));
    await send();
    expect((await textsTo('+447911123499')).filter(({ body }) => body.includes('reminder'))).toHaveLength(1);
    clock.set(NOW);
  });

  it('is not remembered at a moment that had passed when it was booked', async () => {
    const booked = appointment({ startsAt: timestampFromDate(new Date(NOW.getTime() + HOUR)) });
    await accept(booked);
    expect((await logOf(booked)).map(({ kind }: { kind: string }) => kind)).not.toContain('appointment_reminder');
  });
});

describe('what no longer holds', () => {
  it('is not sent: a cancelled visit has no reminder, and its calendar entry is taken back', async () => {
    const booked = appointment();
    await accept(booked);
    await send();
    const cancelled = { ...booked, state: 'cancelled', version: 2 };
    await notifications.publish(
      AppointmentCancelledSchema,
      { appointment: cancelled, cancelledBy: 'pro', practitionerNote: 'I am ill.' },
      { aggregateId: booked.appointmentId, occurredAt: clock.now() },
    );
    clock.set(new Date(NOW.getTime() + 71 * HOUR));
    await send();
    clock.set(NOW);
    const subjects = (await mailsTo(booked.attendee.email)).map(({ subject }) => subject).sort();
    expect(subjects).toEqual(['Cancelled: Breathwork with Still Water', 'Confirmed: Breathwork with Still Water']);
    const reminders = (await logOf(booked)).filter(({ kind }: { kind: string }) => kind === 'appointment_reminder');
    expect(reminders.map(({ state }: { state: string }) => state)).toEqual(['dropped', 'dropped']);
  });

  it('is replaced: a moved visit is remembered at its new time only', async () => {
    const booked = appointment();
    await accept(booked);
    const moved = {
      ...booked,
      version: 2,
      startsAt: timestampFromDate(new Date(NOW.getTime() + 96 * HOUR)),
      endsAt: timestampFromDate(new Date(NOW.getTime() + 97 * HOUR)),
    };
    await notifications.publish(
      AppointmentRescheduledSchema,
      { appointment: moved },
      { aggregateId: booked.appointmentId, occurredAt: clock.now() },
    );
    clock.set(new Date(NOW.getTime() + 49 * HOUR));
    await send();
    expect((await mailsTo(booked.attendee.email)).filter(({ subject }) => subject.startsWith('Reminder'))).toHaveLength(
      0,
    );
    clock.set(new Date(NOW.getTime() + 73 * HOUR));
    await send();
    expect((await mailsTo(booked.attendee.email)).filter(({ subject }) => subject.startsWith('Reminder'))).toHaveLength(
      1,
    );
    clock.set(NOW);
  });

  it('is old news after a replay', async () => {
    const booked = appointment();
    await accept(booked, new Date(NOW.getTime() - 13 * HOUR));
    await send();
    expect(await mailsTo(booked.attendee.email)).toHaveLength(0);
  });
});

describe('a request', () => {
  it('is told to both sides and hides the address from the client', async () => {
    const place = { name: 'Studio', kind: 'office', singleLine: '12 Alder Street', hideAddress: true };
    const requested = appointment({ state: 'pending', place, clientNote: '<b>Sore</b> shoulder' });
    await notifications.publish(
      AppointmentRequestedSchema,
      { appointment: requested },
      { aggregateId: requested.appointmentId, occurredAt: clock.now() },
    );
    await send();
    const [toClient] = await mailsTo(requested.attendee.email);
    const [toPro] = await mailsTo(requested.host.email);
    expect(toClient?.html).not.toContain('12 Alder Street');
    expect(toPro?.html).toContain('&lt;b&gt;Sore&lt;/b&gt; shoulder');
    expect(toPro?.text).toContain(`/portal/calendar#${requested.instantActionToken}`);
  });
});

describe('money', () => {
  it('gets a receipt', async () => {
    const booked = appointment();
    await accept(booked);
    const charge = {
      chargeId: newId(),
      appointmentId: booked.appointmentId,
      amountCents: 9500,
      currency: 'CAD',
      cardBrand: 'Visa',
      cardLast4: '4242',
      provider: 'stripe',
    };
    await notifications.publish(ChargeSucceededSchema, charge, {
      aggregateId: booked.appointmentId,
      occurredAt: clock.now(),
    });
    await send();
    const receipt = (await mailsTo(booked.attendee.email)).find(({ subject }) => subject.startsWith('Receipt'));
    expect(receipt?.subject).toBe('Receipt for CA$95.00 to Still Water');
    expect(receipt?.text).toContain('Visa ending in 4242');
  });

  it.each([
    ['is told that its card is saved for the day', 'save_card', 1],
    ['is not told so where the card is charged in the same moment', 'charge', 0],
  ])('%s', async (_, paymentRequirement, mails) => {
    const booked = appointment({ paymentRequirement });
    await accept(booked);
    for (const clientPaymentStatus of ['Card needed', 'Pending']) {
      const status = { appointmentId: booked.appointmentId, clientPaymentStatus, paymentStatus: clientPaymentStatus };
      const news = { aggregateId: booked.appointmentId, occurredAt: clock.now() };
      await notifications.publish(PaymentStatusChangedSchema, status, news);
    }
    await send();
    const saved = (await mailsTo(booked.attendee.email)).filter(({ subject }) => subject.startsWith('Your card'));
    expect(saved).toHaveLength(mails);
  });

  it('gets its receipt when the appointment comes seconds after the charge', async () => {
    const booked = appointment();
    const charge = {
      chargeId: newId(),
      appointmentId: booked.appointmentId,
      amountCents: 9500,
      currency: 'CAD',
      provider: 'stripe',
    };
    const handled = notifications.publish(ChargeSucceededSchema, charge, {
      aggregateId: booked.appointmentId,
      occurredAt: clock.now(),
    });
    // Longer than all attempts at a handler that fails.
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    await accept(booked);
    await handled;
    await send();
    expect((await mailsTo(booked.attendee.email)).map(({ subject }) => subject)).toContain(
      'Receipt for CA$95.00 to Still Water',
    );
  });
});

describe('a delivery', () => {
  it('ends at once where the mailbox does not exist, and is tried again where it is busy', async () => {
    const refused = appointment({ attendee: { ...appointment().attendee, email: 'nobody@bounce.test', phone: '' } });
    const busy = appointment({ attendee: { ...appointment().attendee, email: 'busy@defer.test', phone: '' } });
    await accept(refused);
    await accept(busy);
    await send();
    const stateOf = async (booked: { appointmentId: string }) =>
      (await logOf(booked)).find(({ kind }: { kind: string }) => kind === 'appointment_accepted').state;
    expect(await stateOf(refused)).toBe('failed');
    expect(await stateOf(busy)).toBe('planned');
  });

  it('that was cut off goes again under the same Message-ID', async () => {
    const booked = appointment();
    await accept(booked);
    await send();
    await notifications.dataSource.query(
      `UPDATE deliveries SET state = 'sending' WHERE appointment_id = $1 AND kind = 'appointment_accepted'`,
      [booked.appointmentId],
    );
    clock.set(new Date(NOW.getTime() + 10 * 60_000));
    const before = (await textsTo(booked.attendee.phone)).length;
    await send();
    clock.set(NOW);
    const mails = await mailsTo(booked.attendee.email);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await textsTo(booked.attendee.phone)).toHaveLength(before);
  });
});

describe('a forgotten password', () => {
  it('gets its link, unless it has expired', async () => {
    const request = {
      userId: newId(),
      email: `f-${newId()}@example.com`,
      firstName: 'Ada',
      token: 's3cret',
      expiresAt: timestampFromDate(new Date(NOW.getTime() + HOUR)),
    };
    await notifications.publish(PasswordResetRequestedSchema, request, {
      aggregateId: request.userId,
      occurredAt: clock.now(),
    });
    const late = {
      ...request,
      email: `l-${newId()}@example.com`,
      expiresAt: timestampFromDate(new Date(NOW.getTime() - 1)),
    };
    await notifications.publish(PasswordResetRequestedSchema, late, {
      aggregateId: request.userId,
      occurredAt: clock.now(),
    });
    await send();
    expect((await mailsTo(request.email))[0]?.text).toContain('https://yarrow.example/password-reset?token=s3cret');
    expect(await mailsTo(late.email)).toHaveLength(0);
  });
});
