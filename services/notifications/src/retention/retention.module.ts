import { Inject, Module } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { MERGED_ROWS_RETENTION } from '@yarrow/kit/database/merged-rows';
import { RetentionService } from '@yarrow/kit/retention/retention.service';
import type { NotificationsConfig } from '../config.js';

/** A practice that is not published within half a year has other clients by then. */
const WAITING_INVITATION_DAYS = 180;

@Module({})
export class RetentionModule {
  constructor(retention: RetentionService, @Inject(CONFIG) { DELIVERY_DAYS: days }: NotificationsConfig) {
    retention.register(
      ...MERGED_ROWS_RETENTION,
      { table: 'deliveries', column: 'finished_at', days },
      { table: 'text_replies', column: 'received_at', days },
      { table: 'waiting_invitations', column: 'invited_at', days: WAITING_INVITATION_DAYS },
    );
  }
}
