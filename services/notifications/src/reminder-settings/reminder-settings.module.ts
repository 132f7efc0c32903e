import { Module } from '@nestjs/common';
import { ReminderSettingsRepository } from './reminder-settings.repository.js';
import { ReminderSettingsService } from './reminder-settings.service.js';

@Module({
  providers: [ReminderSettingsRepository, ReminderSettingsService],
  exports: [ReminderSettingsService],
})
export class ReminderSettingsModule {}
