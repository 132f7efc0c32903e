import { Controller, Get, Header, NotFoundException, Param, StreamableFile } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byPractice, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { Readable } from 'node:stream';
import { RefusedRowsService } from './refused-rows.service.js';

const DOWNLOADS = { name: 'download-refused-rows', points: 60, perSeconds: 3600 };

/** `GET /portal/client-export/imports/{id}/refused-rows.csv`: what an import refused, each row with its reason. */
@Controller('portal/client-export/imports')
export class RefusedRowsController {
  constructor(private readonly rows: RefusedRowsService) {}

  @Get(':id/refused-rows.csv')
  @Access('practice')
  @RateLimit({ ...DOWNLOADS, by: byPractice })
  @Header('cache-control', 'private, no-store')
  async getCsv(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    const lines = await this.rows.findLines(actor, id);
    if (!lines) throw new NotFoundException('This import could not be found.');
    return new StreamableFile(Readable.from(lines), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="refused-rows.csv"',
    });
  }
}
