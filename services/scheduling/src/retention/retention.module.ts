import { Module } from '@nestjs/common';
import { MERGED_ROWS_RETENTION } from '@yarrow/kit/database/merged-rows';
import { RetentionService } from '@yarrow/kit/retention/retention.service';

/** How long it is known that something was deleted, so that deleting it again is no error. */
const DELETED_DAYS = 30;
/** How long after a video call its link still leads somewhere. */
const ENDED_CALL_DAYS = 30;
/** How long after a visit a late change still reaches its entry in the write calendar. */
const ENDED_ENTRY_DAYS = 30;

@Module({})
export class RetentionModule {
  constructor(retention: RetentionService) {
    retention.register(
      { table: 'personal_events', column: 'deleted_at', days: DELETED_DAYS },
      { table: 'video_meetings', column: 'ends_at', days: ENDED_CALL_DAYS },
      { table: 'calendar_entries', column: 'ends_at', days: ENDED_ENTRY_DAYS },
      ...MERGED_ROWS_RETENTION,
    );
  }
}
