import { Inject, Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { DomainError } from '@yarrow/kit/domain-error';
import { newSecretToken } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import type { CatalogConfig } from '../config.js';
import { CustomDomain } from './custom-domain.entity.js';
import { CustomDomainsRepository } from './custom-domains.repository.js';
import { parseDomain } from './domain-name.js';
import { DomainPublicationService } from './domain-publication.service.js';

/** The domain that a practice wants for its site. */
@Injectable()
export class CustomDomainsService {
  constructor(
    @Inject(CONFIG) private readonly config: CatalogConfig,
    private readonly dataSource: DataSource,
    private readonly domains: CustomDomainsRepository,
    private readonly publication: DomainPublicationService,
    private readonly clock: Clock,
  ) {}

  /** Null for all but the practice itself. */
  async find(actor: Actor, practiceId: string): Promise<CustomDomain | null> {
    if (actor.kind !== 'pro' || actor.practiceId !== practiceId) return null;
    return this.domains.find(this.dataSource.manager, practiceId);
  }

  /**
   * The same domain again keeps its records and asks for a check.
   * @throws DomainError `forbidden`, `custom_domains_not_offered`, `invalid_domain`
   */
  async upsert(actor: Actor, typed: string): Promise<void> {
    requirePro(actor);
    const { practiceId } = actor;
    const domain = parseDomain(typed, this.reservedDomains());
    await this.dataSource.transaction(async (tx) => {
      const now = this.clock.now();
      // Changes of a practice take its lock first.
      await this.publication.lock(tx, practiceId);
      const known = await this.domains.findForUpdate(tx, practiceId);
      if (known?.domain === domain) {
        known.checkDueAt = now;
        return this.domains.save(tx, known);
      }
      const wanted = Object.assign(new CustomDomain(), {
        ...{ practiceId, domain, token: newSecretToken(), activeSince: null },
        ...{ checkDueAt: now, checkedAt: null, problem: null, failedChecks: 0 },
      });
      await this.domains.save(tx, wanted);
      if (known?.activeSince) await this.publication.publish(tx, wanted);
    });
  }

  /** A practice without a domain is left as it is. @throws DomainError `forbidden` */
  async delete(actor: Actor): Promise<void> {
    requirePro(actor);
    const { practiceId } = actor;
    await this.dataSource.transaction(async (tx) => {
      await this.publication.lock(tx, practiceId);
      const known = await this.domains.findForUpdate(tx, practiceId);
      if (!known) return;
      await this.domains.delete(tx, practiceId);
      if (known.activeSince) await this.publication.publish(tx, Object.assign(known, { activeSince: null }));
    });
  }

  /** Has the domain checked within seconds. Null for a domain that the practice does not have. @throws DomainError `forbidden` */
  async refresh(actor: Actor, typed: string): Promise<CustomDomain | null> {
    requirePro(actor);
    const { manager } = this.dataSource;
    const known = await this.domains.find(manager, actor.practiceId);
    if (known?.domain !== typed.trim().toLowerCase()) return null;
    if (!known.activeSince) await this.domains.makeDue(manager, actor.practiceId, this.clock.now());
    return known;
  }

  /** @throws DomainError `custom_domains_not_offered` */
  private reservedDomains(): string[] {
    const { SITES_HOST: target, PUBLIC_URL: site } = this.config;
    if (!target) {
      throw new DomainError('custom_domains_not_offered', 'Custom domains are not offered here.', 'domain');
    }
    return [target, new URL(site).hostname];
  }
}
