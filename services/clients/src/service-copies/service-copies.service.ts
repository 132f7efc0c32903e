import { Injectable, Logger } from '@nestjs/common';
import { GetPracticeCopyRequestSchema, GetPracticeCopyResponseSchema } from '@yarrow/contracts/catalog/v1/requests_pb';
import { isUuid } from '@yarrow/kit/ids';
import { Requests } from '@yarrow/kit/request-reply';
import { DataSource } from 'typeorm';
import { ServiceCopiesRepository } from './service-copies.repository.js';

/** Says what a practice sells. */
@Injectable()
export class ServiceCopies {
  private readonly logger = new Logger(ServiceCopies.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceCopiesRepository,
    private readonly requests: Requests,
  ) {}

  /** Whether the practice sells a variation; catalog is asked once for one that has not arrived. */
  async isSold(practiceId: string, variationId: string): Promise<boolean> {
    if (!isUuid(variationId)) return false;
    const { manager } = this.dataSource;
    if (await this.services.isSold(manager, practiceId, variationId)) return true;
    await this.ask(practiceId);
    return this.services.isSold(manager, practiceId, variationId);
  }

  /** Catalog being down is no fault of ours: the service stays unknown until its events arrive. */
  private async ask(practiceId: string): Promise<void> {
    try {
      const { services } = await this.requests.request(GetPracticeCopyRequestSchema, GetPracticeCopyResponseSchema, {
        practiceId,
      });
      await this.services.save(this.dataSource.manager, services);
    } catch (error) {
      this.logger.warn(`catalog could not be asked for what a practice sells: ${String(error)}`);
    }
  }
}
