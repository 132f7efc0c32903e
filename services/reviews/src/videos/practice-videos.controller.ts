import { Body, Controller, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { PracticeVideosService } from './practice-videos.service.js';
import { restAnswer } from './rest-answer.js';
import { LINKS } from './video-invitations.service.js';
import type { VideoReview } from '../video-reviews/video-review.entity.js';

const text = z.string().max(64).catch('');
const Chosen = z.object({ client_id: text, idempotency_key: text.optional() }).catch({ client_id: '' });

/** `/portal/video_reviews`: what a practice does with its clients' videos. Forms and JSON are both taken. */
@Controller('portal/video_reviews')
@Access('practice')
@RateLimit.none('A practice decides about its own videos.')
export class PracticeVideosController {
  constructor(private readonly videos: PracticeVideosService) {}

  @Patch(':id/approve')
  approve(@Param('id') id: string, @CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    return restAnswer(reply, async () => statusOf(await this.videos.approve(actor, id)));
  }

  @Patch(':id/reject')
  reject(@Param('id') id: string, @CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    return restAnswer(reply, async () => statusOf(await this.videos.reject(actor, id)));
  }

  @Post('create_video_upload_link')
  @RateLimit.inService(LINKS, 'links of a practice, repetitions not')
  @HttpCode(200)
  create(@Body() body: unknown, @CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    const { client_id: clientId, idempotency_key: key } = Chosen.parse(body);
    return restAnswer(reply, async () => linkOf(await this.videos.createLink(actor, clientId, key)));
  }

  @Patch(':id/extend_upload')
  extend(@Param('id') id: string, @CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    return restAnswer(reply, async () => linkOf(await this.videos.extendLink(actor, id)));
  }

  @Patch(':id/disable_upload')
  disable(@Param('id') id: string, @CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    return restAnswer(reply, async () => linkOf(await this.videos.disableLink(actor, id)));
  }
}

/** Without its secret, which is for the client only. */
const linkOf = ({ id, uploadEnabled, uploadExpiresAt }: VideoReview) => ({
  id,
  upload_enabled: uploadEnabled,
  upload_expires_at: uploadExpiresAt.toISOString(),
});

const statusOf = ({ id, status }: VideoReview) => ({ id, status });
