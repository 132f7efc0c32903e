import { Inject, Injectable } from '@nestjs/common';
import { ErasePersonRequestSchema, ErasePersonResponseSchema } from '@yarrow/contracts/operations/v1/requests_pb';
import { Clock } from '@yarrow/kit/clock';
import { LOGGER } from '@yarrow/kit/telemetry/logging';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { ErasureStep } from './erasure-step.entity.js';
import { ErasuresRepository } from './erasures.repository.js';

/** Sends the erasure requests to all services and repeats them until each has confirmed. */
@Injectable()
export class ErasureStepsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly erasures: ErasuresRepository,
    private readonly requests: RequestsClient,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async askDue(stopping: AbortSignal): Promise<void> {
    for (const step of await this.erasures.listDueSteps(this.dataSource.manager, this.clock.now())) {
      if (stopping.aborted) return;
      await this.ask(step);
    }
  }

  private async ask(step: ErasureStep): Promise<void> {
    const erased = await this.isErased(step);
    const now = this.clock.now();
    if (erased) step.confirm(now);
    else step.postpone(now);
    const finished = await this.dataSource.transaction(async (tx) => {
      await this.erasures.saveStep(tx, step);
      return erased && (await this.erasures.completeFinished(tx, step.erasureId, now));
    });
    if (finished) this.logger.info({ erasureId: step.erasureId }, 'a person was erased from every service');
  }

  /** A service that is away, or fails, is asked again. */
  private async isErased({ erasureId, service, attempts }: ErasureStep): Promise<boolean> {
    try {
      const erasure = await this.erasures.get(this.dataSource.manager, erasureId);
      const { practiceId, subjectIds, emails, phones } = erasure;
      const request = { erasureId, practiceId: practiceId ?? '', subjectIds, emails, phones };
      const answer = await this.requests.requestOf(
        service,
        ErasePersonRequestSchema,
        ErasePersonResponseSchema,
        request,
      );
      return answer.erased;
    } catch (error) {
      this.logger.warn(
        { err: error, erasureId, erasing: service, attempt: attempts + 1 },
        'a service does not erase yet',
      );
      return false;
    }
  }
}
