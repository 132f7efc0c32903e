import { Module } from '@nestjs/common';
import { ReferralUsesService } from './referral-uses.service.js';
import { ReferralsRepository } from './referrals.repository.js';

@Module({
  providers: [ReferralsRepository, ReferralUsesService],
  exports: [ReferralsRepository, ReferralUsesService],
})
export class ReferralsModule {}
