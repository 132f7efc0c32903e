import { Module } from '@nestjs/common';
import { ClientProjectionModule } from '../client-projection/client-projection.module.js';
import { RepublishModule } from '../republish/republish.module.js';
import { ClientMergesConsumer } from './client-merges.consumer.js';
import { ClientMergesService } from './client-merges.service.js';
import { ClientSplitsService } from './client-splits.service.js';

@Module({
  imports: [ClientProjectionModule, RepublishModule],
  controllers: [ClientMergesConsumer],
  providers: [ClientMergesService, ClientSplitsService],
})
export class ClientMergesModule {}
