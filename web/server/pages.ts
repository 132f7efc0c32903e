import { Semaphore } from 'es-toolkit/promise';
import type { PagePatience } from './config.js';
import type { EventHeads } from './event-heads.js';
import type { FirstAnswers } from './first-answers.js';
import { withFirstPage, withHead, withVisitorCountry, type FirstPage } from './first-html.js';
import { withoutStyleAttributes } from './inline-styles.js';
import type { PageLinks } from './page-links.js';
import type { FirstRendering, PageRenderer } from './page-renderer.js';
import type { HeadResult, PracticeHeads } from './practice-heads.js';
import { RenderedPages, type Keeping } from './rendered-pages.js';
import { inlineHash } from './security-headers.js';
import { SentPage } from './sent-page.js';

/** `complete`: every answer came, so that others may get the same page. */
type FirstContent = Omit<FirstPage, 'links'> & { complete: boolean };

const NO_CONTENT: FirstContent = { complete: false };
const MINUTE_MS = 60_000;
/**
 * Pages whose content is made at the same time. They share one thread: one more would make all of them late, so it goes
 * out at once without content and the browser draws it (docs/adr/0040). A crawler waits for its turn.
 */
const MAX_AT_ONCE = 12;
/** Multiples of it, without their whole part, are spread evenly. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** A crawler reads what is in the page and nothing that comes later, and waits for it. */
export type Reader = 'crawler' | 'person';

export interface PagesOptions {
  /** `index.html` of the build. */
  shell: string;
  renderer: PageRenderer;
  links: PageLinks;
  answers: FirstAnswers;
  practiceHeads: PracticeHeads;
  eventHeads: EventHeads;
  /** The time of day, ms since 1970. */
  now: () => number;
  /** How long a page for visitors without a session is cached. */
  keeping: Keeping;
  patience: PagePatience;
  crawlerPatience: PagePatience;
  /** Called for a page that is sent without content. */
  onFailure: (error: unknown, path: string) => void;
}

/** Builds pages of the application: head, scripts and, for visitors without a session, the rendered content. */
export class Pages {
  private readonly rendered: RenderedPages<SentPage>;
  private readonly room = new Semaphore(MAX_AT_ONCE);

  constructor(private readonly options: PagesOptions) {
    this.rendered = new RenderedPages(options.keeping);
  }

  /** For visitors without a session: public content only. */
  forStrangers(url: URL, country: string | undefined, reader: Reader): Promise<SentPage> {
    const key = `${country ?? ''} ${url.pathname}${url.search}`;
    const make = async () => {
      const page = await this.make(url, country, reader);
      return { page, complete: page.kept };
    };
    return this.rendered.get(key, make, reader);
  }

  /** For visitors with a session: contains no user data, the browser renders. */
  personal(url: URL, country: string | undefined): Promise<SentPage> {
    return this.make(url, country, undefined);
  }

  private async make(url: URL, country: string | undefined, reader: Reader | undefined): Promise<SentPage> {
    const { shell, links, patience, crawlerPatience } = this.options;
    const { dataMs } = reader === 'crawler' ? crawlerPatience : patience;
    const [head, first] = await Promise.all([
      this.headOf(url.pathname, dataMs),
      reader ? this.boundedContentOf(url, country, reader) : NO_CONTENT,
    ]);
    const html = withVisitorCountry(shell, country);
    if (head === 'missing') return new SentPage(html, undefined, false, 404);
    const page = withFirstPage(html, { ...first, links: links.of(url.pathname) });
    const isPlain = head === 'plain' || head === 'unknown';
    // Without its head a page says nothing of its canonical address: others get it whole.
    const kept = first.body !== undefined && first.complete && head !== 'unknown';
    return new SentPage(isPlain ? page : withHead(page, head), first.body && inlineHash(first.body.css), kept);
  }

  private async headOf(path: string, timeoutMs: number): Promise<HeadResult> {
    const { eventHeads, practiceHeads } = this.options;
    return (await eventHeads.headOf(path, timeoutMs)) ?? practiceHeads.headOf(path, timeoutMs);
  }

  private async boundedContentOf(url: URL, country: string | undefined, reader: Reader): Promise<FirstContent> {
    const { patience, crawlerPatience } = this.options;
    if (reader === 'person' && this.room.available === 0) return NO_CONTENT;
    await this.room.acquire();
    try {
      return await this.firstContentOf(url, country, reader === 'crawler' ? crawlerPatience : patience);
    } finally {
      this.room.release();
    }
  }

  /** Data, and what is made of it. A renderer that fails or is slow leaves the data to the browser. */
  private async firstContentOf(
    url: URL,
    country: string | undefined,
    { dataMs, renderMs }: PagePatience,
  ): Promise<FirstContent> {
    const { renderer, answers, onFailure } = this.options;
    const queries = renderer.queriesOf(url);
    const { cache, complete } = await answers.ask(queries, dataMs);
    if (!renderer.renders(url)) return { answers: cache, complete };
    try {
      const variables = complete ? queries[0]?.variables : undefined;
      const first = { ...firstRendering(this.options.now(), country), ...(variables && { variables }) };
      const rendered = await renderer.render({ url: url.pathname + url.search, answers: cache, first }, renderMs);
      const { rules } = rendered;
      const { html, css } = withoutStyleAttributes(rendered.html);
      return { answers: cache, first, body: { html, css: styleText(rendered.css, css), rules }, complete };
    } catch (error) {
      onFailure(error, url.pathname);
      return { answers: cache, complete };
    }
  }
}

/** The same for a minute, so that a page of which nothing has changed is the same text. */
function firstRendering(now: number, country: string | undefined): FirstRendering {
  const minute = Math.floor(now / MINUTE_MS);
  const minutely = new Date(minute * MINUTE_MS).toISOString();
  return { now: minutely, chance: (minute * GOLDEN_RATIO) % 1, ...(country && { country }) };
}

/** @throws Error for what would end the element that it stands in */
function styleText(parts: string, elements: string): string {
  const text = `@layer base,parts;@layer parts{${parts}}\n${elements}`;
  if (text.includes('</')) throw new Error('A rule of the page ends its style element.');
  return text;
}
