import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { TranscodingJob } from '../transcoding/transcoding-jobs.repository.js';
import { restAnswer } from '../videos/rest-answer.js';
import { PracticeVideoStatusService } from './practice-video-status.service.js';
import { UPLOADS, VideoToolService } from './video-tool.service.js';

const text = z.string().max(1024).catch('');
const Wanted = z.object({ filename: text, content_type: text, file_size: z.coerce.number().optional().catch(0) });
const optional = z
  .string()
  .max(4096)
  .nullish()
  .catch(null)
  .transform((value) => value ?? '');
const Started = z
  .object({
    ...{ video_key: text, client_id: optional, title: optional, description: optional, recorded_at: optional },
    rating: z.coerce.number().nullish().catch(NaN),
  })
  .partial()
  .catch({});

/** `/api/videos`: what a practice uploads for its clients, and the test tool. */
@Controller('api/videos')
@Access('client')
@RateLimit.none('What is uploaded is counted.')
export class VideoToolController {
  constructor(
    private readonly tool: VideoToolService,
    private readonly statuses: PracticeVideoStatusService,
  ) {}

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
    const { video_key: videoKey = '', client_id: clientId = '', ...said } = Started.parse(body);
    // With a client it is a review that a practice brings along.
    if (!clientId) return restAnswer(reply, async () => jobOf(await this.tool.start(actor, videoKey)));
    const { title = '', description = '', recorded_at: recordedAt = '', rating } = said;
    const form = { clientId, title, description, recordedAt, rating: rating ?? null };
    return restAnswer(reply, async () => {
      const { id, status } = await this.tool.bring(actor, videoKey, form);
      return { id, status };
    });
  }

  @Get(':id/job_status')
  @Access('practice')
  jobStatus(@Param('id') id: string, @CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    return restAnswer(reply, async () => {
      const { video, progress } = await this.statuses.get(actor, id);
      return { id: video.id, status: video.status, progress, reason: video.failure };
    });
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
