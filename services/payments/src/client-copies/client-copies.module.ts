import { Module } from '@nestjs/common';
import { SettlementModule } from '../settlement/settlement.module.js';
import { OnClientEvents } from './on-client-events.consumer.js';

@Module({ imports: [SettlementModule], providers: [OnClientEvents] })
export class ClientCopiesModule {}
