import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  type AppointmentCancelled,
  AppointmentCancelledSchema,
  AppointmentRescheduledSchema,
  AppointmentSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { newId, newSecretToken } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import { AppointmentProjectionService } from '../../appointment-projection/appointment-projection.service.js';
import type { AppointmentProjection } from '../../records/appointments/appointment-projection.entity.js';
import type { Random } from '@yarrow/kit/testing/random';
import type { WalkClient, WalkPractice, WalkWorld } from './walk-world.js';

/** The plain form of a message, without that of one that was made already. */
type AppointmentInit = Exclude<MessageInitShape<typeof AppointmentSchema>, { $typeName: string }>;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A package as payments has sold it, and the visit that bought it. */
export interface SoldPackage {
  id: string;
  purchaseId: string;
}

/** A visit as scheduling has it; says what scheduling would say of it. */
export class WalkVisit {
  readonly id = newId();
  readonly token = newSecretToken();
  private init: AppointmentInit;
  /** The visit that bought the package whose session it takes. */
  private purchaseId: string | undefined;
  private end: AppointmentCancelled | undefined;
  private readonly said: AppointmentInit[] = [];

  constructor(
    private readonly world: WalkWorld,
    readonly practice: WalkPractice,
    readonly client: WalkClient,
    random: Random,
  ) {
    const now = world.payments.clock.now().getTime();
    // A third is past, a third is today (a scheduled charge is due at once), a third is to come.
    const startsAt = now + random.of([-3 * DAY_MS, 90 * MINUTE_MS, 9 * DAY_MS]) + random.below(90) * MINUTE_MS;
    const requirement = startsAt < now ? 'none' : random.of(['none', 'save_card', 'charge'] as const);
    const lines = linesOf(random);
    this.init = {
      appointmentId: this.id,
      host: { practiceId: practice.practiceId },
      attendee: { clientId: client.clientId, userId: client.userId },
      state: requirement === 'none' ? 'approved' : 'awaiting_payment',
      startsAt: timestampFromDate(new Date(startsAt)),
      endsAt: timestampFromDate(new Date(startsAt + 60 * MINUTE_MS)),
      timeZone: 'America/New_York',
      amountCents: lines.reduce((sum, line) => sum + line.amountCents, 0),
      lines,
      currency: 'USD',
      instantActionToken: this.token,
      practiceToken: `practice-${this.id}`,
      bookedBy: 'client',
      paymentRequirement: requirement,
      ...(requirement !== 'none' && { paymentDueBy: timestampFromDate(new Date(now + 15 * MINUTE_MS)) }),
      version: 1,
    };
  }

  get amountCents(): number {
    return this.init.amountCents!;
  }

  /**
   * Half of what coupons leave of all that no package pays for, as was published to scheduling.
   * @param heard whether it has heard of the coupons; otherwise all of it, without them: more than may be kept
   */
  async lateFee(heard: boolean): Promise<number> {
    const { manager } = this.world.payments.service.dataSource;
    return heard ? Math.round((await this.netCents(manager)) / 2) : this.netOf([]);
  }

  get state(): string {
    return this.init.state!;
  }

  get open(): boolean {
    return ['approved', 'awaiting_payment', 'pending'].includes(this.state);
  }

  book(): Promise<void> {
    return this.say();
  }

  /** Needs no card before it counts: the practitioner asks for the money. */
  bookByPractice(): Promise<void> {
    const { paymentDueBy: _, ...init } = this.init;
    this.init = { ...init, bookedBy: 'pro', state: 'approved', paymentRequirement: 'none' };
    return this.say();
  }

  /** The next visit of a package that another one bought; as any other where that has gone back. */
  useSession({ id: packageId, purchaseId }: SoldPackage, sessionNumber: number): void {
    if (!this.world.packages.take(purchaseId, this.id)) return;
    this.purchaseId = purchaseId;
    const packageSession = { packageId, sessionNumber, numberOfSessions: 4, name: 'Four sessions' };
    const lines = this.init.lines!.filter(({ addOn }) => addOn);
    const covered = { serviceId: newId(), name: 'Session', amountCents: 0, durationMinutes: 60 };
    const amountCents = lines.reduce((sum, line) => sum + (line.amountCents ?? 0), 0);
    this.init = { ...this.init, packageSession, lines: [covered, ...lines], amountCents };
  }

  change(state: 'approved' | 'declined' | 'pending' | 'unavailable'): Promise<void> {
    if (state === 'declined' || state === 'unavailable') this.giveSessionBack();
    return this.say({ state });
  }

  /** Decides once; later calls get the same result. */
  async cancel(cancelledBy: 'client' | 'pro', late: boolean, feeCents: number): Promise<void> {
    if (!this.end && !this.open) return;
    const event = (this.end ??= this.decideEnd(cancelledBy, late, feeCents));
    await this.take(async (tx, projection) => {
      await projection.saveCancelled(tx, event);
      const [row] = await tx.query<{ cents: number }[]>(
        'SELECT late_fee_cents - kept_package_cents AS cents FROM appointment_projections WHERE appointment_id = $1',
        [this.id],
      );
      await this.requireFee(tx, { what: 'cancelling', publishedCents: event.feeCents, keptCents: row!.cents });
    });
  }

  async move(days: number, feeCents: number): Promise<void> {
    const startsAt = new Date(this.world.payments.clock.now().getTime() + days * DAY_MS);
    const endsAt = new Date(startsAt.getTime() + 60 * MINUTE_MS);
    const times = { startsAt: timestampFromDate(startsAt), endsAt: timestampFromDate(endsAt) };
    const event = create(AppointmentRescheduledSchema, { appointment: this.next(times), feeCents });
    const { version } = event.appointment!;
    await this.take(async (tx, projection) => {
      await projection.saveRescheduled(tx, event);
      const [row] = await tx.query<{ cents: number }[]>(
        `SELECT coalesce(sum(amount_cents), 0)::int AS cents FROM reschedule_fees
         WHERE appointment_id = $1 AND version = $2`,
        [this.id, version],
      );
      await this.requireFee(tx, { what: 'moving', publishedCents: feeCents, keptCents: row!.cents, version });
    });
  }

  /** Something that was said before comes once more, out of its order. */
  async repeat(random: Random): Promise<void> {
    const appointment = create(AppointmentSchema, random.of(this.said));
    await this.take((tx, projection) => projection.save(tx, appointment));
  }

  /** As scheduling decides: a package of which a session is used or lost stays. */
  private decideEnd(cancelledBy: 'client' | 'pro', late: boolean, feeCents: number): AppointmentCancelled {
    const [standing, buys] = [this.state === 'approved', this.init.lines!.some((line) => line.packageSessions)];
    if (!late || !standing) this.giveSessionBack();
    const packageKept = buys ? this.world.packages.end(this.id, standing && late) : undefined;
    const appointment = this.next({ state: 'cancelled' });
    return create(AppointmentCancelledSchema, { appointment, cancelledBy, late, feeCents, packageKept });
  }

  private giveSessionBack(): void {
    if (this.purchaseId) this.world.packages.giveBack(this.purchaseId, this.id);
  }

  /**
   * Requires that the recorded fee is the published one, capped so that all fees of the visit stay within its price after coupons.
   * @param version of the visit that rescheduled it for the fee
   */
  private async requireFee(
    tx: EntityManager,
    { what, publishedCents, keptCents, version = 0 }: KeptFee,
  ): Promise<void> {
    const [before] = await tx.query<{ cents: number }[]>(
      `SELECT coalesce(sum(amount_cents), 0)::int AS cents FROM reschedule_fees
       WHERE appointment_id = $1 AND version <> $2`,
      [this.id, version],
    );
    const expected = Math.min(publishedCents, Math.max(0, (await this.netCents(tx)) - before!.cents));
    if (keptCents !== expected) throw new Error(`the fee for ${what} is ${keptCents} and not ${expected}`);
  }

  /** What coupons leave of all that no package pays for, as is published with every change of them. */
  private async netCents(tx: EntityManager): Promise<number> {
    const [row] = await tx.query<{ price: { lineDiscountCents: number[] } | null }[]>(
      'SELECT published_price AS price FROM appointment_projections WHERE appointment_id = $1',
      [this.id],
    );
    return this.netOf(row?.price?.lineDiscountCents ?? []);
  }

  private netOf(discounts: readonly number[]): number {
    return this.init
      .lines!.map(({ amountCents = 0, packageSessions = 0 }, index) =>
        packageSessions > 0 ? 0 : amountCents - (discounts[index] ?? 0),
      )
      .reduce((sum, cents) => sum + cents, 0);
  }

  private say(changes: AppointmentInit = {}): Promise<void> {
    const appointment = create(AppointmentSchema, this.next(changes));
    return this.take((tx, projection) => projection.save(tx, appointment));
  }

  private next(changes: AppointmentInit): AppointmentInit {
    this.init = { ...this.init, ...changes, version: this.said.length + 1 };
    // Cancellations carry more than the appointment: those are repeated as such, not as a mere snapshot.
    if (changes.state !== 'cancelled') this.said.push(this.init);
    return this.init;
  }

  private async take(
    work: (tx: EntityManager, projection: AppointmentProjectionService) => Promise<void>,
  ): Promise<void> {
    const { app, dataSource } = this.world.payments.service;
    await dataSource.transaction((tx) => work(tx, app.get(AppointmentProjectionService)));
  }
}

interface KeptFee {
  what: string;
  publishedCents: number;
  keptCents: number;
  version?: number;
}

/** What payments knows of it. */
export async function projectionOf(
  world: WalkWorld,
  id: string,
): Promise<Pick<AppointmentProjection, 'securedBy' | 'state'>> {
  const [projection] = await world.payments.service.dataSource.query(
    'SELECT secured_by AS "securedBy", state FROM appointment_projections WHERE appointment_id = $1',
    [id],
  );
  return projection;
}

function linesOf(random: Random) {
  const kind = random.weighted({ plain: 6, addOn: 3, packaged: 1.5, free: 0.5 });
  const service = { serviceId: newId(), name: 'Massage', durationMinutes: 60, addOn: false, packageSessions: 0 };
  if (kind === 'free') return [{ ...service, amountCents: 0 }];
  const amountCents = 1_000 + random.below(20_000);
  if (kind === 'packaged') return [{ ...service, name: 'Four sessions', amountCents, packageSessions: 4 }];
  if (kind === 'plain') return [{ ...service, amountCents }];
  const extra = { ...service, serviceId: newId(), name: 'Oil', addOn: true, amountCents: 1 + random.below(3_000) };
  return [{ ...service, amountCents }, extra];
}
