import { Module } from '@nestjs/common';
import { CredentialsModule } from '../practices/credentials/credentials.module.js';
import { PracticesModule } from '../practices/practices.module.js';
import { CredentialDecisionsService } from './credential-decisions.service.js';
import { FeaturesService } from './features.service.js';
import { StaffResolver } from './staff.resolver.js';

@Module({
  imports: [CredentialsModule, PracticesModule],
  providers: [CredentialDecisionsService, FeaturesService, StaffResolver],
})
export class StaffModule {}
