import type { GraphqlContext } from '@yarrow/kit/graphql-context';
import { linkCookie, OPENED_LINKS_HEADER, openedLinks, withOpenedLink } from '@yarrow/kit/link-cookie';

/**
 * The links that this browser has opened, by their secrets: codes of referral links and tokens of reviews. Whoever opened a
 * link need not send its secret again with each step.
 */
export class OpenedLinks {
  private constructor(
    private readonly context: GraphqlContext,
    private readonly publicUrl: string,
    private known: string[],
  ) {}

  /** One for each request, so that several steps of one request remember all they opened. */
  static of(context: GraphqlContext, publicUrl: string): OpenedLinks {
    const there = context.loaders.get(OpenedLinks);
    if (there instanceof OpenedLinks) return there;
    const header = context.request.headers[OPENED_LINKS_HEADER];
    const opened = new OpenedLinks(context, publicUrl, openedLinks(typeof header === 'string' ? header : undefined));
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
    void this.context.reply.header('set-cookie', linkCookie(this.publicUrl, this.known));
  }
}
