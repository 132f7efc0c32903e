import { Module } from '@nestjs/common';
import { AppointmentProjectionModule } from '../appointment-projection/appointment-projection.module.js';
import { ClientProjectionModule } from '../client-projection/client-projection.module.js';
import { PracticeProjectionModule } from '../practice-projection/practice-projection.module.js';
import { DeleteIdleReviewersJob } from './delete-idle-reviewers.job.js';
import { InvitationsResolver } from './invitations.resolver.js';
import { InvitationsService } from './invitations.service.js';
import { LinksModule } from '../links/links.module.js';
import { ReferralLinksService } from './referral-links.service.js';
import { ReviewersRepository } from './reviewers.repository.js';
import { ReviewersService } from './reviewers.service.js';

@Module({
  imports: [AppointmentProjectionModule, ClientProjectionModule, LinksModule, PracticeProjectionModule],
  providers: [
    DeleteIdleReviewersJob,
    InvitationsResolver,
    InvitationsService,
    ReferralLinksService,
    ReviewersRepository,
    ReviewersService,
  ],
  exports: [InvitationsService, ReferralLinksService, ReviewersRepository],
})
export class InvitationsModule {}
