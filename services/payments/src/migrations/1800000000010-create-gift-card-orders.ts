import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gift cards that are sold online; an order is paid for as a visit is. */
export class CreateGiftCardOrders1800000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- allowed narrower-constraint: the new check permits every kind that the former one permits
      ALTER TABLE appointment_projections DROP CONSTRAINT appointment_projections_kind_check,
        ADD CONSTRAINT appointment_projections_kind_check
        CHECK (kind IN ('appointment', 'registration', 'gift_card')) NOT VALID`);
    await runner.query(`
      CREATE TABLE gift_card_orders (
        id uuid PRIMARY KEY,
        practice_id uuid NOT NULL,
        template_id uuid NOT NULL,
        amount_cents integer NOT NULL CHECK (amount_cents > 0),
        currency char(3) NOT NULL,
        buyer_name text NOT NULL,
        buyer_email text NOT NULL,
        recipient_name text NOT NULL,
        recipient_email text NOT NULL,
        message text NOT NULL,
        -- In the practice's zone; null: as soon as it is paid.
        send_on date,
        send_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL,
        expired_at timestamptz,
        paid_at timestamptz,
        gift_card_id uuid UNIQUE REFERENCES gift_cards (id),
        sent_at timestamptz,
        CHECK ((paid_at IS NULL) = (gift_card_id IS NULL))
      );
      CREATE INDEX gift_card_orders_practice ON gift_card_orders (practice_id);
      CREATE INDEX gift_card_orders_to_send ON gift_card_orders (send_at) WHERE paid_at IS NOT NULL AND sent_at IS NULL;
      CREATE INDEX gift_card_orders_open ON gift_card_orders (created_at) WHERE paid_at IS NULL AND expired_at IS NULL;
      CREATE INDEX gift_card_orders_unpaid ON gift_card_orders (created_at) WHERE paid_at IS NULL;
      CREATE INDEX gift_card_orders_buyer ON gift_card_orders (buyer_email);
      CREATE INDEX gift_card_orders_recipient ON gift_card_orders (recipient_email);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE gift_card_orders;
      ALTER TABLE appointment_projections DROP CONSTRAINT appointment_projections_kind_check,
        ADD CONSTRAINT appointment_projections_kind_check CHECK (kind IN ('appointment', 'registration'));
    `);
  }
}
