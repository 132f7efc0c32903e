import { Module } from '@nestjs/common';
import { LoginChallengesService } from './login-challenges.service.js';
import { PasskeyCeremoniesService } from './passkey-ceremonies.service.js';
import { SecondFactorLoginsService } from './second-factor-logins.service.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { SecondFactorsService } from './second-factors.service.js';
import { TotpSecretsService } from './totp-secrets.service.js';

const PROVIDERS = [
  LoginChallengesService,
  PasskeyCeremoniesService,
  SecondFactorLoginsService,
  SecondFactorsRepository,
  SecondFactorsService,
  TotpSecretsService,
];

@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class SecondFactorModule {}
