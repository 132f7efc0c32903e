import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { EmailTemplatesModule } from '../email-templates/email-templates.module.js';
import { ProjectionModule } from '../projection/projection.module.js';
import { ReminderSettingsModule } from '../reminder-settings/reminder-settings.module.js';
import {
  CommunicationSettingsResolver,
  UpdateCommunicationSettingsPayloadResolver,
} from './communication-settings.resolver.js';
import { CommunicationSettingsService } from './communication-settings.service.js';
import { EmailPreviewsService } from './email-previews.service.js';

@Module({
  imports: [DeliveriesModule, EmailTemplatesModule, ProjectionModule, ReminderSettingsModule],
  providers: [
    CommunicationSettingsResolver,
    CommunicationSettingsService,
    EmailPreviewsService,
    UpdateCommunicationSettingsPayloadResolver,
  ],
})
export class CommunicationSettingsModule {}
