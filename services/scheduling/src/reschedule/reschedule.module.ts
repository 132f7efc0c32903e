import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { AvailabilityModule } from '../availability/availability.module.js';
import { CatalogCopiesModule } from '../catalog-copies/catalog-copies.module.js';
import { ClientCopiesModule } from '../client-copies/client-copies.module.js';
import { OccupanciesModule } from '../occupancies/occupancies.module.js';
import { MovableVisitsService } from './movable-visits.service.js';
import { MoveAvailabilityService } from './move-availability.service.js';
import { RescheduleResolver } from './reschedule.resolver.js';
import { RescheduleService } from './reschedule.service.js';
import { VisitMover } from './visit-mover.js';

@Module({
  imports: [AppointmentsModule, AvailabilityModule, CatalogCopiesModule, ClientCopiesModule, OccupanciesModule],
  providers: [MovableVisitsService, MoveAvailabilityService, RescheduleResolver, RescheduleService, VisitMover],
})
export class RescheduleModule {}
