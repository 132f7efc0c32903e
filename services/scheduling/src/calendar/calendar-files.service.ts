import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { mailAddressOf } from '@yarrow/kit/values/mail-address';
import { DataSource } from 'typeorm';
import { AppointmentListsService } from '../appointments/appointment-lists.service.js';
import { isPracticeOf, tokenFor } from '../visits/appointments.policy.js';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import type { SchedulingConfig } from '../config.js';
import { type CalendarFile, calendarFile } from '../calendar-files/calendar-file.js';
import { pageOf } from '../calendar-files/calendar-links.js';

/** Creates calendar files for holders of an appointment's link. */
@Injectable()
export class CalendarFilesService {
  constructor(
    private readonly lists: AppointmentListsService,
    private readonly catalogs: CatalogProjectionRepository,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: SchedulingConfig,
  ) {}

  /** @throws DomainError `rate_limited` */
  async find(actor: Actor, token: string): Promise<CalendarFile | null> {
    const appointment = await this.lists.findByToken(actor, token);
    if (!appointment) return null;
    const practice = await this.catalogs.findPractice(this.dataSource.manager, appointment.practiceId);
    const page = pageOf(this.config.PUBLIC_URL, tokenFor(actor, appointment), isPracticeOf(actor, appointment));
    return calendarFile(appointment, {
      page,
      practice,
      organizer: mailAddressOf(this.config.MAIL_FROM),
      now: this.clock.now(),
    });
  }
}
