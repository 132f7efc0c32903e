import { Module } from '@nestjs/common';
import { ClientSettingsModule } from './client-settings/client-settings.module.js';
import { CommunicationSettingsModule } from './communication-settings/communication-settings.module.js';
import { DeliveriesModule } from './deliveries/deliveries.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { MobileAppModule } from './mobile-app/mobile-app.module.js';
import { OptOutsModule } from './opt-outs/opt-outs.module.js';
import { PersonRecordsModule } from './person-records/person-records.module.js';
import { PlanningModule } from './planning/planning.module.js';
import { RetentionModule } from './retention/retention.module.js';

@Module({
  imports: [
    ClientSettingsModule,
    CommunicationSettingsModule,
    DeliveriesModule,
    ErasureModule,
    MobileAppModule,
    OptOutsModule,
    PersonRecordsModule,
    PlanningModule,
    RetentionModule,
  ],
})
export class AppModule {}
