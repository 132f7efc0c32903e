import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyReply } from 'fastify';
import { extensionOf } from './document-format.js';
import { DocumentsService } from './documents.service.js';

/** `GET /media/documents/{handle}`: a document as a download, for the practitioner who uploaded it and for staff. */
@Controller('media/documents')
export class DocumentMediaController {
  constructor(private readonly documents: DocumentsService) {}

  @Get(':handle')
  @Access('practice', 'staff')
  @RateLimit.none("A practitioner's own documents, and what staff have to look at.")
  async get(@Param('handle') handle: string, @CurrentActor() actor: Actor, @Res() reply: FastifyReply): Promise<void> {
    const document = await this.documents.open(actor, handle);
    if (!document) throw new NotFoundException('This document does not exist.');
    await reply
      .headers({
        ...document.file.headers,
        'content-type': document.contentType,
        // Never rendered as a page of our origin: its content is user-supplied.
        'content-disposition': `attachment; filename="document.${extensionOf(document.contentType)}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(document.file.body);
  }
}
