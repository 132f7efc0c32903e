import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { AvailabilityModule } from '../availability/availability.module.js';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import { ClientProjectionModule } from '../client-projection/client-projection.module.js';
import { OccupanciesModule } from '../occupancies/occupancies.module.js';
import { MovableVisitsService } from './movable-visits.service.js';
import { MoveAvailabilityService } from './move-availability.service.js';
import { RescheduleResolver } from './reschedule.resolver.js';
import { RescheduleService } from './reschedule.service.js';
import { VisitMoverService } from './visit-mover.service.js';

@Module({
  imports: [AppointmentsModule, AvailabilityModule, CatalogProjectionModule, ClientProjectionModule, OccupanciesModule],
  providers: [MovableVisitsService, MoveAvailabilityService, RescheduleResolver, RescheduleService, VisitMoverService],
})
export class RescheduleModule {}
