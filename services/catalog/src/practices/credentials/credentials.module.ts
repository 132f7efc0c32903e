import { Module } from '@nestjs/common';
import { PracticesModule } from '../practices.module.js';
import { CredentialDocumentsClient } from './credential-documents.client.js';
import { CredentialsRepository } from './credentials.repository.js';
import { CredentialsResolver, OwnCredentialsResolver } from './credentials.resolver.js';
import { CredentialsService } from './credentials.service.js';

@Module({
  imports: [PracticesModule],
  providers: [
    CredentialDocumentsClient,
    CredentialsRepository,
    CredentialsResolver,
    CredentialsService,
    OwnCredentialsResolver,
  ],
  exports: [CredentialsRepository],
})
export class CredentialsModule {}
