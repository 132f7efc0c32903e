import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import type { Appointment } from '../visits/appointment.entity.js';
import { AppointmentListsService } from '../appointments/appointment-lists.service.js';
import { NIL_UUID, mayActAsClient } from '../visits/appointments.policy.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';
import { ClientProjectionRepository } from '../client-projection/client-projection.repository.js';

/** Finds the visit to reschedule, if the caller is its client. */
@Injectable()
export class MovableVisitsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentsRepository,
    private readonly lists: AppointmentListsService,
    private readonly clients: ClientProjectionRepository,
  ) {}

  /**
   * Requires the link or the client's own session; returns null for a wrong, unknown or foreign visit.
   * @throws DomainError `rate_limited`
   */
  async find(actor: Actor, id: string, token: string | null | undefined): Promise<Appointment | null> {
    const { manager } = this.dataSource;
    const appointment = await this.appointments.find(manager, isUuid(id) ? id : NIL_UUID);
    const clientIds = actor.userId ? await this.clients.listClientIdsOfUser(manager, actor.userId) : [];
    if (mayActAsClient(actor, appointment, token, clientIds)) return appointment;
    await this.lists.countMiss(actor);
    return null;
  }
}
