// Registers a practice, then books and pays a visit there by card as a guest without an account.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const { SITE_URL, SANDBOX_URL } = process.env;
const PATIENCE_MS = 90_000;
const DAY = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

class Visitor {
  cookies = new Map();

  async ask(query, variables = {}) {
    const csrf = this.cookies.get('__Host-yarrow_csrf') ?? this.cookies.get('yarrow_csrf');
    const response = await fetch(`${SITE_URL}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.cookies.size > 0 && { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(csrf && { 'x-csrf-token': csrf }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(20_000),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
      this.cookies.set(name, value);
    }
    const { data, errors } = await response.json();
    if (errors || !data) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** Again and again: what a step needs from other services arrives by events. */
  async change(step, query, variables) {
    return eventually(step, async () => {
      const [payload] = Object.values(await this.ask(query, variables));
      if (payload.result !== 'success') throw new Error(JSON.stringify(payload.errors));
      return payload;
    });
  }
}

async function eventually(step, work) {
  const started = performance.now();
  for (;;) {
    try {
      const result = await work();
      if (!result) throw new Error('not yet');
      console.log(`${step}: ${Math.round(performance.now() - started)} ms`);
      return result;
    } catch (error) {
      if (performance.now() - started > PATIENCE_MS) throw new Error(step, { cause: error });
      await sleep(300);
    }
  }
}

const pro = new Visitor();
await pro.change(
  'register',
  'mutation ($input: RegisterInput!) { register(input: $input) { result errors { code } } }',
  {
    input: {
      kind: 'pro',
      email: `pro-${randomUUID()}@example.com`,
      password: `test-${randomUUID()}`,
      firstName: 'Ines',
      lastName: 'Duarte',
      phone: '+15185550100',
      country: 'US',
      timeZone: 'UTC',
    },
  },
);
const { url } = await pro.change('connectStripe', 'mutation { connectStripe { result errors { code } url } }');
const { pathname, search } = new URL(url);
await fetch(`${SANDBOX_URL}${pathname}${search}`, { method: 'POST', redirect: 'manual' });
const { location } = await pro.change(
  'location',
  `mutation ($times: String!) { upsertLocation(name: "Studio", kind: office, timeZone: "UTC", address: "1 Main Street",
    city: "Albany", stateAbbreviation: "NY", zip: "12207", countryCode: "US", availableTimes: $times) {
    result errors { code } location { id } } }`,
  {
    times: JSON.stringify(
      [0, 1, 2, 3, 4, 5, 6].map((weekDay) => ({
        weekDay,
        enabled: true,
        blocks: [{ startsAt: '00:00', endsAt: '24:00' }],
      })),
    ),
  },
);
const { service } = await pro.change(
  'service',
  `mutation ($ids: [ID!]!) { upsertService(name: "Swedish massage", description: "<p>Calm.</p>", timeLength: 60,
    amountCents: 9000, public: true, locationIds: $ids) { result errors { code } service { id } } }`,
  { ids: [location.id] },
);
await pro.change(
  'settings',
  `mutation { updateBookingSettings(appointmentBufferTime: 0, appointmentLeadTime: 0, startTimeIncrement: 60,
    instantClientApproval: true, requireClientCcToBook: true, chargeClientCcAtBooking: true) { result errors { code } } }`,
);
await pro.change(
  'publish',
  'mutation { updatePracticeProfile(input: { published: true }) { result errors { code } } }',
);
const practiceId = (await pro.ask('{ currentPractice { id } }')).currentPractice.id;
const form = await eventually(
  'card form',
  async () =>
    (await pro.ask('query ($id: ID!) { cardForm(practiceId: $id) { accountId publishableKey } }', { id: practiceId }))
      .cardForm,
);
const what = { practiceId, serviceIds: [service.id], locationId: location.id };
const startsAt = await eventually('free times', async () => {
  const { availability } = await pro.ask(
    `query ($practiceId: ID!, $serviceIds: [ID!]!, $locationId: ID!, $day: Date!) { availability(practiceId: $practiceId,
      serviceIds: $serviceIds, locationId: $locationId, from: $day, to: $day, timeZone: "UTC") { days { slots { startsAt } } } }`,
    { ...what, day: DAY },
  );
  return availability.days.flatMap(({ slots }) => slots)[0]?.startsAt;
});

const guest = new Visitor();
const { hold } = await guest.change(
  'hold',
  'mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { result errors { code } hold { id } } }',
  { input: { ...what, startsAt, timeZone: 'UTC' } },
);
const client = {
  firstName: 'Grace',
  lastName: 'Okafor',
  email: `guest-${randomUUID()}@example.com`,
  phone: '+1 518 555 0123',
};
const { appointment } = await guest.change(
  'book',
  `mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { result errors { code }
    appointment { id instantActionToken } } }`,
  { input: { holdId: hold.id, client, timeZone: 'UTC' } },
);
const { id: appointmentId, instantActionToken } = appointment;
const { setupIntentSecret } = await guest.change(
  'setup intent',
  `mutation ($appointmentId: ID!, $practiceId: ID!, $instantActionToken: String!) { setupIntent(appointmentId: $appointmentId,
    practiceId: $practiceId, instantActionToken: $instantActionToken) { result errors { code } setupIntentSecret } }`,
  { appointmentId, practiceId, instantActionToken },
);
const setupIntentId = setupIntentSecret.split('_secret_')[0];
const stripe = async (path, fields) => {
  const response = await fetch(`${SANDBOX_URL}/stripe/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${form.publishableKey}` },
    body: new URLSearchParams({ ...fields, _stripe_account: form.accountId }),
  });
  return response.json();
};
const card = {
  type: 'card',
  'card[number]': '4242424242424242',
  'card[exp_month]': '12',
  'card[exp_year]': '2040',
  'card[cvc]': '123',
};
const method = await stripe('payment_methods', card);
await stripe(`setup_intents/${setupIntentId}/confirm`, { payment_method: method.id, client_secret: setupIntentSecret });
await guest.change(
  'pay',
  'mutation ($input: CompleteSetupInput!) { completeSetup(input: $input) { result errors { code } } }',
  { input: { setupIntentId, appointmentId, instantActionToken } },
);
const look = 'query ($token: String!) { tokenAppointment(instantActionToken: $token) { state clientPaymentStatus } }';
const visit = await eventually('booked and paid', async () => {
  const { tokenAppointment } = await guest.ask(look, { token: instantActionToken });
  return tokenAppointment.state === 'approved' && tokenAppointment.clientPaymentStatus === 'Paid' && tokenAppointment;
});
console.log(JSON.stringify(visit));
