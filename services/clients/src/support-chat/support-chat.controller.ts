import { Controller, Get, Header, Res } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byUser, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyReply } from 'fastify';
import { SupportChatService } from './support-chat.service.js';

const TOKENS = { name: 'support-chat-token', points: 60, perSeconds: 3600 };

/** What the route answers (spec portal-operations §7). */
export type SupportChatAnswer = { success: true; token: string; app_id: string } | { success: false; error: string };

/** `GET /portal/support_chat/token`; the gateway asks for the CSRF token, as the answer is a secret of the account. */
@Controller('portal/support_chat')
export class SupportChatController {
  constructor(private readonly chat: SupportChatService) {}

  @Get('token')
  @Access('practice')
  @RateLimit({ ...TOKENS, by: byUser })
  @Header('cache-control', 'no-store')
  async getToken(
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SupportChatAnswer> {
    try {
      const { token, appId } = await this.chat.openSession(actor);
      return { success: true, token, app_id: appId };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      reply.code(error.code === 'no_support_chat' ? 503 : 404);
      return { success: false, error: error.message };
    }
  }
}
