import { Module } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { CredentialCipher } from '@yarrow/kit/security/credential.cipher';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import type { SchedulingConfig } from '../config.js';
import { EventsModule } from '../events/events.module.js';
import { VideoMeetingsModule } from '../video-meetings/video-meetings.module.js';
import { ConferencingCallbackController } from './conferencing-callback.controller.js';
import { ConferencingRepository } from './conferencing.repository.js';
import { ConferencingResolver } from './conferencing.resolver.js';
import { ConferencingService } from './conferencing.service.js';
import { JoinController } from './join.controller.js';
import { JoinService } from './join.service.js';
import { MeetingCallsJob } from './meeting-calls.job.js';
import { MeetingCallsService } from './meeting-calls.service.js';
import { MeetingSubjectsService } from './meeting-subjects.service.js';
import { ZoomAccessService } from './zoom/zoom-access.service.js';
import { ZoomClient } from './zoom/zoom.client.js';
import { ZoomWebhookController } from './zoom/zoom-webhook.controller.js';

const CIPHER = {
  provide: CredentialCipher,
  inject: [CONFIG],
  useFactory: ({ CALENDAR_CREDENTIALS_KEY: secret }: SchedulingConfig) =>
    new CredentialCipher({ variable: 'CALENDAR_CREDENTIALS_KEY', secret, purpose: 'conferencing' }),
};

/** Accounts for video calls, and the meetings that are made with them. */
@Module({
  imports: [AppointmentsModule, CatalogProjectionModule, EventsModule, VideoMeetingsModule],
  controllers: [ConferencingCallbackController, JoinController, ZoomWebhookController],
  providers: [
    CIPHER,
    ConferencingRepository,
    ConferencingResolver,
    ConferencingService,
    JoinService,
    MeetingCallsJob,
    MeetingCallsService,
    MeetingSubjectsService,
    ZoomAccessService,
    ZoomClient,
  ],
})
export class ConferencingModule {}
