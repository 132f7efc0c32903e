import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { PlacesModule } from '../places/places.module.js';
import { PractitionersClaimService } from './practitioners-claim.service.js';
import { PractitionersResolver } from './practitioners.resolver.js';
import { PractitionersService } from './practitioners.service.js';

@Module({
  imports: [EngineModule, PlacesModule],
  providers: [PractitionersService, PractitionersClaimService, PractitionersResolver],
})
export class PractitionersModule {}
