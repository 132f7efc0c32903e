import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { AuthenticatorAppsService } from './authenticator-apps.service.js';
import { PasskeyChallengesService } from './passkey-challenges.service.js';
import { PasskeysService } from './passkeys.service.js';
import { SecondFactorNoticesService } from './second-factor-notices.service.js';
import { SecondFactorRemovalResponder } from './second-factor-removal.responder.js';
import { SecondFactorRemovalService } from './second-factor-removal.service.js';
import { SecondFactorSettingsResolver } from './second-factor-settings.resolver.js';
import { SecondFactorSettingsService } from './second-factor-settings.service.js';
import { SecondFactorViewService } from './second-factor-view.service.js';

@Module({
  imports: [AccountsModule, SecondFactorModule],
  controllers: [SecondFactorRemovalResponder],
  providers: [
    AuthenticatorAppsService,
    PasskeyChallengesService,
    PasskeysService,
    SecondFactorNoticesService,
    SecondFactorRemovalService,
    SecondFactorSettingsResolver,
    SecondFactorSettingsService,
    SecondFactorViewService,
  ],
})
export class SecondFactorSettingsModule {}
