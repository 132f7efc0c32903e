import { Module } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { Gazetteer } from './gazetteer.js';
import { PlacesRepository } from './places.repository.js';
import { PlacesService } from './places.service.js';
import { PLACE_PROVIDER, providerOf } from './provider-of.js';

@Module({
  providers: [
    Gazetteer,
    PlacesRepository,
    { provide: PLACE_PROVIDER, useFactory: providerOf, inject: [CONFIG] },
    PlacesService,
  ],
  exports: [PlacesService],
})
export class PlacesModule {}
