import { Body, Controller, ForbiddenException, Headers, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { PublicRoute } from '@yarrow/kit/access/public-route';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { NotificationsConfig } from '../config.js';
import { OptOutsService } from './opt-outs.service.js';
import { isFromTwilio } from './twilio-signature.js';

const formSchema = z.record(z.string(), z.string());
const replySchema = z.object({
  MessageSid: z.string().regex(/^[A-Za-z0-9]{1,64}$/),
  From: z.string().regex(/^\+[1-9]\d{7,14}$/),
  Body: z.string().default(''),
});

/** `POST /webhooks/twilio`: receives texts sent to our number and answers in TwiML. */
@Controller('webhooks/twilio')
export class TwilioWebhookController {
  private readonly url: string;

  constructor(
    private readonly replies: OptOutsService,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {
    this.url = config.SMS_WEBHOOK_URL ?? `${config.PUBLIC_URL}/webhooks/twilio`;
  }

  @Post()
  @PublicRoute()
  @RateLimit.none('The provider signs what it sends.')
  @HttpCode(200)
  async receive(
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('x-twilio-signature') signature?: string,
  ): Promise<string> {
    const form = formSchema.safeParse(body);
    if (!form.success || !isFromTwilio(signature, this.url, form.data, this.config.SMS_AUTH_TOKEN))
      throw new ForbiddenException('This is not signed by the provider of text messages.');
    void reply.type('text/xml; charset=utf-8');
    const parsed = replySchema.safeParse(form.data);
    // Signed, but from a short code or a channel that we do not write to: an answer cannot be sent.
    if (!parsed.success) return twiml(null);
    const { MessageSid: messageId, From: phone, Body: text } = parsed.data;
    return twiml(await this.replies.receive({ messageId, phone, body: text }));
  }
}

/** @param answer one of our own sentences */
function twiml(answer: string | null): string {
  const message = answer === null ? '' : `<Message>${answer}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
}
