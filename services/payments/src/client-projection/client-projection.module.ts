import { Module } from '@nestjs/common';
import { AppointmentProjectionModule } from '../appointment-projection/appointment-projection.module.js';
import { CardsModule } from '../cards/cards.module.js';
import { PackagesModule } from '../packages/packages.module.js';
import { ClientEventsConsumer } from './client-events.consumer.js';
import { ClientProjectionRepository } from './client-projection.repository.js';
import { ClientProjectionService } from './client-projection.service.js';

@Module({
  imports: [AppointmentProjectionModule, CardsModule, PackagesModule],
  controllers: [ClientEventsConsumer],
  providers: [ClientProjectionRepository, ClientProjectionService],
})
export class ClientProjectionModule {}
