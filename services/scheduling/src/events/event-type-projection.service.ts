import { Injectable } from '@nestjs/common';
import type { BookableEventType } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  GetBookableEventTypeRequestSchema,
  GetBookableEventTypeResponseSchema,
} from '@yarrow/contracts/catalog/v1/requests_pb';
import { isUuid } from '@yarrow/kit/ids';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';
import { DataSource, type EntityManager } from 'typeorm';
import { EventTypeProjectionRepository } from './event-type-projection.repository.js';

/** What scheduling keeps of catalog's event types. */
@Injectable()
export class EventTypeProjectionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly projection: EventTypeProjectionRepository,
    private readonly requests: RequestsClient,
  ) {}

  save(tx: EntityManager, type: BookableEventType): Promise<void> {
    return this.projection.save(tx, type);
  }

  /** The kind of a practice's events; asks catalog where its event is still on its way. */
  async find(practiceId: string, id: string): Promise<BookableEventType | undefined> {
    if (!isUuid(id)) return undefined;
    const type = (await this.projection.find(this.dataSource.manager, id)) ?? (await this.fetch(id));
    return type?.practiceId === practiceId ? type : undefined;
  }

  /** Catalog being down is no fault of ours: the kind stays unknown until its event arrives. */
  private async fetch(eventTypeId: string): Promise<BookableEventType | undefined> {
    try {
      const { eventType } = await this.requests.request(
        GetBookableEventTypeRequestSchema,
        GetBookableEventTypeResponseSchema,
        { eventTypeId },
      );
      if (eventType) await this.projection.save(this.dataSource.manager, eventType);
      return eventType;
    } catch {
      return undefined;
    }
  }
}
