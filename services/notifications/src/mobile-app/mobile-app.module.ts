import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { OptOutsModule } from '../opt-outs/opt-outs.module.js';
import { ProjectionModule } from '../projection/projection.module.js';
import { DownloadTextService } from './download-text.service.js';
import { MobileAppResolver } from './mobile-app.resolver.js';
import { MobileAppService } from './mobile-app.service.js';
import { UserRegisteredConsumer } from './user-registered.consumer.js';

@Module({
  imports: [DeliveriesModule, OptOutsModule, ProjectionModule],
  controllers: [UserRegisteredConsumer],
  providers: [DownloadTextService, MobileAppResolver, MobileAppService],
})
export class MobileAppModule {}
