import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import { ClientProjectionModule } from '../client-projection/client-projection.module.js';
import { ConflictsModule } from '../conflicts/conflicts.module.js';
import { PackagesModule } from '../packages/packages.module.js';
import { SeriesModule } from '../series/series.module.js';
import { PlacedVisitsService } from './placed-visits.service.js';
import { ProBookingResolver } from './pro-booking.resolver.js';
import { ProBookingService } from './pro-booking.service.js';
import { ProCancellationsResolver } from './pro-cancellations.resolver.js';
import { ProCancellationsService } from './pro-cancellations.service.js';
import { ProChangesService } from './pro-changes.service.js';
import { ProClientsService } from './pro-clients.service.js';
import { ProMovesService } from './pro-moves.service.js';
import { ProVisitsService } from './pro-visits.service.js';
import { SeriesChangerService } from './series-changer.service.js';
import { VisitChangerService } from './visit-changer.service.js';

@Module({
  imports: [
    AppointmentsModule,
    CatalogProjectionModule,
    ClientProjectionModule,
    ConflictsModule,
    PackagesModule,
    SeriesModule,
  ],
  providers: [
    PlacedVisitsService,
    ProBookingResolver,
    ProBookingService,
    ProCancellationsResolver,
    ProCancellationsService,
    ProChangesService,
    ProClientsService,
    ProMovesService,
    ProVisitsService,
    SeriesChangerService,
    VisitChangerService,
  ],
  exports: [PlacedVisitsService, ProClientsService, ProVisitsService],
})
export class ProBookingModule {}
