import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { TranscodingJob } from '../transcoding/transcoding-jobs.repository.js';
import { restAnswer } from '../videos/rest-answer.js';
import { UPLOADS, VideoToolService } from './video-tool.service.js';

const text = z.string().max(1024).catch('');
const Wanted = z.object({ filename: text, content_type: text, file_size: z.coerce.number().optional().catch(0) });
const Started = z.object({ video_key: text }).catch({ video_key: '' });

/** `/api/videos`: the test tool's own routes. */
@Controller('api/videos')
@Access('client')
@RateLimit.none('A tool of development; what is uploaded with it is counted.')
export class VideoToolController {
  constructor(private readonly tool: VideoToolService) {}

  @Get('presigned_url')
  @RateLimit.inService(UPLOADS, 'uploads of an account')
  presign(
    @Query() query: Record<string, unknown>,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { filename, content_type: contentType, file_size: sizeBytes } = Wanted.parse(query);
    return restAnswer(reply, async () => {
      const { uploadUrl, videoKey } = await this.tool.presign(actor, filename, contentType, sizeBytes);
      return { upload_url: uploadUrl, video_key: videoKey };
    });
  }

  @Post('start_transcoding')
  @HttpCode(200)
  start(@Body() body: unknown, @CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    const { video_key: videoKey } = Started.parse(body);
    return restAnswer(reply, async () => jobOf(await this.tool.start(actor, videoKey)));
  }

  @Get(':id/status')
  status(@Param('id') id: string, @CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    return restAnswer(reply, async () => jobOf(await this.tool.status(actor, id)));
  }
}

const jobOf = ({ id, status, progress, failure }: TranscodingJob) => ({
  ...{ id, job_id: id, status, progress },
  error: failure,
});
