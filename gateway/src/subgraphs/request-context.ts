import type { LinkKind } from '@yarrow/kit/sessions/link-cookie';
import type { SubgraphResponse } from './subgraph-client.js';

/** What one incoming request carries to the subgraphs and brings back from them. */
export interface RequestContext {
  readonly requestId: string;
  /** `authorization` of every request to a subgraph. */
  readonly authorization: string;
  /** sha256 of the session cookie, sent to the clients subgraph only, so that it can end the session. */
  readonly sessionHash: string | undefined;
  /** `User-Agent` of the browser, sent to the clients subgraph only, which shows people where they are logged in. */
  readonly userAgent: string | undefined;
  /** The cookies of opened links, each sent to the subgraphs that know such links. */
  readonly openedLinks: Readonly<Record<LinkKind, string | undefined>>;
  /** Queries may be sent a second time when a connection breaks, mutations never. */
  readonly repeatable: boolean;
  /** `set-cookie` values for the browser; only the clients subgraph may add to them, and those whose links people open their cookies of these. */
  readonly setCookies: string[];
  /** What the clients subgraph asks who guesses passwords to wait. */
  waitSeconds?: number | undefined;
  /** An answer that was fetched before the plan was executed, to be used instead of fetching again. */
  received?: Promise<SubgraphResponse>;
  /** Set where a subgraph was overloaded: the request as a whole may be repeated after so many seconds. */
  retryAfter?: number;
}
