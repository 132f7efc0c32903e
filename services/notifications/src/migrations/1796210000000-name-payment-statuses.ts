import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Statuses of payments by their names in the contract, `PAST_DUE`, in place of the labels that people read, `Past due`. */
export class NamePaymentStatuses1796210000000 implements MigrationInterface {
  readonly name = 'NamePaymentStatuses1796210000000';

  async up(runner: QueryRunner): Promise<void> {
    await rewrite(runner, (status) => `replace(upper(${status}), ' ', '_')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await rewrite(runner, (status) => `replace(left(${status}, 1) || lower(substr(${status}, 2)), '_', ' ')`);
  }
}

/** Of the visits, and of what planned messages wait for. */
async function rewrite(runner: QueryRunner, written: (status: string) => string): Promise<void> {
  await runner.query(`
    UPDATE payment_states SET payment_status = ${written('payment_status')},
      client_payment_status = ${written('client_payment_status')};
    UPDATE deliveries SET holds_while = jsonb_set(holds_while, '{paymentStatus}', (
      SELECT jsonb_agg(${written('status')}) FROM jsonb_array_elements_text(holds_while -> 'paymentStatus') status
    )) WHERE jsonb_typeof(holds_while -> 'paymentStatus') = 'array';
  `);
}
