import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { BYTE_ORDER_MARK } from '@yarrow/kit/values/csv';
import { DataSource } from 'typeorm';
import { csvLines } from '../directory/csv-lines.js';
import { ClientImportsRepository, type RefusedRow, type StoredImport } from './client-imports.repository.js';
import { ClientImportsService } from './client-imports.service.js';

/** The order in which lists are read (spec portal-operations §5), so that a file that was put right is read again. */
const COLUMNS = ['Email', 'First Name', 'Last Name', 'Phone', 'Reason', 'Row'];
const PAGE = 1_000;

/** The refused rows of an import, to be corrected in a spreadsheet. */
@Injectable()
export class RefusedRowsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ClientImportsRepository,
    private readonly clientImports: ClientImportsService,
  ) {}

  /** @returns parts of a CSV file, the byte-order mark first; null for no import of the caller's practice */
  async findLines(actor: Actor, importId: string): Promise<AsyncIterable<string> | null> {
    const found = await this.clientImports.find(actor, importId);
    return found && this.listLines(found);
  }

  private async *listLines({ id }: StoredImport): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLines([COLUMNS]);
    for (let offset = 0; ; offset += PAGE) {
      const rows = await this.imports.listRefused(this.dataSource.manager, id, { limit: PAGE, offset });
      yield csvLines(rows.map(cellsOf));
      if (rows.length < PAGE) return;
    }
  }
}

const cellsOf = ({ position, form, message }: RefusedRow): string[] => [
  ...[form.email ?? '', form.firstName ?? '', form.lastName ?? '', form.phone ?? ''],
  ...[message, String(position)],
];
