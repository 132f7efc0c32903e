import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Charge } from '../charges/charge.entity.js';
import { Dispute } from './dispute.entity.js';

/** A dispute whose reserved amount is out of date, because another refund of the charge failed or was found. */
export interface UncoveredDispute {
  id: string;
  charge: Charge;
}

const UNCOVERED = `
  SELECT disputes.id, disputes.charge_id AS "chargeId" FROM disputes JOIN charges ON charges.id = disputes.charge_id
    LEFT JOIN refunds own ON own.id = refund_id,
    LATERAL (SELECT greatest(0, least(disputes.amount_cents, charges.amount_cents - coalesce(sum(others.amount_cents), 0))) AS cents
      FROM refunds others WHERE others.charge_id = charges.id AND others.id IS DISTINCT FROM refund_id
        AND others.state IN ('pending', 'succeeded')) AS left_over
  WHERE (disputes.state IN ('needs_response', 'under_review') AND coalesce(own.amount_cents, 0) <> left_over.cents)
    OR (disputes.state = 'lost' AND held_cents > 0 AND coalesce(own.amount_cents, 0) < left_over.cents)
  LIMIT $1`;

@Injectable()
export class DisputesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Our charge of a payment on an account. */
  async findCharge(accountId: string, paymentIntentId: string): Promise<Charge | null> {
    return this.dataSource.manager.findOneBy(Charge, { accountId, paymentIntentId });
  }

  async find(
    tx: EntityManager,
    { provider, accountId, providerDisputeId }: Pick<Dispute, 'accountId' | 'provider' | 'providerDisputeId'>,
  ): Promise<Dispute | null> {
    return tx.findOneBy(Dispute, { provider, accountId, providerDisputeId });
  }

  async get(tx: EntityManager, id: string): Promise<Dispute> {
    return tx.findOneByOrFail(Dispute, { id });
  }

  async listUncovered(limit: number): Promise<UncoveredDispute[]> {
    const { manager } = this.dataSource;
    const rows = await manager.query<{ id: string; chargeId: string }[]>(UNCOVERED, [limit]);
    const charges = new Map(
      (await manager.findBy(Charge, { id: In(rows.map((row) => row.chargeId)) })).map((c) => [c.id, c]),
    );
    return rows.map(({ id, chargeId }) => ({ id, charge: charges.get(chargeId)! }));
  }

  async save(tx: EntityManager, dispute: Dispute): Promise<void> {
    await tx.save(dispute);
  }
}
