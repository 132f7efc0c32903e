import { Module } from '@nestjs/common';
import { PlacesRepository } from '../places/places.repository.js';
import { PractitionersRepository } from './practitioners.repository.js';
import { PractitionersResolver } from './practitioners.resolver.js';
import { PractitionersService } from './practitioners.service.js';

@Module({ providers: [PlacesRepository, PractitionersRepository, PractitionersService, PractitionersResolver] })
export class PractitionersModule {}
