import { Controller, Get, Headers, HttpException, NotFoundException, Param, Res } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyReply } from 'fastify';
import { RangeNotSatisfiable } from '../storage/object-store.client.js';
import { VideosService, type MediaKind, type OpenedMedia } from './videos.service.js';

const FILE = /^([0-9a-f-]{36})\.(mp4|jpg)$/i;
/** Short, so that what its author or the practice takes back is soon gone. */
const PUBLIC_CACHING = 'public, max-age=300';

/** `GET /media/videos/{id}.mp4` and `.jpg`, whole or one range. */
@Controller('media/videos')
export class VideoMediaController {
  constructor(private readonly videos: VideosService) {}

  @Get(':file')
  @Access('public')
  @RateLimit.none('A player asks for many ranges of one video.')
  async get(
    @Param('file') file: string,
    @Headers('range') range: string | undefined,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, id, extension] = FILE.exec(file) ?? [];
    const opened = id ? await this.open(actor, id, extension === 'mp4' ? 'video' : 'poster', range) : null;
    if (!opened) throw new NotFoundException('This video does not exist.');
    await reply
      .code(opened.partial ? 206 : 200)
      .headers({
        ...opened.headers,
        'content-type': opened.contentType,
        'cache-control': opened.isPublic ? PUBLIC_CACHING : 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(opened.body);
  }

  private async open(actor: Actor, id: string, kind: MediaKind, range?: string): Promise<OpenedMedia | null> {
    try {
      return await this.videos.open(actor, id, kind, range);
    } catch (error) {
      if (error instanceof RangeNotSatisfiable) throw new HttpException('There is no such range.', 416);
      throw error;
    }
  }
}
