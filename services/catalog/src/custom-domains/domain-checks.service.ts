import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CustomDomain, DomainProblem } from './custom-domain.entity.js';
import { CustomDomainsRepository } from './custom-domains.repository.js';
import { DomainPublicationService } from './domain-publication.service.js';
import { DomainRecordsService } from './domain-records.service.js';

const BATCH = 50;
const MINUTE_MS = 60_000;
/** A domain that does not work yet is checked every minute for an hour, then less and less often. */
const PENDING_MS = (failedChecks: number) => Math.min(MINUTE_MS * Math.max(1, failedChecks - 60), 24 * 60 * MINUTE_MS);
const ACTIVE_MS = 60 * MINUTE_MS;
/** So many failures in a row, some hours, take an active domain off. */
const FAILURES_ALLOWED = 3;

/** Follows what name servers say of custom domains: activates those that lead here, and deactivates those that no longer do. */
@Injectable()
export class DomainChecksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly domains: CustomDomainsRepository,
    private readonly records: DomainRecordsService,
    private readonly publication: DomainPublicationService,
  ) {}

  /** Checks all domains that are due. Name servers are asked outside of transactions. */
  async run(now: Date): Promise<void> {
    for (const { practiceId } of await this.domains.listDue(this.dataSource.manager, now, BATCH))
      await this.check(practiceId, now);
  }

  private async check(practiceId: string, now: Date): Promise<void> {
    const { manager } = this.dataSource;
    const asked = await this.domains.find(manager, practiceId);
    if (!asked) return;
    const found = await this.records.problemOf(asked);
    // An outage of name servers must not take the domains of all practices off.
    if (found === 'unanswered' && asked.activeSince) {
      return this.domains.postpone(manager, practiceId, new Date(now.getTime() + ACTIVE_MS));
    }
    const problem = found === 'unanswered' ? 'not_found' : found;
    const other = problem === null ? await this.domains.findActive(manager, asked.domain) : null;
    // A domain that was sold: the former owner's record is gone, or it stays with that practice.
    const rival = other && other.practiceId !== practiceId ? other : null;
    const isTaken = rival !== null && [null, 'unanswered'].includes(await this.records.problemOf(rival));
    await this.dataSource.transaction(async (tx) => {
      if (rival && !isTaken) await this.deactivate(tx, rival, now);
      await this.note(tx, asked, isTaken ? 'taken' : problem, now);
    });
  }

  /** What was changed since it was asked for is left to the next check. */
  private async note(tx: EntityManager, asked: CustomDomain, problem: DomainProblem | null, now: Date): Promise<void> {
    await this.publication.lock(tx, asked.practiceId);
    const known = await this.domains.findForUpdate(tx, asked.practiceId);
    if (!known || known.domain !== asked.domain || known.token !== asked.token) return;
    Object.assign(known, { problem, checkedAt: now, failedChecks: problem === null ? 0 : known.failedChecks + 1 });
    const wasActive = known.activeSince !== null;
    if (problem === null) known.activeSince ??= now;
    else if (wasActive && (problem === 'taken' || known.failedChecks >= FAILURES_ALLOWED)) known.activeSince = null;
    const isActive = known.activeSince !== null;
    const pause = isActive ? ACTIVE_MS : PENDING_MS(known.failedChecks);
    known.checkDueAt = new Date(now.getTime() + pause);
    await this.domains.save(tx, known);
    if (wasActive !== isActive) await this.publication.publish(tx, known);
  }

  private async deactivate(tx: EntityManager, domain: CustomDomain, now: Date): Promise<void> {
    await this.publication.lock(tx, domain.practiceId);
    const known = await this.domains.findForUpdate(tx, domain.practiceId);
    if (!known?.activeSince || known.domain !== domain.domain) return;
    Object.assign(known, { activeSince: null, problem: 'taken', checkDueAt: new Date(now.getTime() + ACTIVE_MS) });
    await this.domains.save(tx, known);
    await this.publication.publish(tx, known);
  }
}
