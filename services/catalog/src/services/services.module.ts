import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module.js';
import { OwnPhotosService } from '../photos/own-photos.service.js';
import { PhotosModule } from '../photos/photos.module.js';
import { PracticesModule } from '../practices/practices.module.js';
import { ServicesResolver, ServiceVariationResolver } from './services.resolver.js';
import { ServicesService } from './services.service.js';

@Module({
  imports: [LocationsModule, PhotosModule, PracticesModule],
  providers: [OwnPhotosService, ServicesService, ServicesResolver, ServiceVariationResolver],
})
export class ServicesModule {}
