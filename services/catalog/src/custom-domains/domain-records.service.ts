import { Resolver } from 'node:dns/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import type { CatalogConfig } from '../config.js';
import type { CustomDomain, DomainProblem } from './custom-domain.entity.js';

/** Seconds that name servers may remember a record (spec portal-configuration §9). */
export const RECORD_TTL = 300;
const TIMEOUT_MS = 3_000;
const PROOF_LABEL = '_yarrow';

/** A record that the practice adds at its domain provider. */
export interface DomainRecord {
  type: 'CNAME' | 'TXT';
  name: string;
  value: string;
  ttl: number;
}

/** Which records a domain needs, and whether name servers have them. */
@Injectable()
export class DomainRecordsService {
  private readonly resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });

  constructor(@Inject(CONFIG) private readonly config: CatalogConfig) {
    if (config.DNS_SERVERS.length > 0) this.resolver.setServers(config.DNS_SERVERS);
  }

  /** Empty where the platform offers no domains. */
  recordsOf({ domain, token }: Pick<CustomDomain, 'domain' | 'token'>): DomainRecord[] {
    const { SITES_HOST: target } = this.config;
    if (!target) return [];
    return [
      { type: 'CNAME', name: domain, value: target, ttl: RECORD_TTL },
      { type: 'TXT', name: `${PROOF_LABEL}.${domain}`, value: token, ttl: RECORD_TTL },
    ];
  }

  /** Null if both records are there; `unanswered` where name servers do not say. */
  async problemOf(domain: Pick<CustomDomain, 'domain' | 'token'>): Promise<DomainProblem | 'unanswered' | null> {
    return this.findProblem(domain).catch(() => 'unanswered' as const);
  }

  private async findProblem({ domain, token }: Pick<CustomDomain, 'domain' | 'token'>): Promise<DomainProblem | null> {
    const [proofs, addresses, ours, alias] = await Promise.all([
      this.textsAt(`${PROOF_LABEL}.${domain}`),
      this.addressesOf(domain),
      this.addressesOf(this.config.SITES_HOST!),
      orNothing(this.resolver.resolveCname(domain)),
    ]);
    const isAlias = alias.some((name) => name.toLowerCase() === this.config.SITES_HOST);
    if (!isAlias && addresses.length === 0) return 'not_found';
    // The apex of a zone cannot have a CNAME record; providers answer with the addresses of the target then.
    const leadsHere = isAlias || (ours.length > 0 && addresses.every((address) => ours.includes(address)));
    if (!leadsHere) return 'points_elsewhere';
    return proofs.includes(token) ? null : 'no_proof';
  }

  private async textsAt(name: string): Promise<string[]> {
    return (await orNothing(this.resolver.resolveTxt(name))).map((parts) => parts.join(''));
  }

  private async addressesOf(name: string): Promise<string[]> {
    const found = await Promise.all([orNothing(this.resolver.resolve4(name)), orNothing(this.resolver.resolve6(name))]);
    return found.flat();
  }
}

/** Name servers that say that there is nothing; anything else is no answer, and says nothing of the domain. */
const NOTHING = new Set(['ENODATA', 'ENOTFOUND']);

const orNothing = async <T>(answer: Promise<T[]>): Promise<T[]> =>
  answer.catch((error: NodeJS.ErrnoException) => {
    if (NOTHING.has(error.code ?? '')) return [];
    throw error;
  });
