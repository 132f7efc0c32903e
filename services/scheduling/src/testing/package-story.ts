import { PackageRefundedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import type { Random } from '@yarrow/kit/testing/random';
import type { TestService } from '@yarrow/kit/testing/test-service';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Appointment } from '../generated/graphql.js';
import { book, bookAt, GUEST, hold } from './test-bookings.js';
import { decide, lookUp } from './test-decisions.js';
import { packagePractice, sellPackage } from './test-packages.js';
import { securePayment } from './test-payments.js';
import type { TestPractice } from './test-practice.js';
import { at, NOON } from './test-times.js';

export type StoryStep = 'bookSession' | 'cancelPurchase' | 'cancelSession' | 'publishMoney';

/** What became of a package as its people have seen it. */
export interface PackageFact {
  /** The visit that bought it. */
  id: string;
  cancelled: boolean;
  /** Its first session was lost: the buying visit was cancelled late by the client. */
  lost: boolean;
  /** Further sessions that were booked. */
  booked: number;
}

interface Scene {
  practice: TestPractice;
  /** The visit that buys the package. */
  purchase: Appointment;
  /** `late`: started without a payment online, and paid so later. */
  paid: 'at once' | 'late' | 'never';
  visitor: Partial<Actor>;
}

/** Today, within the terms' late hours, or a day that is far enough away. */
const TODAY = '04';
const MAX_HEAD_START_MS = 60;

/** One package, and what its client, the practice and payments do about it. */
export class PackageStory {
  readonly fact: PackageFact;
  private token: string | null = null;
  private readonly holds: string[] = [];
  private readonly sessions: Appointment[] = [];
  private times = 0;
  private paidId: string | null = null;
  private refundPublished = false;

  private constructor(
    private readonly scheduling: TestService,
    private readonly random: Random,
    private readonly scene: Scene,
  ) {
    this.fact = { id: scene.purchase.id, cancelled: false, lost: false, booked: 0 };
  }

  /** A visit is booked that buys three sessions, today or the day after tomorrow. */
  static async start(scheduling: TestService, random: Random): Promise<PackageStory> {
    const paid = random.of(['at once', 'at once', 'late', 'never'] as const);
    const practice = await packagePractice(scheduling, { takesCards: paid === 'at once' });
    // Of an address of its own: how much one visitor may book is not what this is about.
    const ip = `198.18.${random.below(256)}.${random.below(256)}`;
    const visitor = { kind: 'anonymous' as const, ip };
    const purchase = await bookAt(scheduling, practice, at('10:00', random.of([TODAY, '06'])), { actor: visitor });
    const story = new PackageStory(scheduling, random, { practice, purchase, paid, visitor });
    if (paid === 'at once') await securePayment(scheduling, purchase.id, new Date(NOON), practice.practiceId);
    // The sale may arrive much later, after the visit was cancelled even.
    if (random.chance(0.7)) await story.publishMoney();
    return story;
  }

  /** Keeps a time with the package's link and books it; sometimes only the one or the other. */
  async bookSession(): Promise<string> {
    const { scheduling } = this;
    const { practice, purchase, visitor: actor } = this.scene;
    this.token ??= (await lookUp(scheduling, purchase.instantActionToken))?.package?.token ?? null;
    if (!this.token) return 'not open';
    const kept = this.random.chance(0.8) ? this.holds.shift() : undefined;
    let holdId = kept;
    if (!holdId) {
      const { hold: made, errors } = await hold(scheduling, practice, this.nextTime(), {
        packageToken: this.token,
        actor,
      });
      if (!made) return errors[0]!.code;
      holdId = made.id;
      if (this.random.chance(0.5)) {
        this.holds.push(holdId);
        return 'kept';
      }
    }
    const { appointment, errors } = await book(scheduling, { holdId, client: GUEST }, actor);
    if (!appointment) return errors[0]!.code;
    this.fact.booked += 1;
    this.sessions.push(appointment);
    return 'success';
  }

  async cancelPurchase(): Promise<string> {
    const byClient = this.random.chance(0.7);
    const { purchase } = this.scene;
    // So that it comes at every moment of a booking that started together with it.
    await sleep(this.random.below(MAX_HEAD_START_MS));
    const code = await this.cancel(purchase, byClient);
    if (code !== 'success') return code;
    this.fact.cancelled = true;
    this.fact.lost = byClient && purchase.startsAt.startsWith(at('', TODAY).slice(0, 10));
    return 'success';
  }

  async cancelSession(): Promise<string> {
    const visit = this.sessions.shift();
    return visit ? this.cancel(visit, this.random.chance(0.7)) : 'none booked';
  }

  /** Payments publishes the sale, or that the price went back; more than once, perhaps. */
  async publishMoney(): Promise<string> {
    const { practice, purchase, paid } = this.scene;
    if (paid === 'never') return 'nothing paid';
    if (!this.paidId) {
      this.paidId = newId();
      await sellPackage(this.scheduling, practice, purchase, { packageId: this.paidId });
      return 'sold';
    }
    if (!this.fact.cancelled || !(await this.wentBack())) return 'nothing new';
    const { paidId: packageId } = this;
    await this.scheduling.publish(PackageRefundedSchema, { packageId }, { aggregateId: packageId });
    this.refundPublished = true;
    return 'refunded';
  }

  /** Whatever payments had still to publish. */
  async publishAll(): Promise<void> {
    for (let round = 0; round < 3 && !this.refundPublished; round++) await this.publishMoney();
  }

  private async cancel({ id, instantActionToken: token }: Appointment, byClient: boolean): Promise<string> {
    const { scheduling } = this;
    const { practice, visitor } = this.scene;
    const { code } = byClient
      ? await decide(scheduling, 'cancelAppointmentNoUser', { id, token }, visitor)
      : await decide(scheduling, 'cancelAppointment', { id }, practice.owner);
    return code;
  }

  /** Whether payments had to give the price back: the package ended, or was never opened and nothing of it lost. */
  private async wentBack(): Promise<boolean> {
    const [row] = await this.scheduling.dataSource.query<{ ended: boolean }[]>(
      `SELECT coalesce(refunded, package_session_returned) AS ended FROM appointments visits
       LEFT JOIN open_packages packages ON packages.appointment_id = visits.id WHERE visits.id = $1`,
      [this.scene.purchase.id],
    );
    return row!.ended;
  }

  /** No two visits at one time: today within the late hours, or one of the days after. */
  private nextTime(): string {
    this.times += 1;
    const hour = `${11 + (this.times % 6)}:00`;
    if (this.times <= 6 && this.random.chance(0.3)) return at(hour, TODAY);
    return at(hour, String(7 + Math.floor(this.times / 6)).padStart(2, '0'));
  }
}
