import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyReply } from 'fastify';
import { RegistrationCalendarService } from './registration-calendar.service.js';
import { REGISTRATION_MISSES } from './registrations.service.js';

const EXTENSION = /\.ics$/;

/** `GET /calendar-files/events/{token}.ics`: the token is the right to have it. */
@Controller('calendar-files/events')
export class RegistrationFileController {
  constructor(private readonly calendar: RegistrationCalendarService) {}

  @Get(':file')
  @Access('link')
  @RateLimit.inService(REGISTRATION_MISSES, 'tokens that open nothing, by address')
  async get(
    @Param('file') name: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const file = EXTENSION.test(name) ? await this.calendar.findFile(actor, name.replace(EXTENSION, '')) : null;
    if (!file) throw new NotFoundException('This registration could not be found.');
    reply.header('content-type', `text/calendar; charset=utf-8; method=${file.method}`);
    reply.header('content-disposition', 'attachment; filename="event.ics"');
    reply.header('cache-control', 'private, no-store');
    return file.text;
  }
}
