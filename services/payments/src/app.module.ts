import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { AppointmentCopiesModule } from './appointment-copies/appointment-copies.module.js';
import { CardsModule } from './cards/cards.module.js';
import { ChargesModule } from './charges/charges.module.js';
import { ClientCopiesModule } from './client-copies/client-copies.module.js';
import { PracticeCopiesModule } from './practice-copies/practice-copies.module.js';
import { ScheduleModule } from './schedule/schedule.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

@Module({
  imports: [
    AccountsModule,
    AppointmentCopiesModule,
    CardsModule,
    ChargesModule,
    ClientCopiesModule,
    PracticeCopiesModule,
    ScheduleModule,
    WebhooksModule,
  ],
})
export class AppModule {}
