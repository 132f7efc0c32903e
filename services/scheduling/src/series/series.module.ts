import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import { SeriesListsService } from './series-lists.service.js';
import { SeriesScopesService } from './series-scopes.service.js';
import { SeriesPublisher } from './series.publisher.js';
import { SeriesRepository } from './series.repository.js';
import { SeriesResolver, SeriesVisitsResolver } from './series.resolver.js';

@Module({
  imports: [AppointmentsModule, CatalogProjectionModule],
  providers: [
    SeriesListsService,
    SeriesPublisher,
    SeriesRepository,
    SeriesResolver,
    SeriesScopesService,
    SeriesVisitsResolver,
  ],
  exports: [SeriesPublisher, SeriesRepository, SeriesScopesService],
})
export class SeriesModule {}
