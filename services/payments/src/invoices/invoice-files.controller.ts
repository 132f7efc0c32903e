import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byNetwork, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyReply } from 'fastify';
import { InvoiceFilesService } from './invoice-files.service.js';

const EXTENSION = /\.pdf$/;
const DOWNLOADS = { name: 'invoice-files', points: 60, perSeconds: 60 };

/** `GET /api/payments/invoices/{token of the visit}/{sending}.pdf`: the token is the right to have it. */
@Controller('api/payments/invoices')
export class InvoiceFilesController {
  constructor(private readonly files: InvoiceFilesService) {}

  @Get(':token/:file')
  @Access('link')
  @RateLimit({ ...DOWNLOADS, by: byNetwork })
  async get(
    @Param('token') token: string,
    @Param('file') name: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const file = EXTENSION.test(name) ? await this.files.find(actor, token, name.replace(EXTENSION, '')) : null;
    if (!file) throw new NotFoundException('This invoice could not be found.');
    reply.header('content-type', 'application/pdf');
    reply.header('content-disposition', `inline; filename="${file.name}"`);
    reply.header('cache-control', 'private, no-store');
    reply.header('x-content-type-options', 'nosniff');
    return file.content;
  }
}
