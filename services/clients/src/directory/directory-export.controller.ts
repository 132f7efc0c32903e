import { Controller, Get, Header, StreamableFile } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byPractice, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { Readable } from 'node:stream';
import { DirectoryExportService } from './directory-export.service.js';

const EXPORTS = { name: 'export-clients', points: 20, perSeconds: 3600 };

/** `GET /portal/client-export/clients.csv`: the whole directory for a spreadsheet (spec portal-operations §2, §9). */
@Controller('portal/client-export')
export class DirectoryExportController {
  constructor(private readonly exports: DirectoryExportService) {}

  @Get('clients.csv')
  @Access('practice')
  @RateLimit({ ...EXPORTS, by: byPractice })
  @Header('cache-control', 'private, no-store')
  async getCsv(@CurrentActor() actor: Actor): Promise<StreamableFile> {
    const lines = this.exports.listLines(actor);
    return new StreamableFile(Readable.from(lines), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="clients.csv"',
    });
  }
}
