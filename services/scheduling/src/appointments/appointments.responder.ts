import type { MessageInitShape } from '@bufbuild/protobuf';
import { Controller } from '@nestjs/common';
import {
  type GetAppointmentRequest,
  GetAppointmentRequestSchema,
  GetAppointmentResponseSchema,
} from '@yarrow/contracts/scheduling/v1/requests_pb';
import { OnRequest } from '@yarrow/kit/on-request';
import { AppointmentsService } from './appointments.service.js';

/** Answers other services whose projection does not have an appointment yet. */
@Controller()
export class AppointmentsResponder {
  constructor(private readonly appointments: AppointmentsService) {}

  @OnRequest(GetAppointmentRequestSchema, GetAppointmentResponseSchema)
  async get({ appointmentId }: GetAppointmentRequest): Promise<MessageInitShape<typeof GetAppointmentResponseSchema>> {
    const appointment = await this.appointments.findSnapshot(appointmentId);
    return appointment ? { appointment } : {};
  }
}
