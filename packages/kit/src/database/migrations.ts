import type { DataSourceOptions, MigrationInterface, QueryRunner } from 'typeorm';
import { DataSource } from 'typeorm';

/** Outbox, inbox and dead letters: the tables by which a service and the broker never lose or repeat an event. */
export class CreateMessaging1000000000000 implements MigrationInterface {
  readonly name = 'CreateMessaging1000000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table outbox (
        seq bigint generated always as identity primary key,
        id uuid not null unique,
        aggregate_id text not null,
        subject text not null,
        payload bytea not null,
        headers jsonb not null default '{}',
        occurred_at timestamptz not null
      )`);
    await runner.query(`
      create table inbox (
        event_id uuid not null,
        handler text not null,
        stream text not null,
        handled_at timestamptz not null default now(),
        primary key (event_id, handler)
      )`);
    await runner.query(`create index inbox_stream on inbox (stream)`);
    await runner.query(`
      create table dead_letters (
        id bigint generated always as identity primary key,
        event_id uuid not null,
        handler text not null,
        stream text not null,
        stream_seq bigint not null,
        subject text not null,
        aggregate_id text not null,
        payload bytea not null,
        headers jsonb not null,
        error text not null,
        attempts int not null,
        died_at timestamptz not null default now(),
        unique (event_id, handler)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table dead_letters, inbox, outbox`);
  }
}

/** Events that arrived before the data that they refer to: they wait here and not in the stream. */
export class CreateParkedEvents1000000000001 implements MigrationInterface {
  readonly name = 'CreateParkedEvents1000000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table parked_events (
        stream text not null,
        stream_seq bigint not null,
        event_id uuid not null,
        subject text not null,
        aggregate_id text not null,
        payload bytea not null,
        headers jsonb not null,
        occurred_at timestamptz not null,
        attempts int not null,
        first_tried_at timestamptz,
        due_at timestamptz not null,
        parked_at timestamptz not null default now(),
        primary key (stream, stream_seq)
      )`);
    await runner.query(`create index parked_events_order on parked_events (stream, aggregate_id, stream_seq)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table parked_events`);
  }
}

/** What goes when its time is over is found by that time. */
export class IndexForPruning1000000000002 implements MigrationInterface {
  readonly name = 'IndexForPruning1000000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index inbox_stream');
    await runner.query('create index inbox_handled_at on inbox (handled_at)');
    await runner.query('create index dead_letters_died_at on dead_letters (died_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index inbox_handled_at, dead_letters_died_at');
    await runner.query('create index inbox_stream on inbox (stream)');
  }
}

/** People who are being erased, and those who have been: what comes late brings nothing of them back. */
export class CreateErasures1000000000003 implements MigrationInterface {
  readonly name = 'CreateErasures1000000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table erased_subjects (id uuid primary key, erased_at timestamptz not null)`);
    await runner.query(`
      create table erasure_tasks (
        id uuid primary key,
        practice_id uuid,
        subject_ids uuid[] not null,
        row_ids text[] not null default '{}',
        emails text[] not null,
        phones text[] not null,
        requested_at timestamptz not null,
        rows_erased_at timestamptz,
        attempts int not null default 0,
        due_at timestamptz not null,
        completed_at timestamptz
      )`);
    await runner.query(`create index erasure_tasks_due on erasure_tasks (due_at) where completed_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table erasure_tasks, erased_subjects`);
  }
}

/** Dead letters about which nothing is to be done. */
export class ParkDeadLetters1000000000004 implements MigrationInterface {
  readonly name = 'ParkDeadLetters1000000000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table dead_letters add column parked_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table dead_letters drop column parked_at');
  }
}

/** Run before the service's own; their timestamps are earlier than any of a service. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-function-type
export const kitMigrations: Function[] = [
  CreateMessaging1000000000000,
  CreateParkedEvents1000000000001,
  IndexForPruning1000000000002,
  CreateErasures1000000000003,
  ParkDeadLetters1000000000004,
];

// An arbitrary number that only migrations lock on.
const MIGRATION_LOCK = 4_206_942_069;

/**
 * Brings the schema up to date; replicas that start together take turns. Runs on connections of its own without
 * the time-outs of requests, because building an index may take long.
 * @returns names of the migrations that were run
 */
export async function migrate(options: DataSourceOptions): Promise<string[]> {
  const dataSource = await new DataSource(options).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    return ran.map(({ name }) => name);
  } finally {
    await lock.release();
    await dataSource.destroy();
  }
}

/**
 * For services that do not run their own migrations. A schema that is newer than this process is valid: during a
 * rolling update the older version runs on it.
 * @throws Error when migrations of ours have not been run
 */
export async function requireMigrated(options: DataSourceOptions): Promise<void> {
  const dataSource = await new DataSource(options).initialize();
  try {
    if (await dataSource.showMigrations())
      throw new Error('The database lacks migrations of this version: run migrate.js, or set MIGRATE_ON_START=true.');
  } finally {
    await dataSource.destroy();
  }
}
