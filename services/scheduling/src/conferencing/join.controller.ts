import { Controller, Get, Param, Res } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyReply } from 'fastify';
import { JOIN_PATH } from '../catalog-projection/practice-catalog.js';
import { joinPage } from './join-page.js';
import { JOIN_MISSES, JoinService } from './join.service.js';

/** `GET /join/{secret}`: the link to a video call that mails and calendars have. */
@Controller(JOIN_PATH)
export class JoinController {
  constructor(private readonly joins: JoinService) {}

  @Get(':secret')
  @Access('link')
  @RateLimit.inService(JOIN_MISSES, 'links that lead nowhere, by address')
  async join(@Param('secret') secret: string, @CurrentActor() actor: Actor, @Res() reply: FastifyReply): Promise<void> {
    const found = await this.joins.find(secret, actor);
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
    if (typeof found === 'object') return reply.redirect(found.url, 303);
    const { html, status, refresh } = joinPage(found);
    if (refresh) reply.header('refresh', refresh);
    return reply.code(status).type('text/html; charset=utf-8').send(html);
  }
}
