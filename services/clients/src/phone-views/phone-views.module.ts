import { Module } from '@nestjs/common';
import { ClientsRepository } from '../directory/clients.repository.js';
import { PracticeProjectionModule } from '../practice-projection/practice-projection.module.js';
import { PhoneViewsResolver } from './phone-views.resolver.js';
import { PhoneViewsService } from './phone-views.service.js';

@Module({
  imports: [PracticeProjectionModule],
  providers: [ClientsRepository, PhoneViewsResolver, PhoneViewsService],
})
export class PhoneViewsModule {}
