import { Injectable } from '@nestjs/common';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { InvitationsService } from './invitations.service.js';

/** Its name, for tests that run it at once. */
export const INVITE_WAITING_JOB = 'invite-waiting';

const INTERVAL_MS = 5_000;

@Injectable()
export class InviteWaitingJob {
  constructor(jobs: JobsService, invitations: InvitationsService) {
    jobs.every(INVITE_WAITING_JOB, INTERVAL_MS, (stopping) => invitations.inviteWaiting(stopping));
  }
}
