import { Module } from '@nestjs/common';
import { SettlementModule } from '../settlement/settlement.module.js';
import { OnOpenPackageChanged } from './on-open-package-changed.consumer.js';
import { PackagesResolver } from './packages.resolver.js';
import { PackagesService } from './packages.service.js';

@Module({
  imports: [SettlementModule],
  controllers: [OnOpenPackageChanged],
  providers: [PackagesResolver, PackagesService],
  exports: [PackagesService],
})
export class PackagesModule {}
