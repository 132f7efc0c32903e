import { Injectable } from '@nestjs/common';
import type { Location } from '@yarrow/contracts/catalog/v1/events_pb';
import type { EntityManager } from 'typeorm';
import type { Appointment } from '../visits/appointment.entity.js';
import { AppointmentsPublisher } from '../appointments/appointments.publisher.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';
import { LapsesService } from '../appointments/lapses.service.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import type { TimeSpan } from '../conflicts/conflicts.repository.js';
import { OpenPackagesService } from '../packages/open-packages.service.js';
import { makeProAppointment, type SeriesPlace } from './make-pro-appointment.js';
import type { ProClient } from './pro-clients.service.js';
import { proLines, type ProLines, type WantedLine } from './pro-lines.js';

/** What all visits of one request have in common. */
export interface ProVisitTemplate {
  readonly catalog: PracticeCatalog;
  readonly location: Location;
  readonly client: ProClient;
  readonly wanted: readonly WantedLine[];
  readonly now: Date;
}

/** What each has of its own. */
export interface ProVisitTime {
  readonly id: string;
  readonly times: TimeSpan;
  readonly series?: SeriesPlace;
}

/** Puts visits on the practitioner's calendar, in the caller's transaction. */
@Injectable()
export class ProVisitsService {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly packages: OpenPackagesService,
    private readonly lapses: LapsesService,
    private readonly publisher: AppointmentsPublisher,
  ) {}

  find(tx: EntityManager, id: string): Promise<Appointment | null> {
    return this.appointments.find(tx, id);
  }

  /** What the visit that is made next costs, and which session of which package it takes, under the packages' locks. */
  async price(tx: EntityManager, { catalog, client, wanted }: ProVisitTemplate): Promise<ProLines> {
    const owner = { practiceId: catalog.practice.practiceId, clientId: client.clientId, userId: client.userId };
    return proLines(catalog, wanted, { agreed: client.prices, packages: await this.packages.listUsable(tx, owner) });
  }

  /**
   * Makes a visit, whatever else is at its time. The caller holds the practice locked.
   * @throws DomainError `invalid_service`, `invalid_amount`
   */
  async add(tx: EntityManager, template: ProVisitTemplate, { id, times, series }: ProVisitTime): Promise<Appointment> {
    const { catalog, location, client, now } = template;
    const { practice } = catalog;
    const bufferMinutes = practice.booking?.bufferMinutes ?? 0;
    const time = { id, practiceId: practice.practiceId, ...times, bufferMinutes, expiresAt: null };
    await this.lapses.takeAnyway(tx, { ...time, kind: 'appointment' }, now);
    const prices = await this.price(tx, template);
    const appointment = makeProAppointment({ id, catalog, location, client, times, prices, series, now });
    await this.appointments.insert(tx, appointment);
    await this.publisher.booked(tx, appointment);
    await this.publisher.accepted(tx, appointment, { withSeries: series !== undefined });
    // Once for a series: all of its visits have the same prices.
    if (!series || series.seriesNumber === 1) await this.publisher.pricesAgreed(tx, appointment, prices.kept);
    return appointment;
  }
}
