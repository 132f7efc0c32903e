import { Inject, Module } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { RetentionService } from '@yarrow/kit/retention/retention.service';
import type { NotificationsConfig } from '../config.js';

@Module({})
export class RetentionModule {
  constructor(retention: RetentionService, @Inject(CONFIG) { DELIVERY_DAYS: days }: NotificationsConfig) {
    retention.register(
      { table: 'deliveries', column: 'finished_at', days },
      { table: 'text_replies', column: 'received_at', days },
    );
  }
}
