import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { restAnswer } from './rest-answer.js';
import { MISSES, UPLOADS, VideoUploadsService } from './video-uploads.service.js';

const text = z.string().max(1024).catch('');
const Announced = z
  .object({ filename: text, content_type: text, file_size: z.coerce.number().catch(0) })
  .catch({ filename: '', content_type: '', file_size: 0 });
const Completed = z.object({ video_key: text }).catch({ video_key: '' });

/** `/video-review/upload/{uploadHash}`: the hash is the right to upload one video. */
@Controller('video-review/upload')
@Access('link')
@RateLimit.inService(MISSES, 'links that do not exist, by address')
export class VideoUploadController {
  constructor(private readonly uploads: VideoUploadsService) {}

  @Post(':uploadHash')
  @RateLimit.inService(MISSES, 'links that do not exist, by address')
  @RateLimit.inService(UPLOADS, 'uploads of a link')
  @HttpCode(200)
  async start(
    @Param('uploadHash') uploadHash: string,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { filename, content_type: contentType, file_size: sizeBytes } = Announced.parse(body);
    return restAnswer(reply, async () => {
      const { uploadUrl, videoKey } = await this.uploads.start(actor, uploadHash, { filename, contentType, sizeBytes });
      return { upload_url: uploadUrl, video_key: videoKey };
    });
  }

  @Post(':uploadHash/complete')
  @HttpCode(200)
  async complete(
    @Param('uploadHash') uploadHash: string,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { video_key: videoKey } = Completed.parse(body);
    return restAnswer(reply, async () => {
      const { status } = await this.uploads.complete(actor, uploadHash, videoKey);
      return { status };
    });
  }

  @Get(':uploadHash/status')
  async status(
    @Param('uploadHash') uploadHash: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return restAnswer(reply, async () => {
      const { video, progress } = await this.uploads.status(actor, uploadHash);
      return { status: video.status, progress, reason: video.failure ?? null };
    });
  }
}
