import { setTimeout as sleep } from 'node:timers/promises';
import { Guest, RefusedError } from './booking.mjs';
import { startOf } from './practice.mjs';
import { UnansweredError } from './visitor.mjs';

/** One in so many guests wants a time that another guest has requested before. */
const WANTS_SAME = 6;

/** Guests who book and pay, one after the other in several lanes, until `stop` is called. */
export class Storm {
  /** @type {import('./invariants.mjs').Promised[]} */
  promised = [];
  /** Refusals and holds without an answer, counted by what they were. */
  refused = new Map();
  /** Answers that no guest should get. */
  surprises = [];
  #stopping = false;
  #next = 0;
  #lanes;

  /**
   * @param {import('./site.mjs').Site} site
   * @param {object[]} practices from `openPractice`
   * @param {{ lanes?: number, pauseMs?: number }} [options] `pauseMs`: between two guests of a lane
   */
  constructor(site, practices, { lanes = 4, pauseMs = 100 } = {}) {
    Object.assign(this, { site, practices, pauseMs });
    this.#lanes = Array.from({ length: lanes }, () => this.#runLane());
  }

  /** Starts no more guests, and waits for those in progress. */
  async stop() {
    this.#stopping = true;
    await Promise.all(this.#lanes);
  }

  get paid() {
    return this.promised.filter(({ paid }) => paid).length;
  }

  async #runLane() {
    while (!this.#stopping) {
      await this.#serve().catch((error) => this.#note(error));
      await sleep(this.pauseMs);
    }
  }

  async #serve() {
    const wanted = this.#next++;
    const n = wanted % WANTS_SAME === WANTS_SAME - 1 ? wanted - 2 : wanted;
    const practice = this.practices[n % this.practices.length];
    const startsAt = startOf(Math.floor(n / this.practices.length));
    const guest = new Guest(this.site, practice);
    const appointment = await guest.book(await guest.hold(startsAt));
    const { practiceId, amountCents } = practice;
    const promise = { appointment, email: guest.email, practiceId, startsAt, amountCents, paid: false };
    this.promised.push(promise);
    await guest.pay(appointment, await guest.enterCard(appointment));
    promise.paid = true;
  }

  #note(error) {
    const expected = error instanceof UnansweredError || (error instanceof RefusedError && EXPECTED.has(error.code));
    if (!expected) this.surprises.push(error.message);
    const what = error instanceof RefusedError ? error.message : 'no answer';
    this.refused.set(what, (this.refused.get(what) ?? 0) + 1);
  }
}

/** Another guest was first. */
const EXPECTED = new Set(['slot_taken']);

/**
 * Kills one process after the other and starts each again, while the storm goes on.
 * @param {import('./site.mjs').Site} site
 * @param {string[]} victims
 * @param {{ calmMs?: number, downMs?: number, log?: (text: string) => void }} [options] `calmMs`: before each kill;
 *   `downMs`: how long the process stays away
 */
export async function killInTurn(site, victims, { calmMs = 1_500, downMs = 700, log = () => {} } = {}) {
  for (const name of victims) {
    await sleep(calmMs);
    await site.kill(name);
    await sleep(downMs);
    const started = performance.now();
    await site.restart(name);
    log(`${name} was killed and is ready again after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
