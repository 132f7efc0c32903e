import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { BYTE_ORDER_MARK } from '@yarrow/kit/values/csv';
import { PracticeProjectionService } from '../practice-projection/practice-projection.service.js';
import { csvHeader, csvRows } from './directory-csv.js';
import { DirectoryPagesService } from './directory-pages.service.js';

/** Writes the directory out as it is read, so that a large one takes no more memory than a small one. */
@Injectable()
export class DirectoryExportService {
  constructor(
    private readonly pages: DirectoryPagesService,
    private readonly practices: PracticeProjectionService,
  ) {}

  /** Parts of a CSV file, the byte-order mark first. */
  async *listLines(actor: Actor): AsyncGenerator<string> {
    requirePro(actor);
    const zone = await this.practices.getTimeZone(actor.practiceId);
    yield BYTE_ORDER_MARK + csvHeader();
    for await (const clients of this.pages.listAll(actor)) yield csvRows(clients, zone);
  }
}
