import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { DataSource } from 'typeorm';
import type { AppointmentView } from '../visits/appointment.view.js';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import type { SchedulingConfig } from '../config.js';
import type { CalendarLinks } from '../generated/graphql.js';
import { summaryOf } from './calendar-file.js';
import { calendarLinks, pageOf } from './calendar-links.js';

/** Addresses at which other calendars take an appointment. */
@Injectable()
export class CalendarLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionRepository,
    @Inject(CONFIG) private readonly config: SchedulingConfig,
  ) {}

  /** In the order of the appointments; one query for all. */
  async listOf(appointments: readonly AppointmentView[]): Promise<Omit<CalendarLinks, '__typename'>[]> {
    const practiceIds = [...new Set(appointments.map(({ practice }) => practice.id))];
    const practices = await this.catalogs.listPractices(this.dataSource.manager, practiceIds);
    return appointments.map((appointment) => {
      const { appointmentServices: lines, virtualMeetingLinkWithFallback: link, calendarFileUrl } = appointment;
      const page = pageOf(this.config.PUBLIC_URL, appointment.instantActionToken, appointment.practiceLooks);
      return calendarLinks({
        title: summaryOf(lines, practices.get(appointment.practice.id)),
        startsAt: new Date(appointment.startsAt),
        endsAt: new Date(appointment.endsAt),
        location: link ?? appointment.locationSingleLine,
        details: [lines.map(({ name }) => name).join(', '), appointment.virtualInstructions, page]
          .filter(Boolean)
          .join('\n'),
        fileUrl: calendarFileUrl,
      });
    });
  }
}
