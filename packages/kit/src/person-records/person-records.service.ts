import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RecordList, RecordsOwner, RecordsPage } from './person-records.js';

/** Below what a message may hold, with the longest texts that people write. */
const PAGE_ROWS = 100;
const END: RecordsPage = { section: '', rows: '[]', nextCursor: '' };

/** What this service keeps about a person, page by page: each is read on its own, so that no export stays open here. */
@Injectable()
export class PersonRecordsService {
  private readonly lists: RecordList[] = [];

  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** To be called in a constructor or in `onModuleInit`. */
  register(...lists: RecordList[]): void {
    this.lists.push(...lists);
  }

  /**
   * @param cursor of the page before; empty for the first
   * @throws RangeError for what is no cursor of ours
   */
  async getPage(owner: RecordsOwner, cursor: string): Promise<RecordsPage> {
    const lists = this.lists.filter(({ about }) => about === 'person' || owner.practiceId !== null);
    const [at, offset] = parseCursor(cursor);
    const list = lists[at];
    if (!list) return END;
    const { rows, found } = await this.read(list, owner, offset);
    const isFull = found === PAGE_ROWS;
    const next = isFull ? `${at}:${offset + PAGE_ROWS}` : `${at + 1}:0`;
    return { section: list.section, rows, nextCursor: isFull || at + 1 < lists.length ? next : '' };
  }

  private async read({ sql }: RecordList, { userId, clientIds, practiceId }: RecordsOwner, offset: number) {
    const [page] = await this.dataSource.query<[{ rows: string; found: number }]>(
      `WITH owner AS (SELECT $1::uuid AS user_id, $2::uuid[] AS client_ids, $3::uuid AS practice_id)
       SELECT coalesce(json_agg(row_to_json(page)), '[]')::text AS rows, count(*)::int AS found
       FROM (SELECT * FROM (${sql}) list LIMIT ${PAGE_ROWS} OFFSET $4) page`,
      [userId, [...clientIds], practiceId, offset],
    );
    return page;
  }
}

function parseCursor(cursor: string): [number, number] {
  if (cursor === '') return [0, 0];
  const parts = /^(\d{1,3}):(\d{1,9})$/.exec(cursor);
  if (!parts) throw new RangeError('This is no place in an export.');
  return [Number(parts[1]), Number(parts[2])];
}
