import { Module } from '@nestjs/common';
import { OptOutsModule } from '../opt-outs/opt-outs.module.js';
import { ProjectionModule } from '../projection/projection.module.js';
import { ClientMergesConsumer } from './client-merges.consumer.js';
import { ClientSettingsRepository } from './client-settings.repository.js';
import { ClientSettingsResolver } from './client-settings.resolver.js';
import { ClientSettingsService } from './client-settings.service.js';

@Module({
  imports: [OptOutsModule, ProjectionModule],
  controllers: [ClientMergesConsumer],
  providers: [ClientSettingsRepository, ClientSettingsResolver, ClientSettingsService],
  exports: [ClientSettingsService],
})
export class ClientSettingsModule {}
