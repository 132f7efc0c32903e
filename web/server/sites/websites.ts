import { RenderedPages, type Keeping } from '../rendered-pages.js';
import type { SiteKey } from './site-host.js';
import type { SiteWebsite } from './site-renderer.js';

/** Asks the gateway which website a host is; the answers are kept for a while, also that there is none. */
export class Websites {
  private readonly kept: RenderedPages<SiteWebsite | null>;

  /** @param documentId of the registered operation `PublishedSite` */
  constructor(
    private readonly gatewayUrl: string,
    private readonly documentId: string,
    private readonly timeoutMs: number,
    keeping: Keeping,
  ) {
    this.kept = new RenderedPages(keeping);
  }

  /** Null where the host is no practice's. @throws where the gateway does not say */
  async find(key: SiteKey): Promise<SiteWebsite | null> {
    const name = key.domain ?? `${key.slug}/`;
    return this.kept.get(name, async () => ({ page: await this.ask(key), complete: true }));
  }

  private async ask(variables: SiteKey): Promise<SiteWebsite | null> {
    const response = await fetch(`${this.gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ documentId: this.documentId, operationName: 'PublishedSite', variables }),
      signal: AbortSignal.timeout(this.timeoutMs),
    });
    const { data, errors } = (await response.json()) as Answer;
    if (!data || (errors?.length && !data.website)) throw new Error('The gateway does not say whose website this is.');
    return data.website;
  }
}

interface Answer {
  data?: { website: SiteWebsite | null } | null;
  errors?: unknown[];
}
