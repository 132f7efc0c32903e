import { Module } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { GazetteerService } from './gazetteer.service.js';
import { LocalPlacesService } from './local-places.service.js';
import { PlacesRepository } from './places.repository.js';
import { PlacesService } from './places.service.js';
import { PostalCodesService } from './postal-codes.service.js';
import { PLACE_PROVIDER, createPlaceProvider } from './place-provider.factory.js';

@Module({
  providers: [
    GazetteerService,
    PostalCodesService,
    PlacesRepository,
    LocalPlacesService,
    { provide: PLACE_PROVIDER, useFactory: createPlaceProvider, inject: [CONFIG] },
    PlacesService,
  ],
  exports: [PlacesService],
})
export class PlacesModule {}
