import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { parseText } from '@yarrow/kit/values/input-rules';
import { DataSource } from 'typeorm';
import { PracticeProjectionService } from '../practice-projection/practice-projection.service.js';
import type { Client } from './client.entity.js';
import { ClientsRepository } from './clients.repository.js';
import {
  DirectoryPagesRepository,
  type DirectoryPosition,
  type DirectorySort,
  type DirectorySortField,
} from './directory-pages.repository.js';
import { parseQuestion, type DirectoryQuestion } from './directory-question.js';

/** What a page is asked by. */
export interface PageForm {
  readonly search?: string | null | undefined;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly sort?: { by: DirectorySortField; descending?: boolean | null | undefined } | null | undefined;
}

/** A contact and where the page after it begins. */
export interface DirectoryEntry {
  readonly client: Client;
  readonly cursor: string;
}

const MAX_PAGE = 100;
const MAX_SEARCH = 100;
const EXPORT_PAGE = 1_000;

/** The directory a page at a time, and as a whole for an export. */
@Injectable()
export class DirectoryPagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: ClientsRepository,
    private readonly pages: DirectoryPagesRepository,
    private readonly practices: PracticeProjectionService,
  ) {}

  /** @throws DomainError `invalid_first`, `invalid_search`, `invalid_cursor` */
  async getPage(actor: Actor, form: PageForm) {
    requirePro(actor);
    const first = form.first ?? 50;
    if (first < 1 || first > MAX_PAGE)
      throw new DomainError('invalid_first', `Please ask for 1 to ${MAX_PAGE} clients.`, 'first');
    const sort: DirectorySort = { by: form.sort?.by ?? 'full_name', descending: form.sort?.descending ?? false };
    const after = form.after ? parseCursor(form.after, sort) : null;
    const question = await this.readQuestion(actor.practiceId, form.search);
    return this.readPage(actor.practiceId, { question, sort, first, after });
  }

  /** Everybody in the directory by name, in pages that do not hold up the database. */
  async *listAll(actor: Actor): AsyncGenerator<Client[]> {
    requirePro(actor);
    const sort: DirectorySort = { by: 'full_name', descending: false };
    let after: DirectoryPosition | null = null;
    do {
      const query = { question: null, sort, first: EXPORT_PAGE, after };
      const page: DirectoryPage = await this.readPage(actor.practiceId, query);
      yield page.entries.map(({ client }) => client);
      after = page.hasNextPage ? page.last : null;
    } while (after);
  }

  private async readQuestion(practiceId: string, typed: string | null | undefined): Promise<DirectoryQuestion | null> {
    // Direction marks come with copied numbers.
    const visible = typed?.replace(/\p{Cf}/gu, '');
    const search = parseText(visible, 'search', { max: MAX_SEARCH, label: 'The search' });
    return search === '' ? null : parseQuestion(search, await this.practices.findCountry(practiceId));
  }

  private async readPage(practiceId: string, query: PageQuery): Promise<DirectoryPage> {
    const { manager } = this.dataSource;
    const { total, rows } = await this.pages.listPositions(manager, { practiceId, ...query });
    const shown = rows.slice(0, query.first);
    const ids = shown.map(({ id }) => id);
    const byId = new Map((await this.clients.listByIds(manager, practiceId, ids)).map((one) => [one.id, one]));
    const entries = shown.flatMap((position) => {
      const client = byId.get(position.id);
      return client ? [{ client, cursor: cursorOf(position, query.sort) }] : [];
    });
    return { entries, totalCount: total, hasNextPage: rows.length > query.first, last: shown.at(-1) ?? null };
  }
}

type PageQuery = Omit<Parameters<DirectoryPagesRepository['listPositions']>[1], 'practiceId'>;

interface DirectoryPage {
  readonly entries: DirectoryEntry[];
  readonly totalCount: number;
  readonly hasNextPage: boolean;
  readonly last: DirectoryPosition | null;
}

const cursorOf = ({ key, id }: DirectoryPosition, { by, descending }: DirectorySort): string =>
  Buffer.from(JSON.stringify([by, descending, key, id])).toString('base64url');

function parseCursor(cursor: string, sort: DirectorySort): DirectoryPosition {
  try {
    const [by, descending, key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const isSort = by === sort.by && descending === sort.descending;
    if (isSort && isKey(key, sort) && typeof id === 'string' && isUuid(id)) return { key, id };
  } catch {
    // Not ours: answered below.
  }
  throw new DomainError('invalid_cursor', 'This page of clients does not exist any more.', 'after');
}

function isKey(key: unknown, { by }: DirectorySort): key is string | null {
  if (key === null) return by !== 'full_name';
  return typeof key === 'string' && (by !== 'last_appointment' || !Number.isNaN(Date.parse(key)));
}
