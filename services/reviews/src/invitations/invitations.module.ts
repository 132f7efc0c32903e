import { Module } from '@nestjs/common';
import { AppointmentCopiesModule } from '../appointment-copies/appointment-copies.module.js';
import { ClientCopiesModule } from '../client-copies/client-copies.module.js';
import { PracticeCopiesModule } from '../practice-copies/practice-copies.module.js';
import { ForgetIdleReviewers } from './forget-idle-reviewers.job.js';
import { InvitationsResolver } from './invitations.resolver.js';
import { InvitationsService } from './invitations.service.js';
import { InvitedPractices } from './invited-practices.js';
import { LinkOpener } from './link-opener.js';
import { LinksModule } from './links.module.js';
import { ReviewersRepository } from './reviewers.repository.js';
import { ReviewersService } from './reviewers.service.js';

@Module({
  imports: [AppointmentCopiesModule, ClientCopiesModule, LinksModule, PracticeCopiesModule],
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
