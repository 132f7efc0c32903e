import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyReply } from 'fastify';
import { PhotoFilesService } from './photo-files.service.js';
import { formatOfExtension } from './photo-format.js';

const FILE = /^[0-9a-f-]{36}(?:-small)?\.([a-z]+)$/;

/** `GET /media/photos/{id}.jpg` and `{id}-small.jpg`: the re-encoded images. Uploads themselves are never served. */
@Controller('media/photos')
export class PhotoMediaController {
  constructor(private readonly files: PhotoFilesService) {}

  @Get(':file')
  @Access('public')
  @RateLimit.none('Published photos, as part of every page.')
  async get(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const format = formatOfExtension(FILE.exec(file)?.[1] ?? '');
    const image = format ? await this.files.open(file) : null;
    if (!format || !image) throw new NotFoundException('This photo does not exist.');
    await reply
      .headers({
        ...image.headers,
        'content-type': format.contentType,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      .send(image.body);
  }
}
