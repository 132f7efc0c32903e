import { Module } from '@nestjs/common';
import { AppointmentsRepository } from '../appointments/appointments.repository.js';
import { CatalogCopiesModule } from '../catalog-copies/catalog-copies.module.js';
import { ClientCopiesModule } from '../client-copies/client-copies.module.js';
import { OpenPackagesRepository } from './open-packages.repository.js';
import { OpenPackagesService } from './open-packages.service.js';
import { PackageSalesConsumer } from './package-sales.consumer.js';
import { PackageViewsService } from './package-views.service.js';
import { PackagesResolver } from './packages.resolver.js';

@Module({
  imports: [CatalogCopiesModule, ClientCopiesModule],
  controllers: [PackageSalesConsumer],
  providers: [
    AppointmentsRepository,
    OpenPackagesRepository,
    OpenPackagesService,
    PackageViewsService,
    PackagesResolver,
  ],
  exports: [OpenPackagesService, PackageViewsService],
})
export class PackagesModule {}
