import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock.js';
import { CONFIG, type ServiceConfig } from '../config.js';
import { STREAM_DAYS } from '../messaging/broker.js';

/** How long the rows of a table are kept. Its names are part of SQL and come from code alone. */
export interface RetentionRule {
  readonly table: string;
  /** An instant; the first column of an index. Rows in which it is null stay. */
  readonly column: string;
  readonly days: number;
  /** SQL condition of the rows that may go; all without. */
  readonly where?: string;
}

const BATCH = 1_000;
const DAY_MS = 86_400_000;

/** Deletes rows whose time is over. `docs/retention.md` says how long each table keeps what, and why. */
@Injectable()
export class RetentionService {
  private readonly registered: RetentionRule[];

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CONFIG) { DEAD_LETTER_DAYS }: ServiceConfig,
  ) {
    this.registered = [
      // A day longer than the stream: what may come again is known to have been handled.
      { table: 'inbox', column: 'handled_at', days: STREAM_DAYS + 1 },
      { table: 'dead_letters', column: 'died_at', days: DEAD_LETTER_DAYS },
    ];
  }

  /** To be called in a constructor or in `onModuleInit`. */
  register(...rules: RetentionRule[]): void {
    this.registered.push(...rules);
  }

  get rules(): readonly RetentionRule[] {
    return this.registered;
  }

  /**
   * Deletes in batches, each in its own transaction; skips locked rows until the next run.
   * @returns the number of deleted rows per table
   */
  async prune(stopping?: AbortSignal): Promise<Record<string, number>> {
    const pruned: Record<string, number> = {};
    for (const rule of this.registered) {
      let deleted = BATCH;
      while (deleted === BATCH && !stopping?.aborted) {
        deleted = await this.pruneBatch(rule);
        pruned[rule.table] = (pruned[rule.table] ?? 0) + deleted;
      }
    }
    return pruned;
  }

  private async pruneBatch({ table, column, days, where = 'true' }: RetentionRule): Promise<number> {
    const by = new Date(this.clock.now().getTime() - days * DAY_MS);
    const [, deleted] = await this.dataSource.query<[unknown[], number]>(
      `delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${column} < $1 and ${where} order by ${column} limit ${BATCH} for update skip locked
       ))`,
      [by],
    );
    return deleted;
  }
}
