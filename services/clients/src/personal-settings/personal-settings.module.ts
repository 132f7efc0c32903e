import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { EmailRequestsService } from './email-requests.service.js';
import { PasswordChangesService } from './password-changes.service.js';
import { PersonalSettingsResolver } from './personal-settings.resolver.js';
import { PersonalSettingsService } from './personal-settings.service.js';

@Module({
  imports: [AccountsModule],
  providers: [EmailRequestsService, PasswordChangesService, PersonalSettingsResolver, PersonalSettingsService],
})
export class PersonalSettingsModule {}
