import { Module } from '@nestjs/common';
import { AppointmentsRepository } from '../visits/appointments.repository.js';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import { ClientProjectionModule } from '../client-projection/client-projection.module.js';
import { ContactPackagesService } from './contact-packages.service.js';
import { ContactsResolver } from './contacts.resolver.js';
import { OpenPackagesRepository } from './open-packages.repository.js';
import { OpenPackagesService } from './open-packages.service.js';
import { PackageEventsConsumer } from './package-events.consumer.js';
import { PackageViewsService } from './package-views.service.js';
import { PackagesResolver } from './packages.resolver.js';

@Module({
  imports: [CatalogProjectionModule, ClientProjectionModule],
  controllers: [PackageEventsConsumer],
  providers: [
    AppointmentsRepository,
    ContactPackagesService,
    ContactsResolver,
    OpenPackagesRepository,
    OpenPackagesService,
    PackageViewsService,
    PackagesResolver,
  ],
  exports: [OpenPackagesService, PackageViewsService],
})
export class PackagesModule {}
