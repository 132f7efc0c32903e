import { Module } from '@nestjs/common';
import { AppointmentProjectionModule } from '../appointment-projection/appointment-projection.module.js';
import { ClientProjectionModule } from '../client-projection/client-projection.module.js';
import { PracticeProjectionModule } from '../practice-projection/practice-projection.module.js';
import { ForgetIdleReviewers } from './forget-idle-reviewers.job.js';
import { InvitationsResolver } from './invitations.resolver.js';
import { InvitationsService } from './invitations.service.js';
import { InvitedPractices } from './invited-practices.js';
import { LinkOpener } from './link-opener.js';
import { LinksModule } from './links.module.js';
import { ReviewersRepository } from './reviewers.repository.js';
import { ReviewersService } from './reviewers.service.js';

@Module({
  imports: [AppointmentProjectionModule, ClientProjectionModule, LinksModule, PracticeProjectionModule],
  providers: [
    ForgetIdleReviewers,
    InvitationsResolver,
    InvitationsService,
    InvitedPractices,
    LinkOpener,
    ReviewersRepository,
    ReviewersService,
  ],
  exports: [InvitationsService, InvitedPractices, LinkOpener, ReviewersRepository],
})
export class InvitationsModule {}
