import { Module } from '@nestjs/common';
import { AppointmentCopiesModule } from '../appointment-copies/appointment-copies.module.js';
import { CardsModule } from '../cards/cards.module.js';
import { PackagesModule } from '../packages/packages.module.js';
import { OnClientEvents } from './on-client-events.consumer.js';

@Module({ imports: [AppointmentCopiesModule, CardsModule, PackagesModule], controllers: [OnClientEvents] })
export class ClientCopiesModule {}
