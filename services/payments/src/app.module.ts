import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { AppointmentCopiesModule } from './appointment-copies/appointment-copies.module.js';
import { CardsModule } from './cards/cards.module.js';
import { ChargesModule } from './charges/charges.module.js';
import { ClientCopiesModule } from './client-copies/client-copies.module.js';
import { DiscountsModule } from './discounts/discounts.module.js';
import { GiftCardsModule } from './gift-cards/gift-cards.module.js';
import { PackagesModule } from './packages/packages.module.js';
import { PaypalPaymentsModule } from './paypal/paypal-payments.module.js';
import { PracticeCopiesModule } from './practice-copies/practice-copies.module.js';
import { RegistrationsModule } from './registrations/registrations.module.js';
import { ScheduleModule } from './schedule/schedule.module.js';
import { TipsModule } from './tips/tips.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

@Module({
  imports: [
    AccountsModule,
    AppointmentCopiesModule,
    CardsModule,
    ChargesModule,
    ClientCopiesModule,
    DiscountsModule,
    GiftCardsModule,
    PackagesModule,
    PaypalPaymentsModule,
    PracticeCopiesModule,
    RegistrationsModule,
    ScheduleModule,
    TipsModule,
    WebhooksModule,
  ],
})
export class AppModule {}
