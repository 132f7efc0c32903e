import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Appointment } from '@yarrow/contracts/scheduling/v1/events_pb';
import { GetAppointmentRequestSchema, GetAppointmentResponseSchema } from '@yarrow/contracts/scheduling/v1/requests_pb';
import { CONFIG } from '@yarrow/kit/config';
import { isUuid } from '@yarrow/kit/ids';
import { Requests } from '@yarrow/kit/request-reply';
import { DataSource, type EntityManager } from 'typeorm';
import type { PaymentsConfig } from '../config.js';
import { Settlement } from '../settlement/settlement.js';
import { AppointmentCopiesRepository } from './appointment-copies.repository.js';
import type { AppointmentCopy } from './appointment-copy.entity.js';
import { appointmentFacts } from './appointment-facts.js';

/** Our copies of appointments, and what follows for money when one changes. */
@Injectable()
export class AppointmentCopies {
  private readonly logger = new Logger(AppointmentCopies.name);

  constructor(
    @Inject(CONFIG) private readonly config: PaymentsConfig,
    private readonly dataSource: DataSource,
    private readonly copies: AppointmentCopiesRepository,
    private readonly settlement: Settlement,
    private readonly requests: Requests,
  ) {}

  /** The copy; asked of scheduling once when its event has not arrived. Null for what is no appointment. */
  async find(appointmentId: string): Promise<AppointmentCopy | null> {
    if (!isUuid(appointmentId)) return null;
    return (await this.copies.find(this.dataSource.manager, appointmentId)) ?? this.ask(appointmentId);
  }

  async findByToken(token: string): Promise<AppointmentCopy | null> {
    return this.copies.findByToken(this.dataSource.manager, token);
  }

  /** Takes over what an event tells and settles what follows: bill, plans and refunds. */
  async save(tx: EntityManager, message: Appointment | undefined): Promise<void> {
    const facts = appointmentFacts(message, this.config.PLATFORM_FEE_BASIS_POINTS);
    await this.copies.save(tx, facts);
    await this.settle(tx, facts.appointmentId);
  }

  /** A cancelled appointment, of which a fee may be kept. */
  async saveCancelled(tx: EntityManager, message: Appointment | undefined, feeCents: number): Promise<void> {
    const facts = appointmentFacts(message, this.config.PLATFORM_FEE_BASIS_POINTS);
    await this.copies.save(tx, facts);
    await this.copies.keepLateFee(tx, facts.appointmentId, feeCents);
    await this.settle(tx, facts.appointmentId);
  }

  private async settle(tx: EntityManager, appointmentId: string): Promise<void> {
    await this.copies.adoptCards(tx, appointmentId);
    await this.settlement.settle(tx, await this.copies.getForUpdate(tx, appointmentId));
  }

  private async ask(appointmentId: string): Promise<AppointmentCopy | null> {
    try {
      const answer = await this.requests.request(GetAppointmentRequestSchema, GetAppointmentResponseSchema, {
        appointmentId,
      });
      if (!answer.appointment) return null;
      await this.dataSource.transaction((tx) => this.save(tx, answer.appointment));
      return await this.copies.find(this.dataSource.manager, appointmentId);
    } catch (error) {
      this.logger.warn(`scheduling could not be asked for an appointment: ${String(error)}`);
      return null;
    }
  }
}
