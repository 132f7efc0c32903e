import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import ICAL from 'ical.js';
import { calendarOf, NotificationsHarness, type CaughtMail } from './testing/notifications-harness.js';
import { everyEvent, peopleEvents } from './testing/sample-events.js';
import { HOUR, SamplePeople, type Typed } from './testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');
const HOSTILE_TEXT = `<script>alert(1)</script><img src=x onerror=alert(2)>"'\r\nX-Evil: yes\r\nBEGIN:VALARM\r\n=cmd|' /C calc'!A0\u202Egnp`;
const HOSTILE: Typed = {
  practice: HOSTILE_TEXT,
  firstName: HOSTILE_TEXT,
  lastName: HOSTILE_TEXT,
  service: HOSTILE_TEXT,
  note: HOSTILE_TEXT,
  place: HOSTILE_TEXT,
};

/** What Yarrow writes in its own name. */
const OF_YARROW = [
  ...['Choose a new password', 'Confirm your email address', 'Your email address was changed'],
  'How you log in was changed',
];

let harness: NotificationsHarness;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
});
afterAll(() => harness?.stop());

/** Everything that both sides get, until the review is asked for. */
async function tellAll(people: SamplePeople) {
  await harness.publish([...peopleEvents(people), ...everyEvent(people)]);
  for (const hours of [0, 3, 49, 71, 76, 97, 121, 143]) await harness.sendAt(new Date(NOW.getTime() + hours * HOUR));
  return { client: await harness.mailsTo(people.clientEmail), pro: await harness.mailsTo(people.proEmail) };
}

describe('every message', () => {
  const people = new SamplePeople(NOW.getTime());
  let client: CaughtMail[];
  let pro: CaughtMail[];

  beforeAll(async () => {
    ({ client, pro } = await tellAll(people));
  });

  it.each([
    'Your request to Still Water was sent',
    'Confirmed: Breathwork with Still Water',
    "Still Water can't take your appointment",
    'Cancelled: Breathwork with Still Water',
    'New time: Breathwork with Still Water',
    "Your booking with Still Water wasn't completed",
    "Still Water didn't reply in time",
    'Reminder: Breathwork with Still Water',
    'How was your visit with Ines Duarte?',
    'Registered: Sunrise Breathwork with Still Water',
    'Cancelled: Sunrise Breathwork with Still Water',
    "Your registration for Sunrise Breathwork wasn't completed",
    'New time: Sunrise Breathwork with Still Water',
    'Reminder: Sunrise Breathwork with Still Water',
    'Your card is saved with Still Water',
    'Book your next visit with Still Water online',
    'Nothing left to pay at Still Water',
    'Receipt for CA$65.00 to Still Water',
    'Thank you for your tip of CA$19.00 to Still Water',
    'Cancellation fee of CA$47.50 to Still Water',
    'Refund of CA$95.00 from Still Water',
    'CA$20.00 was refunded to your gift card from Still Water',
    "Your refund of CA$95.00 from Still Water didn't reach you",
    "Your payment to Still Water didn't go through",
    'Please confirm your payment to Still Water',
    'Payment past due to Still Water',
    'Invoice 0042 from Still Water: CA$95.00 due',
    'Your package from Still Water: Five sessions',
    'Five sessions: 3 sessions are left',
    'Five sessions: 4 sessions are left',
    'Five sessions: your package has ended',
    'A CA$50.00 gift card from Still Water',
    'Choose a new password',
    'Confirm your email address',
    'Your email address was changed',
    'A form to fill in for Still Water',
    'Share a video review of Still Water',
  ])('reaches the client: %s', (subject) => {
    expect(client.map((mail) => mail.subject)).toContain(subject);
  });

  it.each([
    'New appointment request from Ada Okafor',
    'New booking from Ada Okafor',
    'Cancelled: Ada Okafor, Breathwork',
    'New time: Ada Okafor, Breathwork',
    'Request expired: Ada Okafor, Breathwork',
    'New registration for Sunrise Breathwork from Ada Okafor',
    'Registration cancelled: Ada Okafor, Sunrise Breathwork',
    "Ada Okafor's payment didn't go through",
    "A refund of CA$95.00 to Ada Okafor didn't arrive",
    'Tomorrow: 1 card, CA$95.00',
    'Ada Okafor disputes a payment of CA$95.00',
    'You lost the dispute over CA$95.00 with Ada Okafor',
    'Ada Okafor filled in your intake form',
    'You have a new review',
    'Approved: Registered Massage Therapist',
    'Please reconnect Zoom',
    'Please reconnect your calendar',
    "We can't read your calendar",
    "We couldn't approve Degree",
  ])('reaches the practitioner: %s', (subject) => {
    expect(pro.map((mail) => mail.subject)).toContain(subject);
  });

  it.each([
    'confirmed for',
    'reminder of your Breathwork',
    'had to cancel your Breathwork',
    'moved your Breathwork to',
    "you're registered for Sunrise Breathwork",
    'had to cancel Sunrise Breathwork',
    'cancelled your registration for Sunrise Breathwork',
    'Sunrise Breathwork with Still Water is now',
    'reminder of Sunrise Breathwork',
    'get the app',
    'Hello Ada, Still Water would like to show a review you left on another site',
  ])('reaches the client as a text: %s', async (part) => {
    expect((await harness.textsTo(people.clientPhone)).some((body) => body.includes(part))).toBe(true);
  });

  it('comes in the practice’s name with an equivalent plain part', () => {
    for (const mail of [...client, ...pro].filter(({ subject }) => !OF_YARROW.includes(subject))) {
      expect(mail.from).toMatch(/^"?Still Water via Yarrow"? <hello@yarrow\.example>$|^hello@yarrow\.example$/);
      expect(mail.headers.find(({ key }) => key === 'from')?.value).toContain('Still Water via Yarrow');
      expect(mail.html).toContain('Still Water');
      expect(mail.text).toContain('Still Water');
      const link = /https:\/\/yarrow\.example\/\S+/.exec(mail.text)?.[0];
      expect(link && mail.html.replaceAll('&amp;', '&').includes(link)).toBe(true);
    }
  });

  it('shows times of video visits in the client’s zone, followed by the practitioner’s', () => {
    const confirmed = client.find(({ subject }) => subject.startsWith('Confirmed'))!;
    expect(confirmed.text).toContain('Monday, November 23, 2026, 5:00 PM – 6:00 PM London time');
    expect(confirmed.text).toMatch(/10:00 AM – 11:00 AM \w+ time for your practitioner/);
  });

  it('shows the former time, the new time and the fee of a rescheduled visit', () => {
    const moved = client.find((mail) => mail.text.includes('You moved this visit.'))!;
    expect(moved.text).toContain('Previous time: Monday, November 23, 2026, 5:00 PM');
    expect(moved.text).toContain('When: Tuesday, November 24, 2026, 5:00 PM');
    expect(moved.text).toContain('the fee is CA$47.50; anything already paid counts toward it.');
  });

  it('says who cancelled, that it was late, and what became of a session', () => {
    const [late, byPro] = ['You cancelled this visit.', 'Ines Duarte had to cancel this visit.'].map(
      (who) => client.find((mail) => mail.text.includes(who))!.text,
    );
    expect(late).toContain(
      'It was cancelled late. Under the cancellation terms the fee is CA$47.50; anything already paid counts toward it.',
    );
    expect(byPro).toContain('The session goes back to “Five sessions”');
  });

  it('names coupons and gift cards on receipts', () => {
    const receipt = client.find(({ subject }) => subject.startsWith('Receipt'))!;
    expect(receipt.text).toContain('Coupon: SPRING: −CA$10.00');
    expect(receipt.text).toContain('Gift card: …7Q2K: −CA$20.00');
  });

  it('says when the card will be charged', () => {
    const saved = client.find(({ subject }) => subject.startsWith('Your card is saved'))!;
    expect(saved.text).toContain('Your card will be charged the day of the appointment.');
  });

  it('never names the author of a review, nor what it says', () => {
    const mail = pro.find(({ subject }) => subject === 'You have a new review')!;
    for (const part of [mail.text, mail.html, mail.subject]) {
      expect(part).not.toContain('Ada');
      expect(part).not.toContain(people.typed.note);
    }
  });

  it('has calendar files that programs can read, each entry with rising SEQUENCE', () => {
    const files = [...client, ...pro].flatMap((mail) => calendarOf(mail) ?? []);
    expect(files.length).toBeGreaterThanOrEqual(10);
    const methods = new Set<string>();
    for (const file of files) {
      ICAL.TimezoneService.reset();
      const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
      methods.add(String(calendar.getFirstPropertyValue('method')));
      expect(event.uid).toMatch(/^[0-9a-f-]{36}@yarrow$/);
      expect(event.sequence).toBeGreaterThanOrEqual(0);
      expect(file).toMatch(/DTSTART;TZID=America\/Vancouver:\d{8}T\d{6}/);
      expect(calendar.getFirstSubcomponent('vtimezone')!.getFirstPropertyValue('tzid')).toBe('America/Vancouver');
      expect(event.startDate.toJSDate().getTime()).toBeGreaterThan(NOW.getTime());
    }
    expect([...methods].sort()).toEqual(['CANCEL', 'REQUEST']);
  });
});

describe('hostile text', () => {
  it('is inert in subjects, headers, both parts and calendar files', async () => {
    const people = new SamplePeople(NOW.getTime(), HOSTILE, '+447911123457');
    const { client, pro } = await tellAll(people);
    expect(client.length + pro.length).toBeGreaterThan(35);
    for (const mail of [...client, ...pro]) {
      expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil');
      expect(mail.subject).not.toMatch(/[\r\n\u202E]/);
      expect(mail.html).not.toMatch(/<script|<img[^>]*onerror/i);
      expect(mail.text).not.toMatch(/^(X-Evil|BEGIN:VALARM|=cmd)/m);
      const file = calendarOf(mail);
      if (!file) continue;
      const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
      const [event] = calendar.getAllSubcomponents('vevent');
      expect(event!.getAllSubcomponents()).toHaveLength(0);
      expect(
        calendar
          .getAllSubcomponents()
          .map(({ name }) => name)
          .sort(),
      ).toEqual(['vevent', 'vtimezone']);
    }
    for (const body of await harness.textsTo(people.clientPhone)) expect(body).not.toMatch(/[\r\n\u202E]/);
  });
});
