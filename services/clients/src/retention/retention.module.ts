import { Module } from '@nestjs/common';
import { MERGED_ROWS_RETENTION } from '@yarrow/kit/database/merged-rows';
import { RetentionService } from '@yarrow/kit/retention/retention.service';
import { UNDO_DAYS } from '../merging/client-merge.entity.js';

/** How long expired links are stored, so that a user who opens one sees that it has expired. */
const EXPIRED_LINK_DAYS = 7;
/** As long as a practice puts refused rows right. */
const IMPORT_DAYS = 30;
/** As long as a client may ask who looked at their number. */
const PHONE_VIEW_DAYS = 365;

/** As long as users may ask who decided what. */
const STAFF_ACTION_DAYS = 730;

@Module({})
export class RetentionModule {
  constructor(retention: RetentionService) {
    retention.register(
      { table: 'password_resets', column: 'expires_at', days: EXPIRED_LINK_DAYS },
      { table: 'email_confirmations', column: 'expires_at', days: EXPIRED_LINK_DAYS },
      { table: 'client_imports', column: 'created_at', days: IMPORT_DAYS },
      { table: 'phone_views', column: 'viewed_at', days: PHONE_VIEW_DAYS },
      { table: 'staff_actions', column: 'at', days: STAFF_ACTION_DAYS },
      { table: 'client_merges', column: 'merged_at', days: UNDO_DAYS },
      ...MERGED_ROWS_RETENTION,
    );
  }
}
