import type { ServiceDefinition } from '@yarrow/kit/service-definition';
import { ProviderAccount } from './accounts/provider-account.entity.js';
import { AppModule } from './app.module.js';
import { AppointmentProjection } from './appointment-projection/appointment-projection.entity.js';
import { Attempt } from './attempts/attempt.entity.js';
import { SavedCard } from './cards/saved-card.entity.js';
import { Setup } from './cards/setup.entity.js';
import { Charge } from './charges/charge.entity.js';
import { ScheduledCharge } from './charges/scheduled-charge.entity.js';
import { ClientProjection } from './client-projection/client-projection.entity.js';
import { type PaymentsConfig, paymentsConfig } from './config.js';
import { CouponRedemption } from './discounts/coupon-redemption.entity.js';
import { DiscountCode } from './discounts/discount-code.entity.js';
import { GiftCard, GiftCardUseRecord } from './gift-cards/gift-card.entity.js';
import { CreatePayments1763600000000 } from './migrations/1763600000000-create-payments.js';
import { FurtherProviders1795000110000 } from './migrations/1795000110000-further-providers.js';
import { SquareAndPaypal1795000120000 } from './migrations/1795000120000-square-and-paypal.js';
import { MoneyRules1795000200000 } from './migrations/1795000200000-money-rules.js';
import { AddPracticeTokens1795000600000 } from './migrations/1795000600000-add-practice-tokens.js';
import { OneLateFee1795000700000 } from './migrations/1795000700000-one-late-fee.js';
import { HonestMoney1795900100000 } from './migrations/1795900100000-honest-money.js';
import { RenameProjections1795940000000 } from './migrations/1795940000000-rename-projections.js';
import { IndexForPruning1796100000000 } from './migrations/1796100000000-index-for-pruning.js';
import { AddOpenCalls1796200000000 } from './migrations/1796200000000-add-open-calls.js';
import { ClientPackage } from './packages/client-package.entity.js';
import { PaypalOrder } from './paypal/paypal-order.entity.js';
import { PracticeProjection } from './practice-projection/practice-projection.entity.js';
import { Refund } from './refunds/refund.entity.js';
import { SquareCredential } from './square/square-credential.entity.js';

/** Money: charges, refunds, saved cards, accounts with providers, and the ledger. */
export const service: ServiceDefinition<PaymentsConfig> = {
  name: 'payments',
  root: import.meta.url,
  config: paymentsConfig,
  module: AppModule,
  entities: [
    AppointmentProjection,
    Attempt,
    Charge,
    ClientProjection,
    ClientPackage,
    CouponRedemption,
    DiscountCode,
    GiftCard,
    GiftCardUseRecord,
    PaypalOrder,
    ScheduledCharge,
    PracticeProjection,
    ProviderAccount,
    Refund,
    SavedCard,
    Setup,
    SquareCredential,
  ],
  migrations: [
    CreatePayments1763600000000,
    FurtherProviders1795000110000,
    SquareAndPaypal1795000120000,
    MoneyRules1795000200000,
    AddPracticeTokens1795000600000,
    OneLateFee1795000700000,
    HonestMoney1795900100000,
    RenameProjections1795940000000,
    IndexForPruning1796100000000,
    AddOpenCalls1796200000000,
  ],
  consumes: ['catalog', 'clients', 'scheduling'],
};
