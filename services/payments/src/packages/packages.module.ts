import { Module } from '@nestjs/common';
import { SettlementModule } from '../settlement/settlement.module.js';
import { OpenPackageChangedConsumer } from './open-package-changed.consumer.js';
import { PackagesResolver } from './packages.resolver.js';
import { PackagesService } from './packages.service.js';

@Module({
  imports: [SettlementModule],
  controllers: [OpenPackageChangedConsumer],
  providers: [PackagesResolver, PackagesService],
  exports: [PackagesService],
})
export class PackagesModule {}
