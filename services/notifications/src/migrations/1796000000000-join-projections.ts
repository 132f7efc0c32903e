import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All projections in one table; a booking is an appointment or a registration. */
export class JoinProjections1796000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE copies RENAME TO projections;
      ALTER INDEX copies_pkey RENAME TO projections_pkey;
      ALTER INDEX copies_parent RENAME TO projections_parent;
      INSERT INTO projections (kind, id, version, snapshot)
        SELECT 'scheduling.v1.Appointment', appointment_id, version, snapshot FROM appointment_copies;
      DROP TABLE appointment_copies;

      ALTER TABLE deliveries RENAME appointment_id TO booking_id;
      ALTER INDEX deliveries_appointment RENAME TO deliveries_booking;
      ALTER TABLE payment_states RENAME subject_id TO booking_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment_states RENAME booking_id TO subject_id;
      ALTER INDEX deliveries_booking RENAME TO deliveries_appointment;
      ALTER TABLE deliveries RENAME booking_id TO appointment_id;

      CREATE TABLE appointment_copies (appointment_id uuid PRIMARY KEY, version integer NOT NULL, snapshot jsonb NOT NULL);
      INSERT INTO appointment_copies
        SELECT id, version, snapshot FROM projections WHERE kind = 'scheduling.v1.Appointment';
      DELETE FROM projections WHERE kind = 'scheduling.v1.Appointment';
      ALTER INDEX projections_parent RENAME TO copies_parent;
      ALTER INDEX projections_pkey RENAME TO copies_pkey;
      ALTER TABLE projections RENAME TO copies;
    `);
  }
}
