import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  AppointmentCancelledSchema,
  AppointmentRescheduledSchema,
  AppointmentSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { newId, newSecretToken } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import { CopyTakeover } from '../../appointment-copies/copy-takeover.js';
import type { AppointmentCopy } from '../../appointment-copies/appointment-copy.entity.js';
import type { Random } from './random.js';
import type { WalkClient, WalkPractice, WalkWorld } from './walk-world.js';

/** The plain form of a message, without that of one that was made already. */
type AppointmentInit = Exclude<MessageInitShape<typeof AppointmentSchema>, { $typeName: string }>;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A visit as scheduling has it; says what scheduling would say of it. */
export class WalkVisit {
  readonly id = newId();
  readonly token = newSecretToken();
  private init: AppointmentInit;
  private readonly said: AppointmentInit[] = [];

  constructor(
    private readonly world: WalkWorld,
    readonly practice: WalkPractice,
    readonly client: WalkClient,
    random: Random,
  ) {
    const now = world.payments.clock.now().getTime();
    // A third is past, a third is today (a hold is due at once), a third is to come.
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

  /** Half of what coupons leave of all that no package pays for, as scheduling was told. */
  async lateFee(): Promise<number> {
    const [row] = await this.world.payments.service.dataSource.query<
      { told: { lineDiscountCents: number[] } | null }[]
    >('SELECT told_price AS told FROM appointment_copies WHERE appointment_id = $1', [this.id]);
    const net = this.init.lines!.map(({ amountCents = 0, packageSessions = 0 }, index) =>
      packageSessions > 0 ? 0 : amountCents - (row?.told?.lineDiscountCents[index] ?? 0),
    );
    return Math.round(net.reduce((sum, cents) => sum + cents, 0) / 2);
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

  /** The next visit of a package that another one bought. */
  useSession(packageId: string, sessionNumber: number): void {
    const packageSession = { packageId, sessionNumber, numberOfSessions: 4, name: 'Four sessions' };
    const lines = this.init.lines!.filter(({ addOn }) => addOn);
    const covered = { serviceId: newId(), name: 'Session', amountCents: 0, durationMinutes: 60 };
    const amountCents = lines.reduce((sum, line) => sum + (line.amountCents ?? 0), 0);
    this.init = { ...this.init, packageSession, lines: [covered, ...lines], amountCents };
  }

  change(state: 'approved' | 'declined' | 'pending' | 'unavailable'): Promise<void> {
    return this.say({ state });
  }

  async cancel(cancelledBy: 'client' | 'pro', late: boolean, feeCents: number): Promise<void> {
    const packageKept = await this.keepsPackage(late);
    const appointment = this.next({ state: 'cancelled' });
    const event = create(AppointmentCancelledSchema, { appointment, cancelledBy, late, feeCents, packageKept });
    await this.take((tx, takeover) => takeover.saveCancelled(tx, event));
  }

  async move(days: number, feeCents: number): Promise<void> {
    const startsAt = new Date(this.world.payments.clock.now().getTime() + days * DAY_MS);
    const endsAt = new Date(startsAt.getTime() + 60 * MINUTE_MS);
    const times = { startsAt: timestampFromDate(startsAt), endsAt: timestampFromDate(endsAt) };
    const event = create(AppointmentRescheduledSchema, { appointment: this.next(times), feeCents });
    await this.take((tx, takeover) => takeover.saveMoved(tx, event));
  }

  /** Something that was said before comes once more, out of its order. */
  async repeat(random: Random): Promise<void> {
    const appointment = create(AppointmentSchema, random.of(this.said));
    await this.take((tx, takeover) => takeover.save(tx, appointment));
  }

  /** As scheduling decides: a package of which a session is used or lost stays. */
  private async keepsPackage(late: boolean): Promise<boolean | undefined> {
    if (!this.init.lines!.some(({ packageSessions }) => packageSessions)) return undefined;
    const used = await this.world.payments.service.dataSource.query(
      `SELECT 1 FROM appointment_copies AS visits JOIN client_packages AS sold
         ON visits.package_session ->> 'packageId' = sold.id::text
       WHERE sold.appointment_id = $1 AND visits.state NOT IN ('declined', 'cancelled', 'unavailable')`,
      [this.id],
    );
    return this.state === 'approved' && (late || used.length > 0);
  }

  private say(changes: AppointmentInit = {}): Promise<void> {
    const appointment = create(AppointmentSchema, this.next(changes));
    return this.take((tx, takeover) => takeover.save(tx, appointment));
  }

  private next(changes: AppointmentInit): AppointmentInit {
    this.init = { ...this.init, ...changes, version: this.said.length + 1 };
    // Cancellations carry more than the appointment: those are repeated as such, not as a mere copy.
    if (changes.state !== 'cancelled') this.said.push(this.init);
    return this.init;
  }

  private async take(work: (tx: EntityManager, takeover: CopyTakeover) => Promise<void>): Promise<void> {
    const { app, dataSource } = this.world.payments.service;
    await dataSource.transaction((tx) => work(tx, app.get(CopyTakeover)));
  }
}

/** What payments knows of it. */
export async function copyOf(world: WalkWorld, id: string): Promise<Pick<AppointmentCopy, 'securedBy' | 'state'>> {
  const [copy] = await world.payments.service.dataSource.query(
    'SELECT secured_by AS "securedBy", state FROM appointment_copies WHERE appointment_id = $1',
    [id],
  );
  return copy;
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
