import type { ServiceDefinition } from '@yarrow/kit/service-definition';
import { ProviderAccount } from './records/accounts/provider-account.entity.js';
import { Adjustment } from './records/adjustments/adjustment.entity.js';
import { AppModule } from './app.module.js';
import { AppointmentProjection } from './records/appointments/appointment-projection.entity.js';
import { Attempt } from './attempts/attempt.entity.js';
import { SavedCard } from './records/cards/saved-card.entity.js';
import { Setup } from './records/cards/setup.entity.js';
import { Charge } from './records/charges/charge.entity.js';
import { ScheduledCharge } from './records/charges/scheduled-charge.entity.js';
import { ClientProjection } from './client-projection/client-projection.entity.js';
import { type PaymentsConfig, paymentsConfig } from './config.js';
import { CouponRedemption } from './records/coupons/coupon-redemption.entity.js';
import { Dispute } from './records/disputes/dispute.entity.js';
import { DiscountCode } from './records/coupons/discount-code.entity.js';
import { GiftCard, GiftCardUseRecord } from './records/gift-cards/gift-card.entity.js';
import { GiftCardOrder } from './records/gift-cards/gift-card-order.entity.js';
import { GiftCardTemplate } from './records/gift-cards/gift-card-template.entity.js';
import { IdentityVerification } from './identity/identity-verification.entity.js';
import { InvoiceSending } from './records/invoices/invoice-sending.entity.js';
import { InvoiceDetails } from './records/invoices/invoice-details.entity.js';
import { Invoice } from './records/invoices/invoice.entity.js';
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
import { AddAdjustments1796510000000 } from './migrations/1796510000000-add-adjustments.js';
import { AddPaymentsDirectory1796520000000 } from './migrations/1796520000000-add-payments-directory.js';
import { AddGoodwillAtEnd1796540000000 } from './migrations/1796540000000-add-goodwill-at-end.js';
import { AddCardDeletion1796550000000 } from './migrations/1796550000000-add-card-deletion.js';
import { AddNoShows1796570000000 } from './migrations/1796570000000-add-no-shows.js';
import { AddInvoices1798000000000 } from './migrations/1798000000000-add-invoices.js';
import { AddPayouts1798000000001 } from './migrations/1798000000001-add-payouts.js';
import { NoteMergedRows1798100000002 } from './migrations/1798100000002-note-merged-rows.js';
import { NoteChargedVisits1798200000000 } from './migrations/1798200000000-note-charged-visits.js';
import { AddAccountStates1798300000000 } from './migrations/1798300000000-add-account-states.js';
import { AddIdentityVerifications1798300000001 } from './migrations/1798300000001-add-identity-verifications.js';
import { RememberDisconnections1799310000000 } from './migrations/1799310000000-remember-disconnections.js';
import { KeepFailedRefunds1799330000000 } from './migrations/1799330000000-keep-failed-refunds.js';
import { ValidateRefundStates1799330000001 } from './migrations/1799330000001-validate-refund-states.js';
import { IndexFailedRefunds1799330000002 } from './migrations/1799330000002-index-failed-refunds.js';
import { WriteOffSmallRemainders1799340000000 } from './migrations/1799340000000-write-off-small-remainders.js';
import { ValidateWriteOffs1799340000001 } from './migrations/1799340000001-validate-write-offs.js';
import { AddDisputes1799350000000 } from './migrations/1799350000000-add-disputes.js';
import { ValidateDisputes1799350000001 } from './migrations/1799350000001-validate-disputes.js';
import { AddNameText1799510000000 } from './migrations/1799510000000-add-name-text.js';
import { IndexNameText1799510000001 } from './migrations/1799510000001-index-name-text.js';
import { AddChargeSummaries1799520000000 } from './migrations/1799520000000-add-charge-summaries.js';
import { IndexMergedRowsByRow1799710000000 } from './migrations/1799710000000-index-merged-rows-by-row.js';
import { CreateGiftCardTemplates1799900000000 } from './migrations/1799900000000-create-gift-card-templates.js';
import { CreateSubscriptions1799980000000 } from './migrations/1799980000000-create-subscriptions.js';
import { CreateSubscriptionCredits1800000000000 } from './migrations/1800000000000-create-subscription-credits.js';
import { CreateGiftCardOrders1800000000010 } from './migrations/1800000000010-create-gift-card-orders.js';
import { ValidateGiftCardOrders1800000000011 } from './migrations/1800000000011-validate-gift-card-orders.js';
import { IndexChargeSummaries1799520000001 } from './migrations/1799520000001-index-charge-summaries.js';
import { ClientPackage } from './records/packages/client-package.entity.js';
import { Payout, PayoutEntry } from './payouts/payout.entity.js';
import { PaypalOrder } from './paypal-payments/paypal-order.entity.js';
import { PracticeProjection } from './records/practices/practice-projection.entity.js';
import { Refund } from './records/refunds/refund.entity.js';
import { PlanPrice } from './records/subscriptions/plan-price.entity.js';
import { PracticeSubscription } from './records/subscriptions/practice-subscription.entity.js';
import { SubscriptionCredit } from './records/subscriptions/subscription-credit.entity.js';
import { SquareCredential } from './square/square-credential.entity.js';

/** Money: charges, refunds, saved cards, accounts with providers, and the ledger. */
export const service: ServiceDefinition<PaymentsConfig> = {
  name: 'payments',
  root: import.meta.url,
  config: paymentsConfig,
  module: AppModule,
  entities: [
    Adjustment,
    AppointmentProjection,
    Attempt,
    Charge,
    ClientProjection,
    ClientPackage,
    CouponRedemption,
    DiscountCode,
    GiftCard,
    GiftCardOrder,
    GiftCardTemplate,
    GiftCardUseRecord,
    IdentityVerification,
    Invoice,
    InvoiceSending,
    InvoiceDetails,
    Payout,
    PayoutEntry,
    PaypalOrder,
    PlanPrice,
    PracticeSubscription,
    ScheduledCharge,
    PracticeProjection,
    ProviderAccount,
    Dispute,
    Refund,
    SavedCard,
    Setup,
    SquareCredential,
    SubscriptionCredit,
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
    AddAdjustments1796510000000,
    AddPaymentsDirectory1796520000000,
    AddGoodwillAtEnd1796540000000,
    AddCardDeletion1796550000000,
    AddNoShows1796570000000,
    AddInvoices1798000000000,
    AddPayouts1798000000001,
    NoteMergedRows1798100000002,
    NoteChargedVisits1798200000000,
    AddAccountStates1798300000000,
    AddIdentityVerifications1798300000001,
    RememberDisconnections1799310000000,
    KeepFailedRefunds1799330000000,
    ValidateRefundStates1799330000001,
    IndexFailedRefunds1799330000002,
    WriteOffSmallRemainders1799340000000,
    ValidateWriteOffs1799340000001,
    AddDisputes1799350000000,
    ValidateDisputes1799350000001,
    AddNameText1799510000000,
    IndexNameText1799510000001,
    AddChargeSummaries1799520000000,
    IndexChargeSummaries1799520000001,
    IndexMergedRowsByRow1799710000000,
    CreateGiftCardTemplates1799900000000,
    CreateSubscriptions1799980000000,
    CreateSubscriptionCredits1800000000000,
    CreateGiftCardOrders1800000000010,
    ValidateGiftCardOrders1800000000011,
  ],
  consumes: ['catalog', 'clients', 'scheduling'],
};
