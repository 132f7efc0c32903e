import type { FastifyRequest } from 'fastify';
import type { GraphqlContext } from '../graphql-context.js';
import { linkCookie, OPENED_LINKS_HEADER, openedLinks, withOpenedLink, type LinkKind } from './link-cookie.js';

/** What the gateway says that the browser of a request has opened. */
export function openedLinksOf({ headers }: Pick<FastifyRequest, 'headers'>): readonly string[] {
  const header = headers[OPENED_LINKS_HEADER];
  return openedLinks(typeof header === 'string' ? header : undefined);
}

/**
 * The links that this browser has opened, by their secrets: codes of referral links, tokens of reviews, tokens of visits.
 * A client that opened a link need not send its secret with each later request.
 */
export class OpenedLinks {
  private constructor(
    private readonly context: GraphqlContext,
    private readonly publicUrl: string,
    private readonly kind: LinkKind,
    private known: string[],
  ) {}

  /** One for each request, so that several steps of one request remember all they opened. */
  static of(context: GraphqlContext, publicUrl: string, kind: LinkKind): OpenedLinks {
    const there = context.loaders.get(OpenedLinks);
    if (there instanceof OpenedLinks) return there;
    const opened = new OpenedLinks(context, publicUrl, kind, [...openedLinksOf(context.request)]);
    context.loaders.set(OpenedLinks, opened);
    return opened;
  }

  get secrets(): readonly string[] {
    return this.known;
  }

  /** @param secret that has opened something */
  remember(secret: string | null | undefined): void {
    if (!secret || this.known[0] === secret) return;
    this.known = withOpenedLink(this.known, secret);
    void this.context.reply.header('set-cookie', linkCookie(this.publicUrl, this.kind, this.known));
  }
}
