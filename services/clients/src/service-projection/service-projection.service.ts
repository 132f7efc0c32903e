import { Injectable, Logger } from '@nestjs/common';
import type { Service } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  GetPracticeSnapshotRequestSchema,
  GetPracticeSnapshotResponseSchema,
} from '@yarrow/contracts/catalog/v1/requests_pb';
import { isUuid } from '@yarrow/kit/ids';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';
import { DataSource, type EntityManager } from 'typeorm';
import { ServiceProjectionRepository } from './service-projection.repository.js';

/** The services that practices sell, as catalog publishes them. */
@Injectable()
export class ServiceProjectionService {
  private readonly logger = new Logger(ServiceProjectionService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceProjectionRepository,
    private readonly requests: RequestsClient,
  ) {}

  async save(tx: EntityManager, services: readonly Service[]): Promise<void> {
    await this.services.save(tx, services);
  }

  /** Whether the practice sells a variation; catalog is asked once for one that has not arrived. */
  async isSold(practiceId: string, variationId: string): Promise<boolean> {
    if (!isUuid(variationId)) return false;
    const { manager } = this.dataSource;
    if (await this.services.isSold(manager, practiceId, variationId)) return true;
    await this.requestServices(practiceId);
    return this.services.isSold(manager, practiceId, variationId);
  }

  /** Catalog being down is no fault of ours: the service stays unknown until its events arrive. */
  private async requestServices(practiceId: string): Promise<void> {
    try {
      const { services } = await this.requests.request(
        GetPracticeSnapshotRequestSchema,
        GetPracticeSnapshotResponseSchema,
        {
          practiceId,
        },
      );
      await this.save(this.dataSource.manager, services);
    } catch (error) {
      this.logger.warn(`catalog could not be asked for what a practice sells: ${String(error)}`);
    }
  }
}
