import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyReply } from 'fastify';
import { VISIT_MISSES } from '../appointments/appointment-lists.service.js';
import { CalendarFilesService } from './calendar-files.service.js';

const EXTENSION = /\.ics$/;

/** `GET /calendar-files/{instantActionToken}.ics`: the token is the right to have it. */
@Controller('calendar-files')
export class CalendarFileController {
  constructor(private readonly files: CalendarFilesService) {}

  @Get(':file')
  @Access('link')
  @RateLimit.inService(VISIT_MISSES, 'tokens that open nothing, by address')
  async get(
    @Param('file') name: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const file = EXTENSION.test(name) ? await this.files.find(actor, name.replace(EXTENSION, '')) : null;
    if (!file) throw new NotFoundException('This appointment could not be found.');
    reply.header('content-type', `text/calendar; charset=utf-8; method=${file.method}`);
    reply.header('content-disposition', 'attachment; filename="appointment.ics"');
    reply.header('cache-control', 'private, no-store');
    return file.text;
  }
}
