import { Module } from '@nestjs/common';
import { AccountClosingModule } from '../account-closing/account-closing.module.js';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import { ClientProjectionModule } from '../client-projection/client-projection.module.js';
import { OccupanciesModule } from '../occupancies/occupancies.module.js';
import { PackagesModule } from '../packages/packages.module.js';
import { BookersService } from './bookers.service.js';
import { BookingResolver } from './booking.resolver.js';
import { BookingService } from './booking.service.js';
import { HoldsJob } from './holds.job.js';
import { HoldsRepository } from './holds.repository.js';
import { HoldsService } from './holds.service.js';
import { OffersService } from './offers.service.js';
import { SlotHoldResolver } from './slot-hold.resolver.js';

@Module({
  imports: [
    AccountClosingModule,
    AppointmentsModule,
    CatalogProjectionModule,
    ClientProjectionModule,
    OccupanciesModule,
    PackagesModule,
  ],
  providers: [
    BookersService,
    BookingService,
    BookingResolver,
    HoldsJob,
    HoldsRepository,
    HoldsService,
    OffersService,
    SlotHoldResolver,
  ],
})
export class BookingModule {}
