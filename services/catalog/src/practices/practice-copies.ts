import { Controller } from '@nestjs/common';
import type { MessageInitShape } from '@bufbuild/protobuf';
import {
  GetPracticeCopyRequestSchema,
  GetPracticeCopyResponseSchema,
  type GetPracticeCopyRequest,
} from '@yarrow/contracts/catalog/v1/requests_pb';
import { isUuid } from '@yarrow/kit/ids';
import { OnRequest } from '@yarrow/kit/request-reply';
import { DataSource } from 'typeorm';
import { locationMessage } from '../locations/location-message.js';
import { LocationsRepository } from '../locations/locations.repository.js';
import { serviceMessage } from '../services/service-message.js';
import { ServicesRepository } from '../services/services.repository.js';
import { practiceMessage } from './practice-message.js';
import { PracticesRepository } from './practices.repository.js';

/** Answers services whose copy of a practice has not arrived yet. */
@Controller()
export class PracticeCopies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly practices: PracticesRepository,
    private readonly locations: LocationsRepository,
    private readonly services: ServicesRepository,
  ) {}

  @OnRequest(GetPracticeCopyRequestSchema, GetPracticeCopyResponseSchema)
  async get({ practiceId }: GetPracticeCopyRequest): Promise<MessageInitShape<typeof GetPracticeCopyResponseSchema>> {
    const tx = this.dataSource.manager;
    const practice = isUuid(practiceId) ? await this.practices.find(tx, practiceId) : null;
    if (!practice) return {};
    const [locations, services, parts] = await Promise.all([
      this.locations.listOf(tx, [practiceId]),
      this.services.listOf(tx, [practiceId]),
      this.practices.listParts(tx, [practiceId]),
    ]);
    const main = locations.find((location) => location.state === 'active');
    return {
      practice: practiceMessage(practice, parts.get(practiceId)!, main),
      locations: locations.map(locationMessage),
      services: services.map(serviceMessage),
    };
  }
}
