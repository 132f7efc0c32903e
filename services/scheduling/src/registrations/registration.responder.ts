import type { MessageInitShape } from '@bufbuild/protobuf';
import { Controller } from '@nestjs/common';
import {
  type GetRegistrationRequest,
  GetRegistrationRequestSchema,
  GetRegistrationResponseSchema,
} from '@yarrow/contracts/scheduling/v1/requests_pb';
import { isUuid } from '@yarrow/kit/ids';
import { OnRequest } from '@yarrow/kit/request-reply';
import { DataSource } from 'typeorm';
import { CatalogCopiesRepository } from '../catalog-copies/catalog-copies.repository.js';
import { BookableEventsRepository } from '../events/bookable-events.repository.js';
import { registrationMessage } from './registration-message.js';
import { RegistrationsRepository } from './registrations.repository.js';

/** Answers other services whose copy of a registration has not arrived yet. */
@Controller()
export class RegistrationResponder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registrations: RegistrationsRepository,
    private readonly events: BookableEventsRepository,
    private readonly catalogs: CatalogCopiesRepository,
  ) {}

  @OnRequest(GetRegistrationRequestSchema, GetRegistrationResponseSchema)
  async get({
    registrationId,
  }: GetRegistrationRequest): Promise<MessageInitShape<typeof GetRegistrationResponseSchema>> {
    const { manager } = this.dataSource;
    const registration = isUuid(registrationId) ? await this.registrations.find(manager, registrationId) : null;
    const event = registration && (await this.events.find(manager, registration.eventId));
    if (!registration || !event) return {};
    const practice = await this.catalogs.findPractice(manager, registration.practiceId);
    return { registration: registrationMessage(registration, event, practice) };
  }
}
