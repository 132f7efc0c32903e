import { Module } from '@nestjs/common';
import { ProvidersModule } from '../providers/providers.module.js';
import { AttemptsRepository } from './attempts.repository.js';
import { ProviderCalls } from './provider-calls.js';

@Module({
  imports: [ProvidersModule],
  providers: [AttemptsRepository, ProviderCalls],
  exports: [AttemptsRepository, ProviderCalls],
})
export class AttemptsModule {}
