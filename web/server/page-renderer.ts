import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NormalizedCacheObject } from '@apollo/client';
import { matchShape, type RouteShape } from '../shared/route-shapes.js';

/**
 * Pages that are rendered here: the public ones. Not the portal, nor pages behind links and logins, which hold personal
 * data and are not searched for; nor those that begin with the visitor's own camera, day or answers.
 */
const RENDERED: readonly RouteShape[] = [
  '/',
  '/practitioner-search',
  '/quiz',
  '/p/:slug',
  '/p/:slug/services/:id',
  '/p/:slug/book',
  '/p/:slug/events/:eventId',
  '/l/:slug',
  '/bookings',
  '/install',
  '/login',
  '/register',
  '/password-reset',
  '/pro',
];
/** The steps behind the first one begin with what this browser keeps. */
const BOOKING = '/p/:slug/book';

/** One query of a page's first HTML. */
export interface FirstQuery {
  operation: string;
  variables: Record<string, unknown>;
}

/** What rendering decides for the browser too (src/lib/hydration.ts). */
export interface FirstRendering {
  now: string;
  chance: number;
  country?: string | undefined;
  variables?: Record<string, unknown> | undefined;
}

/** What a page is rendered from. */
export interface PageInput {
  /** Path and search. */
  url: string;
  answers: NormalizedCacheObject;
  first: FirstRendering;
  signal: AbortSignal;
}

/** The body of a page, and the rules of the parts that are in it. */
export interface RenderedBody {
  html: string;
  css: string;
  /** Names of the parts' rules in `css`, which the browser's style cache need not write again. */
  rules: string[];
}

/** What `vite build` makes of src/entry-server.tsx. */
export interface RenderBuild {
  firstQueries(path: string, search: URLSearchParams): FirstQuery[];
  firstOperations(): string[];
  renderPage(input: PageInput): Promise<RenderedBody>;
}

/** Renders pages with the same code that then runs in the browser. */
export class PageRenderer {
  private constructor(private readonly build: RenderBuild) {}

  /** @param dist folder that `vite build` wrote */
  static async load(dist: string): Promise<PageRenderer> {
    const file = join(dist, '.render/entry-server.js');
    // Says which file is missing before the import speaks of modules.
    await readFile(file);
    return new PageRenderer((await import(pathToFileURL(file).href)) as RenderBuild);
  }

  operations(): string[] {
    return this.build.firstOperations();
  }

  queriesOf(url: URL): FirstQuery[] {
    return this.build.firstQueries(url.pathname, url.searchParams);
  }

  renders({ pathname, searchParams }: URL): boolean {
    if (matchShape(BOOKING, pathname) && searchParams.size > 0) return false;
    return RENDERED.some((shape) => matchShape(shape, pathname));
  }

  /** @throws what a component threw, or that it took longer than `timeoutMs` */
  render(input: Omit<PageInput, 'signal'>, timeoutMs: number): Promise<RenderedBody> {
    return this.build.renderPage({ ...input, signal: AbortSignal.timeout(timeoutMs) });
  }
}
