import { Inject, Module } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { MERGED_ROWS_RETENTION } from '@yarrow/kit/database/merged-rows';
import { RetentionService } from '@yarrow/kit/retention/retention.service';
import type { PaymentsConfig } from '../config.js';

@Module({})
export class RetentionModule {
  constructor(retention: RetentionService, @Inject(CONFIG) config: PaymentsConfig) {
    retention.register(
      { table: 'attempts', column: 'finished_at', days: config.ATTEMPT_DAYS },
      {
        table: 'provider_events',
        column: 'received_at',
        days: config.PROVIDER_EVENT_DAYS,
        where: 'applied_at is not null',
      },
      { table: 'setups', column: 'created_at', days: config.PROVIDER_EVENT_DAYS, where: 'completed_at is null' },
      {
        table: 'gift_card_orders',
        column: 'created_at',
        days: config.PROVIDER_EVENT_DAYS,
        where: 'paid_at is null',
      },
      ...MERGED_ROWS_RETENTION,
    );
  }
}
