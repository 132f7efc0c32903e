import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/places.module.js';
import { PractitionersClaimService } from './practitioners-claim.service.js';
import { PractitionersRepository } from './practitioners.repository.js';
import { PractitionersResolver } from './practitioners.resolver.js';
import { PractitionersService } from './practitioners.service.js';

@Module({
  imports: [PlacesModule],
  providers: [PractitionersRepository, PractitionersService, PractitionersClaimService, PractitionersResolver],
})
export class PractitionersModule {}
