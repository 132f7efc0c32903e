import { Controller, Get, Inject, NotFoundException, Param, Res } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { AppointmentListsService } from '../appointments/appointment-lists.service.js';
import { CatalogCopiesRepository } from '../catalog-copies/catalog-copies.repository.js';
import type { SchedulingConfig } from '../config.js';
import { calendarFile } from './calendar-file.js';

const EXTENSION = /\.ics$/;

/** `GET /calendar-files/{instantActionToken}.ics`: the token is the right to have it. */
@Controller('calendar-files')
export class CalendarFileController {
  constructor(
    private readonly lists: AppointmentListsService,
    private readonly catalogs: CatalogCopiesRepository,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: SchedulingConfig,
  ) {}

  @Get(':file')
  async get(
    @Param('file') file: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const appointment = EXTENSION.test(file) ? await this.lists.findByToken(actor, file.replace(EXTENSION, '')) : null;
    if (!appointment) throw new NotFoundException('This appointment could not be found.');
    const practice = await this.catalogs.findPractice(this.dataSource.manager, appointment.practiceId);
    const context = { publicUrl: this.config.PUBLIC_URL, practice, now: this.clock.now() };
    const { method, text } = calendarFile(appointment, context);
    reply.header('content-type', `text/calendar; charset=utf-8; method=${method}`);
    reply.header('content-disposition', 'attachment; filename="appointment.ics"');
    reply.header('cache-control', 'private, no-store');
    return text;
  }
}
