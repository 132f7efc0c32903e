import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ReferralsModule } from '../referrals/referrals.module.js';
import { LifetimeMembersService } from './lifetime-members.service.js';
import { ReferralViewService } from './referral-view.service.js';
import { ReferralWithdrawalsService } from './referral-withdrawals.service.js';
import { ReferralResolver } from './referral.resolver.js';
import { ReferralResponder } from './referral.responder.js';

@Module({
  imports: [AccountsModule, ReferralsModule],
  controllers: [ReferralResponder],
  providers: [LifetimeMembersService, ReferralResolver, ReferralViewService, ReferralWithdrawalsService],
})
export class ReferralProgrammeModule {}
