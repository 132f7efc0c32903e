import { AppointmentCancelledSchema, OpenPackageChangedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { Random } from '@yarrow/kit/testing/random';
import type { TestService } from '@yarrow/kit/testing/test-service';
import { type PackageFact, PackageStory, type StoryStep } from './package-story.js';

export interface PackageWalkOptions {
  steps: number;
  seed: number;
  lanes: number;
  report?: (line: string) => void;
}

export interface PackageWalkReport {
  steps: number;
  packages: number;
  seconds: number;
  /** What should hold and does not; empty when all is well. */
  violations: string[];
  /** Answers by step and code. */
  outcomes: Record<string, number>;
}

/** How likely each step is. */
const WEIGHTS: Readonly<Record<StoryStep, number>> = {
  bookSession: 10,
  cancelPurchase: 4,
  cancelSession: 4,
  publishMoney: 6,
};
const MAX_ROUNDS = 6;

interface PackageRow {
  appointment_id: string;
  id: string;
  refunded: boolean;
  number_of_sessions: number;
  /** Numbers of the sessions that visits take or have lost. */
  numbers: number[];
}

/**
 * Packages bought, used, refunded and paid for in any order, concurrently. The choices follow from the seed; what meets
 * what does not. In the end no package went back in full of which a session is used, and none stays of which none was.
 */
export class PackageWalk {
  private readonly random: Random;
  private readonly facts: PackageFact[] = [];
  private readonly outcomes = new Map<string, number>();
  private readonly errors: string[] = [];
  private taken = 0;

  private constructor(
    private readonly scheduling: TestService,
    private readonly options: PackageWalkOptions,
  ) {
    this.random = new Random(options.seed);
  }

  static run(scheduling: TestService, options: PackageWalkOptions): Promise<PackageWalkReport> {
    return new PackageWalk(scheduling, options).walk();
  }

  private async walk(): Promise<PackageWalkReport> {
    const started = performance.now();
    await Promise.all(Array.from({ length: this.options.lanes }, () => this.lane(this.random.branch())));
    const violations = [...this.errors, ...(await this.violations())];
    return {
      steps: this.taken,
      packages: this.facts.length,
      seconds: Math.round((performance.now() - started) / 1_000),
      violations,
      outcomes: Object.fromEntries([...this.outcomes].sort()),
    };
  }

  private async lane(random: Random): Promise<void> {
    while (this.taken < this.options.steps && this.errors.length < 20) {
      try {
        this.facts.push(await this.live(random));
      } catch (error) {
        this.errors.push(`unexpected: ${String(error)}`);
      }
    }
  }

  /** One package from its purchase on; up to three things happen to it at the same moment. */
  private async live(random: Random): Promise<PackageFact> {
    const story = await PackageStory.start(this.scheduling, random);
    const rounds = 2 + random.below(MAX_ROUNDS);
    for (let round = 0; round < rounds; round++) {
      const steps = Array.from({ length: 1 + random.below(3) }, () => random.weighted<StoryStep>(WEIGHTS));
      await Promise.all(steps.map((step) => this.take(step, story)));
    }
    await story.publishAll();
    return story.fact;
  }

  private async take(step: StoryStep, story: PackageStory): Promise<void> {
    this.taken += 1;
    if (this.taken % 250 === 0) this.options.report?.(`${this.taken} steps on ${this.facts.length} packages`);
    const key = `${step}: ${await story[step]()}`;
    this.outcomes.set(key, (this.outcomes.get(key) ?? 0) + 1);
  }

  private async violations(): Promise<string[]> {
    const cancelled = await this.scheduling.emitted(AppointmentCancelledSchema);
    const ends = new Map<string, (boolean | undefined)[]>();
    for (const { appointment, packageKept } of cancelled) {
      const id = appointment!.appointmentId;
      ends.set(id, [...(ends.get(id) ?? []), packageKept]);
    }
    const rows = await this.scheduling.dataSource.query<PackageRow[]>(PACKAGES, [this.facts.map(({ id }) => id)]);
    const packages = new Map(rows.map((row) => [row.appointment_id, row]));
    const snapshots = await this.snapshots();
    return this.facts.flatMap((fact) => {
      const found = packages.get(fact.id);
      const wrong = [
        ...wrongEnd(fact, ends.get(fact.id) ?? [], found),
        ...(found ? [...wrongCount(found), ...wrongSnapshot(found, snapshots.get(found.id))] : []),
      ];
      return wrong.map((what) => `${what}: package of visit ${fact.id}`);
    });
  }

  /** The last published snapshot of each package. */
  private async snapshots(): Promise<Map<string, PackageSnapshot>> {
    const events = await this.scheduling.emitted(OpenPackageChangedSchema);
    return new Map(events.map(({ package: snapshot }) => [snapshot!.packageId, snapshot!]));
  }
}

interface PackageSnapshot {
  sessionsUsed: number;
  ended: boolean;
}

function* wrongEnd(
  fact: PackageFact,
  published: readonly (boolean | undefined)[],
  found: PackageRow | undefined,
): Generator<string, void> {
  const [kept] = published;
  if (!fact.cancelled) {
    if (published.length > 0) yield 'its end was published though no party cancelled';
    if (found?.refunded) yield 'it went back though its visit stands';
    return;
  }
  if (published.length !== 1 || kept === undefined) return yield `its end was published as [${published.join()}]`;
  const used = found?.numbers.length ?? 0;
  // Its price goes back in full with the visit: nothing of it may have been used, and nothing may be.
  if (!kept && used > 0) yield `it went back in full, and ${used} sessions of it are used`;
  if (!kept && found && !found.refunded) yield 'it went back in full and can still be used';
  // Its price stays with the practice: the client has it, and had or lost something of it.
  if (kept && !found) yield 'its price is kept and the client has nothing';
  if (kept && found?.refunded) yield 'its price is kept and it can no longer be used';
  if (kept && !fact.lost && fact.booked === 0) yield 'its price is kept though nothing of it was used';
}

function* wrongCount({ numbers, number_of_sessions: most }: PackageRow): Generator<string, void> {
  if (new Set(numbers).size !== numbers.length) yield `sessions [${numbers.join()}] are used twice`;
  if (numbers.some((number) => number < 1 || number > most)) yield `sessions [${numbers.join()}] of ${most} are used`;
}

function* wrongSnapshot(
  { numbers, number_of_sessions: most, refunded }: PackageRow,
  published: PackageSnapshot | undefined,
) {
  const used = refunded ? most : numbers.length;
  if (published?.sessionsUsed === used && published.ended === refunded) return;
  yield `${published?.sessionsUsed} sessions were published, ended ${published?.ended}; it is ${used}, ${refunded}`;
}

const PACKAGES = `
  SELECT packages.appointment_id, packages.id, refunded, number_of_sessions, coalesce(array_agg(
    (package_session ->> 'sessionNumber')::int ORDER BY 1) FILTER (WHERE NOT package_session_returned), '{}') AS numbers
  FROM open_packages packages LEFT JOIN appointments ON package_id = packages.id
  WHERE packages.appointment_id = ANY($1::uuid[]) GROUP BY packages.id`;
