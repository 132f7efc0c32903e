import type { MessageInitShape } from '@bufbuild/protobuf';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { BookingPaymentSecuredSchema } from '@yarrow/contracts/payments/v1/events_pb';
import type { AppointmentSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { type RunningSandbox, startSandbox } from '@yarrow/sandbox/start-sandbox';
import { service } from '../service.js';
import { type BookingOptions, SchedulingEvents } from './scheduling-events.js';
import { PUBLISHABLE_KEY, SECRET_KEY, StripeCalls } from './stripe-calls.js';
import { answerForClients } from './clients-answers.js';
import { hearWallets, walletEnvironment } from './wallet-harness.js';

export const WEBHOOK_SECRET = 'whsec_test';
/** Stripe's published test cards (https://docs.stripe.com/testing). */
export const CARDS = {
  good: '4242424242424242',
  other: '5555555555554444',
  declined: '4000000000000002',
  declinedWhenCharged: '4000000000000341',
  insufficientFunds: '4000008260003178',
  authenticateOnce: '4000002500003155',
  authenticateAlways: '4000002760003184',
} as const;

/** An appointment as scheduling would have made it. */
export interface Booking {
  id: string;
  token: string;
  practiceToken: string;
  practiceId: string;
  clientId: string;
  init: MessageInitShape<typeof AppointmentSchema>;
}

export interface PracticeOptions {
  acceptsTips?: boolean;
  /** ISO 4217; US dollars unless said otherwise. */
  currency?: string;
}

/** Payments with a sandbox in place of Stripe, and with practices, bookings and a browser. */
export class PaymentsHarness {
  private readonly scheduling: SchedulingEvents;
  private readonly stripe: StripeCalls;

  private constructor(
    readonly service: TestService,
    readonly sandbox: RunningSandbox,
    readonly clock: FixedClock,
  ) {
    this.scheduling = new SchedulingEvents(service, clock);
    this.stripe = new StripeCalls(sandbox.url);
  }

  /** @param env variables in addition to those that every test has */
  static async start(at: string, env: Record<string, string> = {}): Promise<PaymentsHarness> {
    const clock = new FixedClock(at);
    const sandbox = await startSandbox({
      port: 0,
      host: '127.0.0.1',
      smtpPort: 0,
      publicUrl: 'http://localhost:8080',
      stripe: { secretKey: SECRET_KEY, publishableKey: PUBLISHABLE_KEY, webhookSecret: WEBHOOK_SECRET },
      s3: { region: 'us-east-1', bucket: 'b', accessKeyId: 'a', secretAccessKey: 's' },
    });
    const payments = await startTestService(service, {
      clock,
      env: {
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_BASE: `${sandbox.url}/stripe`,
        STRIPE_TIMEOUT_MS: '5000',
        ...walletEnvironment(sandbox.url),
        PAYMENTS_TICK_MS: '100',
        ...env,
      },
    });
    await answerForClients(payments);
    sandbox.stripe.configureWebhooks({ url: `${payments.url}/webhooks/stripe` });
    hearWallets(sandbox, payments.url);
    return new PaymentsHarness(payments, sandbox, clock);
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.sandbox.stop();
  }

  /** Stops the background runs of these jobs, or of all jobs; tests run them explicitly. */
  stopJobs(...names: string[]): Promise<void> {
    return this.service.app.get(JobsService).stop(...names);
  }

  /** Does a job's work once, now. */
  runJob(name: string): Promise<void> {
    return this.service.app.get(JobsService).runNow(name);
  }

  /** A practice whose account takes charges. */
  async openPractice(options: PracticeOptions = {}): Promise<{ practiceId: string; pro: Partial<Actor> }> {
    const { practiceId, pro } = await this.publishPractice(options);
    // Loading Square's SDK at the same time can exceed a test's short time-out, so connecting is retried.
    const url = await this.service.eventually(async () => {
      const connect = 'mutation { connectStripe { result errors { code message } url } }';
      const { data } = await this.service.graphql(connect, {}, pro);
      if (data['connectStripe'].result !== 'success') throw new Error(JSON.stringify(data));
      return data['connectStripe'].url as string;
    });
    await fetch(url, { method: 'POST', redirect: 'manual' });
    await this.service.eventually(async () => (await this.cardForm(practiceId)) !== null);
    return { practiceId, pro };
  }

  async publishPractice({ acceptsTips = false, currency = 'USD' }: PracticeOptions = {}): Promise<{
    practiceId: string;
    pro: Partial<Actor>;
  }> {
    const [practiceId, userId] = [newId(), newId()];
    const practice = {
      practiceId,
      ownerUserId: userId,
      name: 'Still Waters',
      email: 'pro@example.com',
      currency,
      country: 'US',
      timeZone: 'America/New_York',
      acceptsTips,
      version: 1,
    };
    await this.service.publish(PracticeSavedSchema, { practice }, { aggregateId: practiceId });
    return { practiceId, pro: { kind: 'pro', userId, practiceId } };
  }

  async cardForm(practiceId: string) {
    const query = 'query ($id: ID!) { cardForm(practiceId: $id) { provider publishableKey accountId sandboxUrl } }';
    return (await this.service.graphql(query, { id: practiceId })).data['cardForm'];
  }

  /** An appointment that scheduling has booked: awaiting payment where a card is asked for, else approved. */
  book(practiceId: string, options: BookingOptions = {}): Promise<Booking> {
    return this.scheduling.book(practiceId, options);
  }

  accept(booking: Booking): Promise<string> {
    return this.scheduling.accept(booking);
  }

  decline(booking: Booking): Promise<string> {
    return this.scheduling.decline(booking);
  }

  expire(booking: Booking): Promise<string> {
    return this.scheduling.expire(booking);
  }

  /** @param details of a cancellation by the client in time, unless a fee says otherwise */
  cancel(
    booking: Booking,
    feeCents = 0,
    details: { cancelledBy?: string; late?: boolean; packageKept?: boolean } = {},
  ): Promise<string> {
    return this.scheduling.cancel(booking, feeCents, details);
  }

  /** @param said what is owed for it, unless it is waived or taken back */
  markNoShow(booking: Booking, said: { feeCents?: number; takenBack?: boolean } = {}): Promise<string> {
    return this.scheduling.markNoShow(booking, said);
  }

  /** Enters a card in the browser of a holder of the appointment's link; confirms the bank's authentication. */
  async enterCard(
    booking: Booking,
    number: string,
    actor?: Partial<Actor>,
  ): Promise<{ setupIntentId: string; status: number }> {
    const { setupIntent } = await this.setupIntent(booking, actor);
    if (!setupIntent.setupIntentSecret) throw new Error(JSON.stringify(setupIntent.errors));
    return this.confirmSetup(booking.practiceId, setupIntent.setupIntentSecret, number);
  }

  async setupIntent({ id, practiceId, token }: Booking, actor?: Partial<Actor>) {
    const query = `mutation ($id: ID!, $practiceId: ID!, $token: String) {
      setupIntent(appointmentId: $id, practiceId: $practiceId, instantActionToken: $token) {
        result setupIntentSecret errors { code message field } } }`;
    return (await this.service.graphql(query, { id, practiceId, token: actor ? null : token }, actor)).data;
  }

  async confirmSetup(practiceId: string, secret: string, number: string) {
    return this.stripe.confirmSetup(await this.stripeAccount(practiceId), secret, number);
  }

  /** Confirms a payment that the bank wants to see the client for. */
  async confirmPayment(practiceId: string, secret: string, paymentMethodId: string): Promise<void> {
    await this.stripe.confirmPayment(await this.stripeAccount(practiceId), secret, paymentMethodId);
  }

  async completeSetup(booking: Booking, setupIntentId: string, actor?: Partial<Actor>) {
    const query = `mutation ($input: CompleteSetupInput!) { completeSetup(input: $input) {
      result clientSecret errors { code message field } paymentMethod { id brand last4 expMonth expYear }
      appointment { id clientPaymentStatus paymentStatus } } }`;
    const input = { setupIntentId, appointmentId: booking.id, instantActionToken: actor ? null : booking.token };
    return (await this.service.graphql(query, { input }, actor)).data['completeSetup'];
  }

  async chargeCard({ id, token }: Booking, actor?: Partial<Actor>) {
    const query = `mutation ($id: ID!, $token: String) { chargeCard(appointmentId: $id, instantActionToken: $token) {
      result clientSecret errors { code message field } appointment { id clientPaymentStatus } } }`;
    return (await this.service.graphql(query, { id, token: actor ? null : token }, actor)).data['chargeCard'];
  }

  /** What a page shows of the money of an appointment. */
  async show({ id, token }: Pick<Booking, 'id' | 'token'>) {
    const query = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
      ... on Appointment { id feeCents platformFeeCents tipAmountCents fullTotal dueCents paymentStatus
        clientPaymentStatus paymentError paymentMethod paymentIntentId hasPaymentMethod hasTransaction markPaid refundedCents
        canTip paymentAction lateFeeCents priceLines { kind label amountCents }
        transactions { amountCents state type } discountCodeRedemptions { code amountCents }
        giftCardRedemptions { label code amountCents remainingCents }
        transaction { amountCents amountCurrency state type scheduledFor }
        adjustments { amountCents note } defaultPaymentMethod { brand last4 } } } }`;
    const representations = [{ __typename: 'Appointment', id, instantActionToken: token }];
    return (await this.service.graphql(query, { representations })).data['_entities'][0];
  }

  async clientStatus(booking: Pick<Booking, 'id' | 'token'>): Promise<string> {
    return (await this.show(booking)).clientPaymentStatus;
  }

  /** The practice gives money back at the provider, past us. */
  async refundInDashboard({ id, practiceId }: Pick<Booking, 'id' | 'practiceId'>, amountCents: number): Promise<void> {
    const intent = this.payments(id).find(({ status }) => status === 'succeeded')!;
    await this.providerPost(await this.stripeAccount(practiceId), '/v1/refunds', {
      payment_intent: intent.id,
      amount: String(amountCents),
    });
  }

  /**
   * Something that a practice does at the provider itself.
   * @returns the id of what was made, or the code of the refusal
   */
  providerPost(account: string, path: string, fields: Record<string, string>): Promise<string> {
    return this.stripe.fromDashboard(account, path, fields);
  }

  /** What has secured a booking, as it was published. */
  async securedKinds({ id }: Pick<Booking, 'id'>): Promise<string[]> {
    const published = await this.service.emitted(BookingPaymentSecuredSchema);
    return published.filter(({ appointmentId }) => appointmentId === id).map(({ kind }) => kind);
  }

  /** Balances of an appointment's accounts, cents. */
  async balances(appointmentId: string): Promise<Record<string, number>> {
    const rows = await this.service.dataSource.query<{ account: string; cents: number }[]>(
      'SELECT account, sum(amount_cents)::int AS cents FROM entries WHERE appointment_id = $1 GROUP BY account',
      [appointmentId],
    );
    return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
  }

  /** Payments at the provider of one appointment. */
  payments(appointmentId: string) {
    type Intent = {
      id: string;
      object: string;
      status: string;
      metadata: Record<string, string>;
      payment_method: string;
    };
    return this.sandbox.stripe
      .objects<Intent>('payment_intent')
      .filter(({ metadata }) => metadata['appointment_id'] === appointmentId);
  }

  private async stripeAccount(practiceId: string): Promise<string> {
    return (await this.cardForm(practiceId)).accountId;
  }
}
