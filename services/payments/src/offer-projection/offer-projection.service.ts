import { Injectable, Logger } from '@nestjs/common';
import type { BookableEventType, Service } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  GetBookableEventTypeRequestSchema,
  GetBookableEventTypeResponseSchema,
  GetPracticeSnapshotRequestSchema,
  GetPracticeSnapshotResponseSchema,
} from '@yarrow/contracts/catalog/v1/requests_pb';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';
import { DataSource, type EntityManager } from 'typeorm';
import { OfferProjectionRepository } from './offer-projection.repository.js';

/** What practices sell, as far as coupons name it. */
@Injectable()
export class OfferProjectionService {
  private readonly logger = new Logger(OfferProjectionService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly offers: OfferProjectionRepository,
    private readonly requests: RequestsClient,
  ) {}

  /** Whether all of some offers are the practice's; catalog is asked once for what has not arrived. */
  async areOf(practiceId: string, offerIds: readonly string[]): Promise<boolean> {
    const missing = await this.listMissing(practiceId, offerIds);
    if (missing.length === 0) return true;
    await this.ask(practiceId, missing);
    return (await this.listMissing(practiceId, missing)).length === 0;
  }

  async saveService(tx: EntityManager, service: Service): Promise<void> {
    await this.offers.add(tx, service.practiceId, offerIdsOf(service));
  }

  async saveEventType(tx: EntityManager, { practiceId, eventTypeId }: BookableEventType): Promise<void> {
    await this.offers.add(tx, practiceId, [eventTypeId]);
  }

  private async listMissing(practiceId: string, offerIds: readonly string[]): Promise<string[]> {
    const own = await this.offers.listOwn(this.dataSource.manager, practiceId, offerIds);
    return offerIds.filter((id) => !own.has(id));
  }

  private async ask(practiceId: string, missing: readonly string[]): Promise<void> {
    try {
      const { services } = await this.requests.request(
        GetPracticeSnapshotRequestSchema,
        GetPracticeSnapshotResponseSchema,
        {
          practiceId,
        },
      );
      await this.offers.add(this.dataSource.manager, practiceId, services.flatMap(offerIdsOf));
      const sold = new Set(services.flatMap(offerIdsOf));
      for (const eventTypeId of missing.filter((id) => !sold.has(id))) await this.askEventType(eventTypeId);
    } catch (error) {
      this.logger.warn(`catalog could not be asked for what a practice sells: ${String(error)}`);
    }
  }

  private async askEventType(eventTypeId: string): Promise<void> {
    const { eventType } = await this.requests.request(
      GetBookableEventTypeRequestSchema,
      GetBookableEventTypeResponseSchema,
      { eventTypeId },
    );
    if (eventType) await this.saveEventType(this.dataSource.manager, eventType);
  }
}

/** A service is booked by its own id or by that of one of its variations. */
function offerIdsOf({ serviceId, variations }: Service): string[] {
  return [serviceId, ...variations.map(({ variationId }) => variationId)];
}
