import type { MessageInitShape } from '@bufbuild/protobuf';
import { Controller } from '@nestjs/common';
import {
  type GetRegistrationRequest,
  GetRegistrationRequestSchema,
  GetRegistrationResponseSchema,
} from '@yarrow/contracts/scheduling/v1/requests_pb';
import { OnRequest } from '@yarrow/kit/on-request';
import { RegistrationsService } from './registrations.service.js';

/** Answers other services whose projection does not have a registration yet. */
@Controller()
export class RegistrationsResponder {
  constructor(private readonly registrations: RegistrationsService) {}

  @OnRequest(GetRegistrationRequestSchema, GetRegistrationResponseSchema)
  async get({
    registrationId,
  }: GetRegistrationRequest): Promise<MessageInitShape<typeof GetRegistrationResponseSchema>> {
    const registration = await this.registrations.findSnapshot(registrationId);
    return registration ? { registration } : {};
  }
}
