import { Module } from '@nestjs/common';
import { PracticesModule } from '../practices/practices.module.js';
import { ServicesResolver, ServiceVariationResolver } from './services.resolver.js';
import { ServicesService } from './services.service.js';

@Module({ imports: [PracticesModule], providers: [ServicesService, ServicesResolver, ServiceVariationResolver] })
export class ServicesModule {}
