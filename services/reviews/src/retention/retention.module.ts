import { Module } from '@nestjs/common';
import { MERGED_ROWS_RETENTION } from '@yarrow/kit/database/merged-rows';
import { RetentionService } from '@yarrow/kit/retention/retention.service';

/** Requests are deleted half a year later: no review is expected after that. */
const REQUEST_DAYS = 180;

@Module({})
export class RetentionModule {
  constructor(retention: RetentionService) {
    retention.register(
      { table: 'review_requests', column: 'requested_at', days: REQUEST_DAYS },
      ...MERGED_ROWS_RETENTION,
    );
  }
}
