import { Injectable, Logger } from '@nestjs/common';
import {
  GetAppointmentRequestSchema,
  GetAppointmentResponseSchema,
  GetRegistrationRequestSchema,
  GetRegistrationResponseSchema,
} from '@yarrow/contracts/scheduling/v1/requests_pb';
import { isUuid } from '@yarrow/kit/ids';
import { Requests } from '@yarrow/kit/request-reply';
import { DataSource, type EntityManager } from 'typeorm';
import type { ContactMerge } from '../client-copies/contact-merge.js';
import { AppointmentCopiesRepository } from './appointment-copies.repository.js';
import type { AppointmentCopy } from './appointment-copy.entity.js';
import { CopyTakeover } from './copy-takeover.js';

/** Our copies of appointments and registrations. */
@Injectable()
export class AppointmentCopies {
  private readonly logger = new Logger(AppointmentCopies.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: AppointmentCopiesRepository,
    private readonly takeover: CopyTakeover,
    private readonly requests: Requests,
  ) {}

  /**
   * The copy; asked of scheduling once when its event has not arrived, or came before practices had tokens of their own.
   * Null for what is no appointment.
   */
  async find(appointmentId: string): Promise<AppointmentCopy | null> {
    if (!isUuid(appointmentId)) return null;
    const known = await this.copies.find(this.dataSource.manager, appointmentId);
    return known?.practiceToken ? known : ((await this.ask(appointmentId)) ?? known);
  }

  /** Two contacts of a practice became one: the visits of one are the other's. */
  async handOver(tx: EntityManager, { practiceId, fromClientId, intoClientId }: ContactMerge): Promise<void> {
    await this.copies.reassignClient(tx, practiceId, fromClientId, intoClientId);
  }

  async findByToken(token: string): Promise<AppointmentCopy | null> {
    return this.copies.findByToken(this.dataSource.manager, token);
  }

  private async ask(appointmentId: string): Promise<AppointmentCopy | null> {
    try {
      const known = (await this.askForAppointment(appointmentId)) || (await this.askForRegistration(appointmentId));
      return known ? await this.copies.find(this.dataSource.manager, appointmentId) : null;
    } catch (error) {
      this.logger.warn(`scheduling could not be asked for an appointment: ${String(error)}`);
      return null;
    }
  }

  private async askForAppointment(appointmentId: string): Promise<boolean> {
    const { appointment } = await this.requests.request(GetAppointmentRequestSchema, GetAppointmentResponseSchema, {
      appointmentId,
    });
    if (appointment) await this.dataSource.transaction((tx) => this.takeover.save(tx, appointment));
    return appointment !== undefined;
  }

  private async askForRegistration(registrationId: string): Promise<boolean> {
    const { registration } = await this.requests.request(GetRegistrationRequestSchema, GetRegistrationResponseSchema, {
      registrationId,
    });
    if (registration) await this.dataSource.transaction((tx) => this.takeover.saveRegistration(tx, registration));
    return registration !== undefined;
  }
}
