import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@yarrow/kit/ids';
import { Random } from '@yarrow/kit/testing/random';
import { QueryFailedError } from 'typeorm';
import { FailedRefundsService } from '../../failed-refunds/failed-refunds.service.js';
import { findViolations, historyOf, totals } from './walk-invariants.js';
import { type StepName, WalkSteps, WEIGHTS } from './walk-steps.js';
import { type SoldPackage, WalkVisit } from './walk-visit.js';
import { NOON, WalkWorld } from './walk-world.js';

export interface WalkOptions {
  steps: number;
  seed: number;
  lanes: number;
  practices: number;
  log?: (line: string) => void;
}

export interface WalkReport {
  steps: number;
  visits: number;
  seconds: number;
  /** What should hold and does not; empty when all is well. */
  violations: string[];
  /** What is recorded of the first visits with a violation, JSON. */
  histories: string[];
  /** Answers by step and code. */
  outcomes: Record<string, number>;
  /** Sums of the ledger's accounts, cents. */
  totals: Record<string, number>;
}

/** Calls of ours that a fault may hit, and what becomes of them. */
const FAULTY_PATHS = [
  '/v1/payment_intents',
  '/v1/payment_intents/*',
  '/v1/refunds',
  '/square/v2/payments',
  '/square/v2/refunds',
  '/paypal/v2/checkout/orders',
  '/paypal/v2/checkout/orders/*/capture',
  '/paypal/v2/payments/captures/*/refund',
];
const FAULT_KINDS = [
  'timeout-after-effect',
  'reset-after-effect',
  'error-before-effect',
  'timeout-before-effect',
  'rate-limit',
] as const;
/** For each step; more would leave hardly a call alone, for most steps make none. */
const FAULT_CHANCE = 0.05;
const MAX_STEPS_PER_VISIT = 9;
const REST_MS = 240_000;
const HOUR_MS = 3_600_000;

/**
 * Random payment steps on many visits side by side, with faults of the provider, repeats, reorderings and forgeries, and
 * then a look at whether provider and ledger agree. The choices follow from the seed; what meets what does not.
 */
export class LedgerWalk {
  private readonly random: Random;
  private readonly steps: WalkSteps;
  private taken = 0;
  private visits = 0;
  private readonly errors: string[] = [];

  private constructor(
    private readonly world: WalkWorld,
    private readonly options: WalkOptions,
  ) {
    this.random = new Random(options.seed);
    this.steps = new WalkSteps(world);
  }

  static async run(options: WalkOptions): Promise<WalkReport> {
    const world = await WalkWorld.open(options.practices);
    try {
      return await new LedgerWalk(world, options).walk();
    } finally {
      await world.stop();
    }
  }

  private async walk(): Promise<WalkReport> {
    const startedAt = performance.now();
    this.options.log?.('the practices are open');
    const weather = this.makeWeather();
    await Promise.all(Array.from({ length: this.options.lanes }, () => this.lane(this.random.branch())));
    this.options.log?.(`${this.taken} steps taken`);
    await weather.end();
    this.options.log?.('the weather is calm');
    await this.comeToRest();
    const violations = [...this.errors, ...(await findViolations(this.world))];
    return {
      steps: this.taken,
      visits: this.visits,
      seconds: Math.round((performance.now() - startedAt) / 1_000),
      violations,
      histories: await this.historiesOf(violations),
      outcomes: Object.fromEntries([...this.steps.outcomes].sort()),
      totals: await totals(this.world),
    };
  }

  private async historiesOf(violations: readonly string[]): Promise<string[]> {
    const histories: string[] = [];
    for (const violation of violations.slice(0, 3)) {
      const [visit] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(violation) ?? [];
      if (visit) histories.push(`${violation}\n${await historyOf(this.world, visit)}`);
    }
    return histories;
  }

  private async lane(random: Random): Promise<void> {
    while (this.taken < this.options.steps && this.errors.length < 20) await this.live(random);
  }

  /** One visit from its booking on; one that bought a package may be followed by another that uses a session. */
  private async live(random: Random): Promise<void> {
    const practice = random.of(this.world.practices);
    const visit = new WalkVisit(this.world, practice, random.of(practice.clients), random);
    this.visits += 1;
    const sold = random.chance(0.1) ? await this.anyPackage(practice.practiceId) : undefined;
    if (sold) visit.useSession(sold, 2 + random.below(3));
    await this.attempt(() => visit.book());
    const length = 2 + random.below(MAX_STEPS_PER_VISIT);
    for (let step = 0; step < length && this.taken < this.options.steps; step++) {
      const name = random.weighted<StepName>(WEIGHTS);
      if (random.chance(FAULT_CHANCE)) this.makeFault(random);
      const also = random.chance(0.15) ? (random.chance(0.6) ? name : random.weighted<StepName>(WEIGHTS)) : undefined;
      // A second click or a second tab: at the same moment.
      await Promise.all(
        [name, ...(also ? [also] : [])].map((one) => this.attempt(() => this.steps.take(one, visit, random))),
      );
    }
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    this.taken += 1;
    if (this.taken % 250 === 0) this.options.log?.(`${this.taken} steps on ${this.visits} visits`);
    try {
      await work();
    } catch (error) {
      this.errors.push(`unexpected: ${String(error)}`);
    }
  }

  /** One that was sold a moment ago: the visit that bought it may be cancelled while its next one is booked. */
  private async anyPackage(practiceId: string): Promise<SoldPackage | undefined> {
    const [sold] = await this.world.payments.service.dataSource.query<SoldPackage[]>(
      `SELECT id, appointment_id AS "purchaseId" FROM client_packages
       WHERE practice_id = $1 AND refunded_at IS NULL ORDER BY id DESC LIMIT 1`,
      [practiceId],
    );
    return sold;
  }

  /** Something goes wrong at the provider with one of the next calls. */
  private makeFault(random: Random): void {
    const [path, kind] = [random.of(FAULTY_PATHS), random.of(FAULT_KINDS)];
    this.world.payments.sandbox.stripe.fault({ path, method: 'POST', kind });
  }

  /** Webhooks that are held back and then come in any order and more than once. */
  private makeWeather(): { end: () => Promise<void> } {
    const { stripe, square, paypal } = this.world.payments.sandbox;
    const random = this.random.branch();
    let over = false;
    const blow = async () => {
      while (!over) {
        for (const provider of [stripe, square, paypal]) if (random.chance(0.3)) provider.pauseWebhooks();
        await sleep(100 + random.below(300));
        const order = random.of(['created', 'reversed', 'shuffled'] as const);
        const copies = 1 + random.below(3);
        await Promise.all([stripe, square, paypal].map((provider) => provider.resumeWebhooks({ order, copies })));
      }
    };
    const blowing = blow();
    return {
      end: async () => {
        over = true;
        await blowing;
        await Promise.all([stripe, square, paypal].map((provider) => provider.resumeWebhooks()));
      },
    };
  }

  /** Lets everything end that has started, as long as more of it does: time passes, jobs run, lost answers are asked for. */
  private async comeToRest(): Promise<void> {
    const { payments } = this.world;
    let [fewest, until] = [Infinity, 0];
    for (let round = 0; round <= 3 || performance.now() < until; round++) {
      payments.clock.set(new Date(Date.parse(NOON) + (round + 1) * 30 * HOUR_MS).toISOString());
      await this.hurry();
      await this.payBack();
      for (const job of ['webhooks', 'recovery', 'disputes', 'due-charges', 'due-refunds', 'invoices']) {
        await payments.runJob(job).catch(refuseDefect);
      }
      await sleep(200);
      // Counted after the jobs and before the clock moves on: what falls due with it is charged in the background.
      const unfinished = Object.entries(await this.unfinished()).filter(([, count]) => count > 0);
      const left = unfinished.reduce((sum, [, count]) => sum + count, 0);
      if (left === 0 && round > 2) return;
      // A busy machine has much left, and takes its time over it.
      if (left < fewest) [fewest, until] = [left, performance.now() + REST_MS];
      this.options.log?.(`coming to rest: ${unfinished.map(([kind, count]) => `${count} ${kind}`).join(', ')} left`);
    }
  }

  /** What the machine's own clock keeps apart is due now. */
  private async hurry(): Promise<void> {
    const { dataSource } = this.world.payments.service;
    await dataSource.query(
      `UPDATE attempts SET asked_at = now() - interval '1 day' WHERE state IN ('started', 'unknown')`,
    );
    await dataSource.query('UPDATE provider_events SET next_try_at = now() WHERE applied_at IS NULL');
  }

  /** Decides disputes, finishes pending refunds, and retries or pays back every failed one. */
  private async payBack(): Promise<void> {
    await this.steps.decideDisputes(this.random);
    const { paypal } = this.world.payments.sandbox;
    for (const { id, status } of paypal.allRefunds())
      if (status === 'PENDING') paypal.finishRefund(id, this.random.of(['COMPLETED', 'FAILED']));
    const { app, dataSource } = this.world.payments.service;
    const failed = await dataSource.query<{ id: string; practiceId: string }[]>(
      `SELECT id, practice_id AS "practiceId" FROM refunds WHERE state = 'returned' ORDER BY id`,
    );
    const service = app.get(FailedRefundsService);
    for (const { id, practiceId } of failed) {
      const pro = { kind: 'pro' as const, practiceId, userId: newId(), ip: '198.51.100.2' };
      await (this.random.chance(0.5) ? service.retry(pro, id) : service.markPaid(pro, id, 'cash'));
    }
  }

  /** What has started and not ended, by its kind. */
  private async unfinished(): Promise<Record<string, number>> {
    const [rows] = await this.world.payments.service.dataSource.query<Record<string, number>[]>(
      `SELECT (SELECT count(*)::int FROM provider_events WHERE applied_at IS NULL) AS events,
         (SELECT count(*)::int FROM attempts WHERE state IN ('started', 'unknown')
           AND purpose IN ('appointment', 'cancellation_fee', 'tip', 'refund')) AS attempts,
         (SELECT count(*)::int FROM invoice_sendings WHERE published_at IS NULL) AS invoices,
         (SELECT count(*)::int FROM refunds WHERE state = 'planned') AS "planned refunds",
         (SELECT count(*)::int FROM refunds WHERE state = 'pending') AS "pending refunds",
         (SELECT count(*)::int FROM refunds WHERE state = 'returned') AS "returned refunds"`,
    );
    const { stripe, square, paypal } = this.world.payments.sandbox;
    const webhooks = stripe.unsentWebhooks + square.unsentWebhooks + paypal.unsentWebhooks;
    return { ...rows, webhooks };
  }
}

/** A provider may refuse what a job asks for; a statement that the database refuses is a defect. */
function refuseDefect(error: unknown): void {
  if (error instanceof QueryFailedError) throw error;
}
