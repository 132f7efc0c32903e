import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { AdjustmentsModule } from './adjustments/adjustments.module.js';
import { AppointmentProjectionModule } from './appointment-projection/appointment-projection.module.js';
import { CardsModule } from './cards/cards.module.js';
import { ChargesModule } from './charges/charges.module.js';
import { ClientProjectionModule } from './client-projection/client-projection.module.js';
import { CurrencyModule } from './currency/currency.module.js';
import { DirectoryModule } from './directory/directory.module.js';
import { DiscountsModule } from './discounts/discounts.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { FailedRefundsModule } from './failed-refunds/failed-refunds.module.js';
import { GiftCardOrdersModule } from './gift-card-orders/gift-card-orders.module.js';
import { GiftCardsModule } from './gift-cards/gift-cards.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { InboxModule } from './inbox/inbox.module.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { OfflinePaymentsModule } from './offline-payments/offline-payments.module.js';
import { PackagesModule } from './packages/packages.module.js';
import { PayoutsModule } from './payouts/payouts.module.js';
import { PaypalPaymentsModule } from './paypal-payments/paypal-payments.module.js';
import { PersonRecordsModule } from './person-records/person-records.module.js';
import { PracticeProjectionModule } from './practice-projection/practice-projection.module.js';
import { ReconciliationModule } from './reconciliation/reconciliation.module.js';
import { RegistrationsModule } from './registrations/registrations.module.js';
import { RepublishModule } from './republish/republish.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { ScheduleModule } from './schedule/schedule.module.js';
import { SubscriptionsModule } from './subscriptions/subscriptions.module.js';
import { TipsModule } from './tips/tips.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

@Module({
  imports: [
    AccountsModule,
    AdjustmentsModule,
    AppointmentProjectionModule,
    CardsModule,
    ChargesModule,
    ClientProjectionModule,
    CurrencyModule,
    DirectoryModule,
    DiscountsModule,
    ErasureModule,
    FailedRefundsModule,
    GiftCardOrdersModule,
    GiftCardsModule,
    IdentityModule,
    InboxModule,
    InvoicesModule,
    OfflinePaymentsModule,
    PackagesModule,
    PayoutsModule,
    PaypalPaymentsModule,
    PersonRecordsModule,
    PracticeProjectionModule,
    ReconciliationModule,
    RegistrationsModule,
    RepublishModule,
    RetentionModule,
    ScheduleModule,
    SubscriptionsModule,
    TipsModule,
    WebhooksModule,
  ],
})
export class AppModule {}
