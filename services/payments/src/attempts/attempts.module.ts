import { Module } from '@nestjs/common';
import { ProvidersModule } from '../adapters/providers.module.js';
import { AttemptsRepository } from './attempts.repository.js';
import { ProviderCallsService } from './provider-calls.service.js';

@Module({
  imports: [ProvidersModule],
  providers: [AttemptsRepository, ProviderCallsService],
  exports: [AttemptsRepository, ProviderCallsService],
})
export class AttemptsModule {}
