import { profileHead, serviceHead, type PageHead } from './first-html.js';
import type { PracticeHead } from './practice-head.js';
import { matchShape } from '../shared/route-shapes.js';

/** `missing`: there is no such practice or service. `plain`: this page has no head. `unknown`: it has one, which did not come in time. */
export type HeadResult = PageHead | 'missing' | 'plain' | 'unknown';

/**
 * Asks the gateway, with one query, for the head of a profile or service page. A page waits so long for it and no longer: it goes out
 * plain then, and the browser's own query fills the head in.
 */
export class PracticeHeads {
  constructor(
    private readonly gatewayUrl: string,
    private readonly publicUrl: string,
    private readonly operation: { documentId: string },
  ) {}

  async headOf(path: string, timeoutMs: number): Promise<HeadResult> {
    const profile = matchShape('/p/:slug', path);
    const service = matchShape('/p/:slug/services/:id', path);
    const landing = matchShape('/l/:slug', path);
    const slug = profile?.slug ?? service?.slug ?? landing?.slug;
    if (slug === undefined) return 'plain';
    const practice = await this.find(slug, timeoutMs);
    if (practice === 'unknown') return 'unknown';
    if (practice === null) return 'missing';
    if (!service) return profileHead(practice, this.publicUrl);
    const offered = practice.services.find(({ id }) => id === service.id);
    return offered ? serviceHead(practice, offered, this.publicUrl) : 'missing';
  }

  private async find(slug: string, timeoutMs: number): Promise<PracticeHead | null | 'unknown'> {
    try {
      const response = await fetch(`${this.gatewayUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ ...this.operation, operationName: 'PracticeHead', variables: { slug } }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { data, errors } = (await response.json()) as Answer;
      // With errors, null means "not known", not "no such practice".
      if (!data || (errors?.length && !data.practice)) return 'unknown';
      return data.practice;
    } catch {
      return 'unknown';
    }
  }
}

interface Answer {
  data?: { practice: PracticeHead | null } | null;
  errors?: unknown[];
}
