import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { AppTexts } from './app-texts.js';
import { MobileAppResolver } from './mobile-app.resolver.js';
import { MobileAppService } from './mobile-app.service.js';
import { OnUserRegistered } from './on-user-registered.consumer.js';

@Module({
  imports: [DeliveriesModule],
  controllers: [OnUserRegistered],
  providers: [AppTexts, MobileAppResolver, MobileAppService],
})
export class MobileAppModule {}
