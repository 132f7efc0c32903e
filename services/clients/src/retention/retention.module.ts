import { Module } from '@nestjs/common';
import { RetentionService } from '@yarrow/kit/retention/retention.service';

/** How long links stay after they have expired: so long somebody who opens an old one is told that it has. */
const EXPIRED_LINK_DAYS = 7;

@Module({})
export class RetentionModule {
  constructor(retention: RetentionService) {
    retention.register(
      { table: 'password_resets', column: 'expires_at', days: EXPIRED_LINK_DAYS },
      { table: 'email_confirmations', column: 'expires_at', days: EXPIRED_LINK_DAYS },
    );
  }
}
