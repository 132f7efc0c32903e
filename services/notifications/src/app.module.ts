import { Module } from '@nestjs/common';
import { DeliveriesModule } from './deliveries/deliveries.module.js';
import { PlanningModule } from './planning/planning.module.js';

@Module({ imports: [DeliveriesModule, PlanningModule] })
export class AppModule {}
