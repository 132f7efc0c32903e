import { Module } from '@nestjs/common';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import { ConflictsModule } from '../conflicts/conflicts.module.js';
import { ProBookingModule } from '../pro-booking/pro-booking.module.js';
import { SeriesModule } from '../series/series.module.js';
import { ProSeriesResolver } from './pro-series.resolver.js';
import { ProSeriesService } from './pro-series.service.js';
import { SeriesMakerService } from './series-maker.service.js';
import { SeriesTimesService } from './series-times.service.js';

@Module({
  imports: [CatalogProjectionModule, ConflictsModule, ProBookingModule, SeriesModule],
  providers: [ProSeriesResolver, ProSeriesService, SeriesMakerService, SeriesTimesService],
})
export class ProSeriesModule {}
