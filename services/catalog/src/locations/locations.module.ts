import { Module } from '@nestjs/common';
import { PracticesModule } from '../practices/practices.module.js';
import { LocationsResolver } from './locations.resolver.js';
import { LocationsService } from './locations.service.js';

@Module({ imports: [PracticesModule], providers: [LocationsService, LocationsResolver], exports: [LocationsService] })
export class LocationsModule {}
