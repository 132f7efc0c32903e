import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { SITE_URL } from './site.js';

/** Longest that a journey may take on a machine that is busy with other things. */
const JOURNEY_MS = 240_000;
/** For taking pictures of what went wrong. */
const PICTURES_MS = 15_000;
/** Longest that one step waits for what it needs. */
const STEP_MS = 60_000;
const RESULTS = join(import.meta.dirname, '../../test-results');
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

let browser: Browser;

/**
 * Shares one browser between the journeys of a file. Call it once in each.
 * @param more arguments of Chromium that these journeys need
 */
export function useBrowser(more: readonly string[] = []): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      args: [...ARGUMENTS, ...more],
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    });
  }, JOURNEY_MS);
  afterAll(() => browser.close());
}

/** The user agent of Chromium with a window. The web server renders pages for a headless one as for a crawler. */
function userAgentOf({ isMobile = false }: BrowserContextOptions): string {
  const [major] = browser.version().split('.');
  const [system, mobile] = isMobile ? ['Linux; Android 10; K', 'Mobile '] : ['X11; Linux x86_64', ''];
  return `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 ${mobile}Safari/537.36`;
}

/** The people of one journey, each with a browser context of their own, and what their pages complained about. */
export class Stage {
  readonly #contexts: BrowserContext[] = [];
  readonly #complaints: string[] = [];
  readonly #expected: RegExp[] = [];

  /** A new visitor with an empty browser. */
  async visitor(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      baseURL: SITE_URL,
      locale: 'en-US',
      timezoneId: 'America/New_York',
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      userAgent: userAgentOf(options),
      ...options,
    });
    context.setDefaultTimeout(STEP_MS);
    context.on('console', (message) => {
      if (message.type() === 'error') this.#complaints.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#complaints.push(`${error.error()}`));
    this.#contexts.push(context);
    return context.newPage();
  }

  /** Says that pages will log an error that is no defect, such as an answer of the bank that refuses a card. */
  expectComplaint(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Unexpected errors that pages logged, including violations of the content security policy. */
  get complaints(): string[] {
    return this.#complaints.filter((complaint) => !this.#expected.some((pattern) => pattern.test(complaint)));
  }

  /** Keeps a picture of each open page. */
  async photograph(name: string): Promise<void> {
    mkdirSync(RESULTS, { recursive: true });
    const pages = this.#contexts.flatMap((context) => context.pages());
    const file = (index: number) => join(RESULTS, `${name.replace(/[^a-z0-9]+/gi, '-')}-${index + 1}.png`);
    await Promise.allSettled(pages.map((page, index) => page.screenshot({ path: file(index), fullPage: true })));
  }

  async close(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
  }
}

/**
 * A test in a real browser: fails also when a page logs an error, and leaves pictures in `test-results/` then.
 * @param longestMs longest that it may take
 */
export function journey(name: string, walk: (stage: Stage) => Promise<void>, longestMs = JOURNEY_MS): void {
  it(
    name,
    async () => {
      const stage = new Stage();
      try {
        await Promise.race([walk(stage), tooLong(longestMs)]);
        expect(stage.complaints).toEqual([]);
      } catch (error) {
        await stage.photograph(name);
        throw error;
      } finally {
        await stage.close();
      }
    },
    longestMs + PICTURES_MS,
  );
}

async function tooLong(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false });
  throw new Error(`The journey was not over after ${ms / 1000} s.`);
}

/** A client that does not exist yet. */
export function newClient(firstName = 'Grace', lastName = 'Okafor') {
  return { firstName, lastName, email: `${firstName.toLowerCase()}-${randomUUID()}@example.com`, phone: '5185550123' };
}

export type ClientPerson = ReturnType<typeof newClient>;
