import { Inject, Injectable } from '@nestjs/common';
import { IdentityVerificationChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import type { PaymentsConfig } from '../config.js';
import { type IdentitySession, StripeIdentityAdapter } from '../stripe/stripe-identity.adapter.js';
import { IdentityVerification } from './identity-verification.entity.js';

const RETURN_PATH = '/portal/profile';

/** Lets practitioners show Stripe who they are, and publishes what came of it. */
@Injectable()
export class IdentityService {
  constructor(
    @Inject(CONFIG) private readonly config: PaymentsConfig,
    private readonly dataSource: DataSource,
    private readonly adapter: StripeIdentityAdapter,
    private readonly clock: Clock,
  ) {}

  /**
   * The session of the caller's practice: the one that there is, or another where it was cancelled.
   * @throws DomainError `forbidden`, `provider_refused`, `provider_unavailable`
   */
  async findSession(actor: Actor): Promise<IdentitySession> {
    requirePro(actor);
    const { practiceId } = actor;
    const known = await this.dataSource.manager.findOneBy(IdentityVerification, { practiceId });
    const current = known && (await this.adapter.get(known.sessionId));
    const session = current && current.status !== 'canceled' ? current : await this.open(practiceId, known?.sessionId);
    await this.record(practiceId, session);
    return session;
  }

  /** Records the present state of a session, whichever webhook says that it has changed. */
  async refresh(sessionId: string): Promise<void> {
    const known = await this.dataSource.manager.findOneBy(IdentityVerification, { sessionId });
    if (known) await this.record(known.practiceId, await this.adapter.get(sessionId));
  }

  /** Idempotent for concurrent requests: the idempotency key contains the previous session's id. */
  private async open(practiceId: string, earlier = 'first'): Promise<IdentitySession> {
    const key = `identity:${practiceId}:${earlier}`;
    return this.adapter.open(practiceId, `${this.config.PUBLIC_URL}${RETURN_PATH}`, key);
  }

  private async record(practiceId: string, { id: sessionId, status }: IdentitySession): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const known = await this.findForUpdate(tx, practiceId);
      if (known?.sessionId === sessionId && known.status === status) return;
      const verifiedAt = known?.verifiedAt ?? (status === 'verified' ? this.clock.now() : null);
      await tx.save(IdentityVerification, { practiceId, sessionId, status, verifiedAt });
      const changed = identityMessage({ practiceId, status, verifiedAt });
      await emit(tx, IdentityVerificationChangedSchema, changed, { aggregateId: practiceId });
    });
  }

  private async findForUpdate(tx: EntityManager, practiceId: string): Promise<IdentityVerification | null> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('identity:' || $1, 0))`, [practiceId]);
    return tx.findOneBy(IdentityVerification, { practiceId });
  }
}

/** Fields of the event that publishes a proof of identity. */
export const identityMessage = ({
  practiceId,
  status,
  verifiedAt,
}: Pick<IdentityVerification, 'practiceId' | 'status' | 'verifiedAt'>) => ({
  ...{ practiceId, status, verified: verifiedAt !== null },
});
