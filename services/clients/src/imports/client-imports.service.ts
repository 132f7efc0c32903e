import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { isUuid, newId } from '@yarrow/kit/ids';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import { DataSource } from 'typeorm';
import {
  ClientImportsRepository,
  type ImportCounts,
  type ImportedForm,
  type ImportPage,
  type ImportPart,
  type RefusedRow,
  type StoredImport,
} from './client-imports.repository.js';
import { ImportWorkService } from './import-work.service.js';

export const IMPORTED_ROWS = { name: 'import-clients', points: 20_000, perSeconds: 86_400 };

const MAX_ROWS = 10_000;
/** As many as are worth waiting for. */
const ROWS_AT_ONCE = 300;

const MAX_PAGE = 100;

/** How far an import has come. */
export type ImportProgress = StoredImport & ImportCounts & { readonly finished: boolean };

/** A list, or a part of one, as it was given. */
export interface ImportForm {
  readonly clients: readonly ImportedForm[];
  readonly idempotencyKey?: string | null | undefined;
  readonly firstRow?: number | null | undefined;
  readonly rowsCount?: number | null | undefined;
  readonly emailRequired?: boolean | null | undefined;
}

interface PageForm {
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
}

/** Lists of people that practices bring. */
@Injectable()
export class ClientImportsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ClientImportsRepository,
    private readonly work: ImportWorkService,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes a list, or a part of one.
   * @returns the import, and those of these rows that were refused so far
   * @throws DomainError `no_rows`, `too_many_rows`, `invalid_rows`, `invalid_idempotency_key`, `rate_limited`
   */
  async take(actor: Actor, form: ImportForm): Promise<{ taken: StoredImport; refused: RefusedRow[] }> {
    requirePro(actor);
    const { practiceId } = actor;
    const part = partOf(form);
    const rowsCount = form.rowsCount ?? part.forms.length;
    requirePart(part, rowsCount, form.idempotencyKey);
    const id = idOfRequest(form.idempotencyKey, { of: practiceId, kind: 'client_import' }) ?? newId();
    const known = await this.imports.find(this.dataSource.manager, practiceId, id);
    // Once for the whole list, so that an import in progress is not stopped half-way.
    if (!known) await this.limits.consume(IMPORTED_ROWS, practiceId, rowsCount);
    const emailRequired = form.emailRequired ?? false;
    const started = { id, practiceId, rowsCount, emailRequired, createdAt: this.clock.now() };
    const taken = await this.dataSource.transaction(async (tx) => {
      await this.imports.add(tx, started);
      const stored = await this.imports.get(tx, practiceId, id);
      if (stored.rowsCount !== rowsCount) throw notOfThisList();
      await this.imports.addRows(tx, id, part);
      return stored;
    });
    // Rows of a list in parts are left to the job, so that the request does not wait for them.
    if (!known && part.forms.length === rowsCount) await this.work.process(taken, ROWS_AT_ONCE);
    return { taken, refused: await this.imports.listRefusedOf(this.dataSource.manager, id, part) };
  }

  /** A practice sees its own imports; others do not exist for it. */
  async find(actor: Actor, id: string): Promise<StoredImport | null> {
    requirePro(actor);
    if (!isUuid(id)) return null;
    return (await this.imports.find(this.dataSource.manager, actor.practiceId, id)) ?? null;
  }

  async findLatest(actor: Actor): Promise<StoredImport | null> {
    requirePro(actor);
    return (await this.imports.findLatest(this.dataSource.manager, actor.practiceId)) ?? null;
  }

  async getProgress(one: StoredImport): Promise<ImportProgress> {
    const counts = await this.imports.count(this.dataSource.manager, one.id);
    return { ...one, ...counts, finished: counts.processedCount === one.rowsCount };
  }

  listRefused({ id }: StoredImport, page: PageForm): Promise<RefusedRow[]> {
    return this.imports.listRefused(this.dataSource.manager, id, pageOf(page));
  }

  listExisting({ id }: StoredImport, page: PageForm): Promise<string[]> {
    return this.imports.listExisting(this.dataSource.manager, id, pageOf(page));
  }
}

function partOf({ clients, firstRow }: ImportForm): ImportPart {
  return { firstRow: firstRow ?? 1, forms: clients };
}

/** @throws DomainError `no_rows`, `too_many_rows`, `invalid_rows`, `invalid_idempotency_key` */
function requirePart({ firstRow, forms }: ImportPart, rowsCount: number, key: string | null | undefined): void {
  if (forms.length === 0) throw new DomainError('no_rows', 'Please give at least one client.', 'clients');
  if (rowsCount > MAX_ROWS) {
    throw new DomainError('too_many_rows', 'Please import at most 10,000 clients at once.', 'clients');
  }
  if (firstRow < 1 || firstRow + forms.length - 1 > rowsCount) throw notOfThisList();
  // Each part would become an import of its own that waits for the others for ever.
  if (forms.length < rowsCount && !key) {
    throw new DomainError('invalid_idempotency_key', 'Parts of a list need a key that they share.', 'idempotencyKey');
  }
}

const notOfThisList = () =>
  new DomainError('invalid_rows', 'These rows are not part of this list. Please start the import again.', 'clients');

const pageOf = ({ limit, offset }: PageForm): ImportPage => ({
  limit: Math.min(Math.max(limit ?? MAX_PAGE, 1), MAX_PAGE),
  offset: Math.max(offset ?? 0, 0),
});
