import { Injectable, Logger } from '@nestjs/common';
import {
  GetAppointmentRequestSchema,
  GetAppointmentResponseSchema,
  GetRegistrationRequestSchema,
  GetRegistrationResponseSchema,
} from '@yarrow/contracts/scheduling/v1/requests_pb';
import { isUuid } from '@yarrow/kit/ids';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';
import { DataSource } from 'typeorm';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { AppointmentProjectionService } from './appointment-projection.service.js';

/** Finds appointments and registrations as scheduling has published them. */
@Injectable()
export class AppointmentLookupService {
  private readonly logger = new Logger(AppointmentLookupService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly projection: AppointmentProjectionService,
    private readonly requests: RequestsClient,
  ) {}

  /**
   * Null for what is no appointment. Scheduling is asked once when its event has not arrived, or came before practices
   * had tokens of their own.
   */
  async find(appointmentId: string): Promise<AppointmentProjection | null> {
    if (!isUuid(appointmentId)) return null;
    const known = await this.appointments.find(this.dataSource.manager, appointmentId);
    return known?.practiceToken ? known : ((await this.fetch(appointmentId)) ?? known);
  }

  async findByToken(token: string): Promise<AppointmentProjection | null> {
    return this.appointments.findByToken(this.dataSource.manager, token);
  }

  private async fetch(appointmentId: string): Promise<AppointmentProjection | null> {
    try {
      const known = (await this.fetchAppointment(appointmentId)) || (await this.fetchRegistration(appointmentId));
      return known ? await this.appointments.find(this.dataSource.manager, appointmentId) : null;
    } catch (error) {
      this.logger.warn(`scheduling could not be asked for an appointment: ${String(error)}`);
      return null;
    }
  }

  private async fetchAppointment(appointmentId: string): Promise<boolean> {
    const { appointment } = await this.requests.request(GetAppointmentRequestSchema, GetAppointmentResponseSchema, {
      appointmentId,
    });
    if (appointment) await this.dataSource.transaction((tx) => this.projection.save(tx, appointment));
    return appointment !== undefined;
  }

  private async fetchRegistration(registrationId: string): Promise<boolean> {
    const { registration } = await this.requests.request(GetRegistrationRequestSchema, GetRegistrationResponseSchema, {
      registrationId,
    });
    if (registration) await this.dataSource.transaction((tx) => this.projection.saveRegistration(tx, registration));
    return registration !== undefined;
  }
}
