import { Injectable } from '@nestjs/common';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';

/** Money that has moved, what is still owed, active visits and packages that were not refunded. A free visit has no currency. */
const USED = `
  SELECT EXISTS (SELECT 1 FROM entries WHERE practice_id = $1 AND currency <> $2
      AND account IN ('provider_clearing', 'offline_payments', 'gift_card_sales'))
    OR EXISTS (SELECT 1 FROM entries WHERE practice_id = $1 AND currency <> $2 AND account = 'client_receivable'
      GROUP BY appointment_id HAVING sum(amount_cents) <> 0)
    OR EXISTS (SELECT 1 FROM gift_cards WHERE practice_id = $1 AND currency <> $2)
    OR EXISTS (SELECT 1 FROM appointment_projections WHERE practice_id = $1 AND currency <> $2
      AND amount_cents > 0 AND state NOT IN ('cancelled', 'declined', 'unavailable'))
    OR EXISTS (SELECT 1 FROM client_packages WHERE practice_id = $1 AND currency <> $2 AND refunded_at IS NULL) AS used`;

/** Whether a practice has money in another currency than one. */
@Injectable()
export class CurrencyUseRepository {
  constructor(private readonly dataSource: DataSource) {}

  async hasOther(practiceId: string, currency: string): Promise<boolean> {
    if (!isUuid(practiceId)) return false;
    const [row] = await this.dataSource.query<{ used: boolean }[]>(USED, [practiceId, currency]);
    return row!.used;
  }
}
