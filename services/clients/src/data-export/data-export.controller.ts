import { Controller, Get, Header, NotFoundException, Param, StreamableFile } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byUser, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { Readable } from 'node:stream';
import { DataExportsService } from './data-exports.service.js';
import { ExportFileService } from './export-file.service.js';

const DOWNLOADS = { name: 'data-export-file', points: 20, perSeconds: 3600 };

/** `GET /api/account/export/{token}`: what is kept about an account, for itself, once. */
@Controller('api/account/export')
export class DataExportController {
  constructor(
    private readonly exports: DataExportsService,
    private readonly file: ExportFileService,
  ) {}

  @Get(':token')
  @Access('client')
  @RateLimit({ ...DOWNLOADS, by: byUser })
  @Header('cache-control', 'private, no-store')
  async getFile(@Param('token') token: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    const owner = await this.exports.take(actor, token);
    if (!owner) throw new NotFoundException('This link has expired or was used already. Please ask for another one.');
    return new StreamableFile(Readable.from(await this.file.open(owner)), {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="yarrow-data.json"',
    });
  }
}
