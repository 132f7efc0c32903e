import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import type { Appointment } from '../appointments/appointment.entity.js';
import { AppointmentListsService } from '../appointments/appointment-lists.service.js';
import { mayActAsClient } from '../appointments/appointments.policy.js';
import { AppointmentsRepository } from '../appointments/appointments.repository.js';
import { ClientCopiesRepository } from '../client-copies/client-copies.repository.js';

const NOBODYS_ID = '00000000-0000-0000-0000-000000000000';

/** Finds the visit that somebody wants to move, if it is theirs. */
@Injectable()
export class MovableVisitsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentsRepository,
    private readonly lists: AppointmentListsService,
    private readonly clients: ClientCopiesRepository,
  ) {}

  /**
   * By the link or the client's own session; null for what is wrong, unknown or somebody else's.
   * @throws DomainError `rate_limited`
   */
  async find(actor: Actor, id: string, token: string | null | undefined): Promise<Appointment | null> {
    const { manager } = this.dataSource;
    const appointment = await this.appointments.find(manager, isUuid(id) ? id : NOBODYS_ID);
    const clientIds = actor.userId ? await this.clients.listClientIdsOfUser(manager, actor.userId) : [];
    if (mayActAsClient(actor, appointment, token, clientIds)) return appointment;
    await this.lists.countTokenAttempt(actor);
    return null;
  }
}
