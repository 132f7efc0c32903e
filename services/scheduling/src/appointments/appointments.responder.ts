import type { MessageInitShape } from '@bufbuild/protobuf';
import { Controller } from '@nestjs/common';
import {
  type GetAppointmentRequest,
  GetAppointmentRequestSchema,
  GetAppointmentResponseSchema,
} from '@yarrow/contracts/scheduling/v1/requests_pb';
import { isUuid } from '@yarrow/kit/ids';
import { OnRequest } from '@yarrow/kit/request-reply';
import { DataSource } from 'typeorm';
import { CatalogCopiesRepository } from '../catalog-copies/catalog-copies.repository.js';
import { appointmentMessage } from './appointment-event.js';
import { AppointmentsRepository } from './appointments.repository.js';

/** Answers other services whose copy of an appointment has not arrived yet. */
@Controller()
export class AppointmentsResponder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentsRepository,
    private readonly catalogs: CatalogCopiesRepository,
  ) {}

  @OnRequest(GetAppointmentRequestSchema, GetAppointmentResponseSchema)
  async get({ appointmentId }: GetAppointmentRequest): Promise<MessageInitShape<typeof GetAppointmentResponseSchema>> {
    const { manager } = this.dataSource;
    const appointment = isUuid(appointmentId) ? await this.appointments.find(manager, appointmentId) : null;
    if (!appointment) return {};
    const practice = await this.catalogs.findPractice(manager, appointment.practiceId);
    return { appointment: appointmentMessage(appointment, practice) };
  }
}
