import type { ErrorCode } from '@yarrow/kit/domain-error';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AppointmentView, CardView } from '../views/appointment.mapper.js';
import type { RegistrationView } from '../views/registration.mapper.js';
import type { ClientReference } from '../cards/client-cards.resolver.js';
import type { PackageView } from '../packages/packages.resolver.js';
import type { PracticeReference } from '../accounts/practice.resolver.js';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, `YYYY-MM-DD`, in the zone that the field names. */
  Date: { input: string; output: string; }
  /** An instant as ISO 8601 with an explicit offset: the location's where there is one, otherwise Z. */
  DateTime: { input: string; output: string; }
  /** A whole number of at most 53 bits, for sums of cents that may pass 2^31. */
  SafeInt: { input: number; output: number; }
  _FieldSet: { input: string; output: string; }
};

/** A refund or correction. */
export type Adjustment = {
  __typename?: 'Adjustment';
  adjustedAt: Scalars['DateTime']['output'];
  /** What went back, cents. */
  amountCents: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Why. What the practice noted itself is shown to the practice alone. */
  note?: Maybe<Scalars['String']['output']>;
};

/** What payments knows of an appointment. */
export type Appointment = {
  __typename?: 'Appointment';
  /** Refunds and adjustments, latest first. */
  adjustments: Array<Adjustment>;
  /** Whether the client may add a tip now (spec client §4). */
  canTip: Scalars['Boolean']['output'];
  /** As the client reads it. */
  clientPaymentStatus: ClientPaymentStatus;
  /** The saved card that would be charged. */
  defaultPaymentMethod?: Maybe<PaymentMethod>;
  /** Coupons used, in the order of use. */
  discountCodeRedemptions: Array<DiscountCodeRedemption>;
  /** Disputes of its payments, latest first; null for others than its practice. */
  disputes?: Maybe<Array<Dispute>>;
  /** What is still due after gift card and package, cents. */
  dueCents: Scalars['Int']['output'];
  /** Refunds that failed and are still owed to the client, latest first. */
  failedRefunds: Array<FailedRefund>;
  /** The provider's fee on top of the amount, cents; 0 where the practice bears it. */
  feeCents: Scalars['Int']['output'];
  /** Amount − discounts + tip + fees, cents. */
  fullTotal: Scalars['Int']['output'];
  /** Gift cards used. */
  giftCardRedemptions: Array<GiftCardRedemption>;
  /** Whether a saved card may be charged for it. */
  hasPaymentMethod: Scalars['Boolean']['output'];
  /** Whether something was charged or is planned to be. */
  hasTransaction: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  instantActionToken: Scalars['String']['output'];
  /** Invoices that the practice has sent, latest first. */
  invoices: Array<SentInvoice>;
  /** What a cancellation or a move within the late window, or not coming, cost, cents. */
  lateFeeCents: Scalars['Int']['output'];
  /** Marked by the practitioner as paid outside of a provider. */
  markPaid: Scalars['Boolean']['output'];
  /**
   * What was paid beyond the bill and does not go back by itself, cents: it was marked as paid, and charged as well. One
   * adjustment of this amount gives it back.
   */
  overpaidCents: Scalars['Int']['output'];
  /** How it was paid then: `cash`, `venmo`, `paypal` or other words; null where it is not marked. */
  paidBy?: Maybe<Scalars['String']['output']>;
  /** `pay_now`, `add_card` or `none`: what the client is asked to do (spec client §4). */
  paymentAction: PaymentAction;
  /** Why the last charge failed, for people. */
  paymentError?: Maybe<Scalars['String']['output']>;
  /** The provider's id of the payment. */
  paymentIntentId?: Maybe<Scalars['String']['output']>;
  /** `stripe`, `square`, `paypal`, `venmo` or `offline`. */
  paymentMethod?: Maybe<Scalars['String']['output']>;
  /** As the practitioner reads it. */
  paymentStatus: PaymentStatus;
  /** The platform's fee on top of the amount, cents. */
  platformFeeCents: Scalars['Int']['output'];
  /** Everything that makes up what is due, in the order to show it; the sums are exact. */
  priceLines: Array<PriceLine>;
  /** What was paid and neither has gone back nor is on its way; for the practice alone, null for others. */
  received?: Maybe<ReceivedMoney>;
  /** The most that an adjustment may be of, cents: all that was paid and has not gone back, and what is still due. */
  refundableCents: Scalars['Int']['output'];
  /** What went back to the client by card or wallet, cents. */
  refundedCents: Scalars['Int']['output'];
  /** Tips in all, cents. */
  tipAmountCents: Scalars['Int']['output'];
  /** The latest movement, or the charge that is planned. */
  transaction?: Maybe<Transaction>;
  /** Every movement of money, latest first. */
  transactions: Array<Transaction>;
  /** Written off because it is below the minimum charge of the provider, cents. */
  writtenOffCents: Scalars['Int']['output'];
};

/** What payments knows of a registration for a group event. Every payment operation takes its id and token as those of an appointment. */
export type BookableEventRegistration = {
  __typename?: 'BookableEventRegistration';
  clientPaymentStatus: ClientPaymentStatus;
  /** The saved card that would be charged. */
  defaultPaymentMethod?: Maybe<PaymentMethod>;
  /** The first coupon used. */
  discount?: Maybe<DiscountCodeRedemption>;
  discountCodeRedemptions: Array<DiscountCodeRedemption>;
  /** Disputes of its payments, latest first; null for others than its practice. */
  disputes?: Maybe<Array<Dispute>>;
  /** What is still due, cents. */
  dueCents: Scalars['Int']['output'];
  /** Refunds that failed and are still owed to the client, latest first. */
  failedRefunds: Array<FailedRefund>;
  /** Amount − discounts + tip + fees, cents. */
  fullTotal: Scalars['Int']['output'];
  giftCardRedemptions: Array<GiftCardRedemption>;
  /** Whether a saved card may be charged for it. */
  hasPaymentMethod: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Marked by the practitioner as paid outside of a provider. */
  markPaid: Scalars['Boolean']['output'];
  /** How it was paid then; null where it is not marked. */
  paidBy?: Maybe<Scalars['String']['output']>;
  /** Why the last charge failed, for people. */
  paymentError?: Maybe<Scalars['String']['output']>;
  /** `free`, `paid`, `upcoming`, `unpaid`, `failed` or `none` (spec portal-operations §3). */
  paymentStatus: Scalars['String']['output'];
  token: Scalars['String']['output'];
  /** Written off because it is below the minimum charge of the provider, cents. */
  writtenOffCents: Scalars['Int']['output'];
};

/** How a browser takes a card. */
export type CardForm = {
  __typename?: 'CardForm';
  /** The practice's account at the provider. */
  accountId: Scalars['String']['output'];
  /** `stripe` or `square`. */
  provider: Scalars['String']['output'];
  /** The platform's key for browsers. */
  publishableKey: Scalars['String']['output'];
  /** Address of the stand-in provider in development; null with live keys: use the provider's own element. */
  sandboxUrl?: Maybe<Scalars['String']['output']>;
  /** Square's location, which its Web Payments needs; null for Stripe. */
  squareLocationId?: Maybe<Scalars['String']['output']>;
};

/** Outcome of charging. */
export type ChargeCardPayload = {
  __typename?: 'ChargeCardPayload';
  /** As it is now, also after a failure. */
  appointment?: Maybe<Appointment>;
  /** Confirm it with the provider's script when the bank asks for the client. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** `card_declined`, `authentication_required`, `card_needed`, `hold_expired`, `payment_unknown`, … */
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of asking PayPal. */
export type CheckPaypalSellerStatusPayload = {
  __typename?: 'CheckPaypalSellerStatusPayload';
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
  status?: Maybe<PaypalSellerStatus>;
};

/** Outcome of changing what a visit costs. */
export type CheckoutPayload = {
  __typename?: 'CheckoutPayload';
  /** As it is now. */
  appointment?: Maybe<Appointment>;
  /**
   * `unknown_code`, `code_expired`, `code_used_up`, `wrong_currency`, `code_not_for_service`, `code_not_combinable`, `nothing_to_discount`,
   * `already_paid`, `gift_card_empty`, `too_many_attempts`, `forbidden` (the practice asks for what only its client may do);
   * `field` is `code`. Without a field: `not_open`, `hold_expired`,
   * `payment_unknown` while a payment is under way.
   */
  errors: Array<UserError>;
  /** As it is now, where it was a registration. */
  registration?: Maybe<BookableEventRegistration>;
  result: MutationResult;
};

/** What payments knows of a practice's contact. */
export type Client = {
  __typename?: 'Client';
  /** The card that would be charged; its practice and its own account see it, for all others it is null. */
  defaultPaymentMethod?: Maybe<PaymentMethod>;
  id: Scalars['ID']['output'];
};

/** What a package's price still stands for; its sessions are scheduling's. */
export type ClientPackage = {
  __typename?: 'ClientPackage';
  /** As paid, cents; null for users who may not see it, and until it is paid. */
  amountCents?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** What would go back now: pro rata by unused sessions, cents; null as `amountCents`. */
  refundableCents?: Maybe<Scalars['Int']['output']>;
};

/** The client's labels (spec client §4). */
export type ClientPaymentStatus =
  | 'Cancelled'
  | 'Card_needed'
  | 'Card_needed_past_due'
  | 'Failed'
  | 'Free'
  | 'Paid'
  | 'Past_due'
  | 'Pending'
  /** It stands, and was fully refunded; pages show the refund instead of a label. */
  | 'Refunded';

/** Which card was confirmed in the browser. */
export type CompleteSetupInput = {
  /** The visit that it was started for. */
  appointmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Secret of the appointment's link, for callers without a session; may be left out in the browser that has opened it. */
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
  /** The provider's id of the setup, `seti_…`. */
  setupIntentId: Scalars['String']['input'];
};

/** Outcome of saving a card. */
export type CompleteSetupPayload = {
  __typename?: 'CompleteSetupPayload';
  /** The visit that it was given for, as it is now. */
  appointment?: Maybe<Appointment>;
  /** Confirm it with the provider's script when the bank asks for the client. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** `card_declined`, `authentication_required`, …; `field` is `card`. */
  errors: Array<UserError>;
  /** The card, saved also where charging it then failed. */
  paymentMethod?: Maybe<PaymentMethod>;
  result: MutationResult;
};

/** Outcome of starting to connect a provider. */
export type ConnectProviderPayload = {
  __typename?: 'ConnectProviderPayload';
  errors: Array<UserError>;
  result: MutationResult;
  /** The provider's page. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Outcome of starting to connect. */
export type ConnectStripePayload = {
  __typename?: 'ConnectStripePayload';
  errors: Array<UserError>;
  result: MutationResult;
  /** Stripe's onboarding page. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Outcome of giving back. */
export type CreateAdjustmentPayload = {
  __typename?: 'CreateAdjustmentPayload';
  /** What was recorded. */
  adjustment?: Maybe<Adjustment>;
  /** As it is now. */
  appointment?: Maybe<Appointment>;
  /** `invalid_amount`, `invalid_adjusted_at`, `invalid_note`, `changed_meanwhile`, `not_found`. */
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of creating an order. */
export type CreatePaypalOrderPayload = {
  __typename?: 'CreatePaypalOrderPayload';
  errors: Array<UserError>;
  orderId?: Maybe<Scalars['String']['output']>;
  result: MutationResult;
};

/** Outcome of removing a coupon. */
export type DeleteDiscountCodePayload = {
  __typename?: 'DeleteDiscountCodePayload';
  errors: Array<UserError>;
  result: MutationResult;
};

/** A card on file that is to be deleted. */
export type DeletePaymentMethodInput = {
  /** The contact whose it is; left out by an account, for its own. */
  clientId?: InputMaybe<Scalars['ID']['input']>;
  /** The card that was shown as the one on file. */
  paymentMethodId: Scalars['ID']['input'];
  /** Where it is kept. */
  practiceId: Scalars['ID']['input'];
};

/** Outcome of deleting a card. */
export type DeletePaymentMethodPayload = {
  __typename?: 'DeletePaymentMethodPayload';
  /** Whose card it was; null where the account is no contact of the practice. */
  client?: Maybe<Client>;
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of taking PayPal off. */
export type DisconnectPaypalAccountPayload = {
  __typename?: 'DisconnectPaypalAccountPayload';
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
};

/** A coupon of a practice; only the practice sees it. */
export type DiscountCode = {
  __typename?: 'DiscountCode';
  /** Of a fixed coupon, at least 100. */
  amountCents?: Maybe<Scalars['Int']['output']>;
  applyToSpecificServices: Scalars['Boolean']['output'];
  /** At least 8 characters; unique in a practice without regard to case. */
  code: Scalars['String']['output'];
  /** How many coupons one visit may combine, this one included. */
  combinationLimit: Scalars['Int']['output'];
  /** Whether code, kind, amount and services may still change: true until the coupon is redeemed. */
  editable: Scalars['Boolean']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  kind: DiscountKind;
  /** Null means unlimited. */
  maxRedemptions?: Maybe<Scalars['Int']['output']>;
  /** Of a percentage coupon, 0 to 100. */
  percent?: Maybe<Scalars['Int']['output']>;
  /** Uses that were not released. */
  redemptionCount: Scalars['Int']['output'];
  serviceIds: Array<Scalars['ID']['output']>;
};

/** A coupon to save. */
export type DiscountCodeInput = {
  /** Of a fixed coupon, at least 100. */
  amountCents?: InputMaybe<Scalars['Int']['input']>;
  applyToSpecificServices?: InputMaybe<Scalars['Boolean']['input']>;
  /** At least 8 characters of A to Z and 0 to 9, others are dropped; blank for a random one. */
  code: Scalars['String']['input'];
  /** At least 1. */
  combinationLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Still to come, unless it stays as it was. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Absent for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** UUID made by the client for a new one, the same for each repetition: it answers with what was made first. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  kind: DiscountKind;
  /** At least 1; absent means unlimited. */
  maxRedemptions?: InputMaybe<Scalars['Int']['input']>;
  /** Of a percentage coupon, 0 to 100. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** Services, variations and kinds of group events of the caller's practice. */
  serviceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A coupon as it was used for a visit. */
export type DiscountCodeRedemption = {
  __typename?: 'DiscountCodeRedemption';
  /** Taken off, cents. */
  amountCents: Scalars['Int']['output'];
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

/** What a coupon takes off. */
export type DiscountKind =
  | 'fixed'
  | 'percentage';

/** A payment that the client disputes at their bank or at PayPal. */
export type Dispute = {
  __typename?: 'Dispute';
  /** Cents. */
  amountCents: Scalars['Int']['output'];
  /** What the provider takes for the dispute, cents. Not returned when it is won. */
  feeCents: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  openedAt: Scalars['DateTime']['output'];
  /** Why, in the provider's words, such as `fraudulent`. */
  reason: Scalars['String']['output'];
  /** Deadline for the answer of the practice, in the time zone of the visit; null once it is decided. */
  respondBy?: Maybe<Scalars['DateTime']['output']>;
  state: DisputeState;
  /** The page of the provider on which the practice answers. */
  url: Scalars['String']['output'];
};

/** Where a dispute stands. */
export type DisputeState =
  | 'lost'
  /** The practice has to answer. */
  | 'needs_response'
  /** The bank decides. */
  | 'under_review'
  | 'won';

export { ErrorCode };

/** A refund that the provider could not make, or that the client's bank returned. It is owed to the client. */
export type FailedRefund = {
  __typename?: 'FailedRefund';
  /** Amount owed, cents. */
  amountCents: Scalars['Int']['output'];
  /** Brand of the card or wallet: `visa`, …, `paypal` or `venmo`. */
  brand: Scalars['String']['output'];
  /** When the provider reported the failure, in the time zone of the visit. */
  failedAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Last digits of the card; empty for a wallet. */
  last4: Scalars['String']['output'];
};

/** Result of a mutation of a failed refund. */
export type FailedRefundPayload = {
  __typename?: 'FailedRefundPayload';
  /** The appointment or registration of the refund, in its new state. */
  appointment?: Maybe<Appointment>;
  /** `not_found`, `invalid_paid_by`, `changed_meanwhile`. */
  errors: Array<UserError>;
  result: MutationResult;
};

/** Stored value at one practice; its balance is the sum of its ledger account. */
export type GiftCard = {
  __typename?: 'GiftCard';
  /** As issued, cents. */
  amountCents: Scalars['Int']['output'];
  /** What is left, cents. */
  balanceCents: Scalars['Int']['output'];
  /** Who bought it online; null for one that the practice sent itself. */
  buyerName?: Maybe<Scalars['String']['output']>;
  /** The code that redeems it; the practice sees it. */
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  recipientEmail: Scalars['String']['output'];
  recipientName: Scalars['String']['output'];
  /** The day on which it will be sent, in the practice's zone; null once it was sent. */
  sendOn?: Maybe<Scalars['Date']['output']>;
};

/** What is left on a gift card. */
export type GiftCardBalance = {
  __typename?: 'GiftCardBalance';
  /** As issued, cents. */
  amountCents: Scalars['Int']['output'];
  /** What is left, cents. */
  balanceCents: Scalars['Int']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Its last four characters, such as `•••• 7KQ2`. */
  label: Scalars['String']['output'];
  /** Where it can be spent. */
  practice: Practice;
};

/** A gift card that everybody can buy. */
export type GiftCardOffer = {
  __typename?: 'GiftCardOffer';
  /** In whole units of the currency. */
  amountCents: Scalars['Int']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Plain text; may be empty. */
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

/** An order of a gift card. Callers need the token of its link. */
export type GiftCardOrder = {
  __typename?: 'GiftCardOrder';
  amountCents: Scalars['Int']['output'];
  buyerEmail: Scalars['String']['output'];
  buyerName: Scalars['String']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** The subject of payments, as the id of an appointment is. */
  id: Scalars['ID']['output'];
  /** May be empty. */
  message: Scalars['String']['output'];
  practice: Practice;
  recipientEmail: Scalars['String']['output'];
  recipientName: Scalars['String']['output'];
  /** The day on which the code is mailed, in the practice's zone; null: as soon as it is paid. */
  sendOn?: Maybe<Scalars['Date']['output']>;
  /** Whether the code was mailed to the recipient. */
  sent: Scalars['Boolean']['output'];
  state: GiftCardOrderState;
  /** Secret of its link. */
  token: Scalars['String']['output'];
};

/** What became of an order. */
export type GiftCardOrderState =
  | 'awaiting_payment'
  /** It was not paid in time. What was charged afterwards goes back. */
  | 'expired'
  /** The gift card is issued. */
  | 'paid';

/** What a gift card pays of a visit. */
export type GiftCardRedemption = {
  __typename?: 'GiftCardRedemption';
  /** Paid with it, cents. */
  amountCents: Scalars['Int']['output'];
  /** The code, for those who may take it off again. */
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Its last four characters, such as `•••• 7KQ2`. */
  label: Scalars['String']['output'];
  /** What stays on the card, cents. */
  remainingCents: Scalars['Int']['output'];
};

/** A gift card as a practice offers it (spec portal-configuration §3). */
export type GiftCardTemplate = {
  __typename?: 'GiftCardTemplate';
  /** Whether the practice gives it out. */
  active: Scalars['Boolean']['output'];
  /** In whole units of the practice's currency. */
  amountCents: Scalars['Int']['output'];
  /** Plain text; may be empty. */
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether everybody can buy it online. */
  public: Scalars['Boolean']['output'];
};

/** How an invoice is sent. */
export type InvoiceChannel =
  /** By mail and by text. */
  | 'both'
  | 'email'
  | 'sms';

/** Details of a practice on invoices, in addition to its name. Empty texts are omitted. */
export type InvoiceDetails = {
  __typename?: 'InvoiceDetails';
  /** Line by line. */
  address: Scalars['String']['output'];
  /** Before the law, where it is not the practice's name. */
  legalName: Scalars['String']['output'];
  /** Below the amounts, such as terms of payment. */
  note: Scalars['String']['output'];
  /** Tax that prices contain, basis points; 2000 is 20 %. Invoices say how much that is. */
  taxBasisPoints: Scalars['Int']['output'];
  /** What `taxNumber` is called where the practice is, such as `VAT number`. */
  taxLabel: Scalars['String']['output'];
  taxNumber: Scalars['String']['output'];
};

/** A gift card to issue. */
export type IssueGiftCardInput = {
  /** At least 100. */
  amountCents: Scalars['Int']['input'];
  /** UUID made by the client, the same for each repetition: it answers with the card that was issued first. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** At most 500 characters, without links. */
  message?: InputMaybe<Scalars['String']['input']>;
  recipientEmail: Scalars['String']['input'];
  recipientName: Scalars['String']['input'];
};

/** Outcome of issuing. */
export type IssueGiftCardPayload = {
  __typename?: 'IssueGiftCardPayload';
  errors: Array<UserError>;
  giftCard?: Maybe<GiftCard>;
  result: MutationResult;
};

/** Outcome of marking as paid, or of taking that back. */
export type MarkPaidPayload = {
  __typename?: 'MarkPaidPayload';
  /** As it is now. */
  appointment?: Maybe<Appointment>;
  /** `already_paid`, `not_payable`, `not_open`, `invalid_paid_by`, `not_found`. */
  errors: Array<UserError>;
  result: MutationResult;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds a tip to a visit that was not charged yet, to be charged together; 0 takes it off. For its client alone, and only
   * where the practice accepts tips. Safe to repeat: it replaces an earlier choice. Refuses with `forbidden` (the practice
   * asks), `invalid_tip`, `tips_not_accepted`, `tip_not_possible`, `payment_unknown`.
   */
  addTipToAppointment: ChargeCardPayload;
  /**
   * Redeems a coupon or a gift card for a visit or a registration that is not paid. Limits hold under concurrency: a use is
   * counted here and released when the code is removed or the visit cancelled. If nothing is left to pay, the booking is
   * secured at once. Safe to repeat. The practice may redeem coupons, but no gift card.
   */
  applyDiscountCode: CheckoutPayload;
  /** Captures an order that the client approved. Safe to repeat; an unknown outcome is asked of PayPal first. */
  capturePaypalPayment: ChargeCardPayload;
  /**
   * Charges what is due with the saved card. Safe to repeat: what is paid is not charged again, and an unknown outcome is
   * asked of the provider first. A booking that asks for a card only is secured with the card on file instead, and charged
   * on the day of the appointment: before, this answers success again and charges nothing but a fee for moving it late, unless there is
   * an invoice.
   */
  chargeCard: ChargeCardPayload;
  /**
   * Charges a tip by itself with the saved card, for a visit that is over and paid and has no tip yet (spec client §4); for
   * its client alone. A second click (with the same key; without keys, of the same amount) is a success and charges nothing;
   * refuses with `forbidden` (the
   * practice asks), `invalid_tip`, `tips_not_accepted`, `tip_not_possible`, `already_tipped`, or as `chargeCard` does.
   */
  chargeTipOnly: ChargeCardPayload;
  /** Asks PayPal whether the practice's account may be paid; pros only. */
  checkPaypalSellerStatus: CheckPaypalSellerStatusPayload;
  /**
   * Ends saving a card at once instead of waiting for the provider's webhook: asks the provider, saves the card and, where
   * the booking needs it, charges. Safe to repeat.
   */
  completeSetup: CompleteSetupPayload;
  /** Starts connecting the caller's practice with PayPal; the browser goes to `url`. */
  connectPaypal: ConnectProviderPayload;
  /** Starts connecting the caller's practice with Square; the browser goes to `url`. */
  connectSquare: ConnectProviderPayload;
  /** Starts connecting the caller's practice with Stripe; the browser goes to `url`. */
  connectStripe: ConnectStripePayload;
  /**
   * Gives money of an appointment or a registration of the caller's practice back, or does not ask for it any more: what was
   * paid by card first, then by gift card, then outside of any provider, and what is still owed last. What was paid by card
   * goes back through its provider, and counts as refunded at once (spec portal-operations §5).
   */
  createAdjustment: CreateAdjustmentPayload;
  /**
   * Creates an order at PayPal for what is due (PayPal or Venmo pays it in the browser), to be captured by
   * `capturePaypalPayment`. Safe to repeat: what is due and not captured has one open order.
   */
  createPaypalOrder: CreatePaypalOrderPayload;
  /** Removes a coupon; what was redeemed with it stays. */
  deleteDiscountCode: DeleteDiscountCodePayload;
  /**
   * Takes a card off file, with those that it took the place of: nothing more is charged to them, and the provider forgets
   * them. By the practice of the contact, or by the account that gave them. Safe to repeat. Errors: `not_found`;
   * `changed_meanwhile`, where another card is on file by now; `payment_unknown`, while a payment with it is under way;
   * `card_in_use`, to an account of which an appointment is to be charged to it.
   */
  deletePaymentMethod: DeletePaymentMethodPayload;
  /** Takes PayPal off the practice: clients are no longer offered it. What was paid stays, and refunds still go back there. */
  disconnectPaypalAccount: DisconnectPaypalAccountPayload;
  /**
   * Issues a gift card of the caller's practice and mails its code; pros whose address is confirmed only. Refuses with
   * `email_not_confirmed`, `invalid_amount`, `invalid_recipient_name`, `invalid_email`, `invalid_message`, `rate_limited`.
   */
  issueGiftCard: IssueGiftCardPayload;
  /**
   * Marks an appointment or a registration of the caller's practice as paid outside of a provider: what is due is recorded
   * as paid, what was paid by card, gift card or package before stays as it is, and a scheduled charge is stopped. Repeating
   * it changes no more than how it was paid (spec portal-operations §4).
   */
  markPaid: MarkPaidPayload;
  /** Records that the client was paid back outside of any provider, as an adjustment. The refund is no longer owed. Idempotent. */
  markRefundPaid: FailedRefundPayload;
  /**
   * Opens Stripe's page on which the practice changes its plan and card, reads invoices and cancels; the browser goes to `url`.
   * Errors: `not_subscribed`, `provider_refused`, `provider_unavailable`.
   */
  openBillingPortal: OpenBillingPortalPayload;
  /**
   * Orders a gift card of a practice, for anybody. Pay for it as for an appointment, by `id` and `token`: then it is issued, and
   * its code is mailed to the recipient on the day that was chosen. An order that is not paid within 24 hours expires.
   */
  orderGiftCard: OrderGiftCardPayload;
  /**
   * The practitioner charges what is due of a registration with the saved card of its client. Safe to repeat: what is paid is
   * not charged again, and an unknown outcome is asked of the provider first (spec portal-operations §4).
   */
  processRegistrationPayment: ProcessRegistrationPaymentPayload;
  /** Asks Stripe how the practice's subscription stands. Errors: `provider_refused`, `provider_unavailable`. */
  refreshSubscription: RefreshSubscriptionPayload;
  /**
   * Takes back an adjustment that was recorded by mistake, where nothing was paid through a provider; otherwise refused with
   * `not_editable`. Safe to repeat.
   */
  removeAdjustment: RemoveAdjustmentPayload;
  /** Takes a coupon or gift card off again, as long as nothing was charged; for the client alone. */
  removeDiscountCode: CheckoutPayload;
  /** The practitioner tries a failed or missing payment again; what is charged on the day of the appointment is not charged before. */
  retryPayment: ChargeCardPayload;
  /** Sends a failed refund again, to the card or wallet that was charged. Idempotent. */
  retryRefund: FailedRefundPayload;
  /**
   * Sends the client an invoice for an appointment or a registration of the caller's practice: by mail with the file, by text
   * with the page on which it can be paid, or both. What has not changed since keeps its number (spec portal-operations §4, §7).
   */
  sendClientInvoiceMutation: SendClientInvoicePayload;
  /**
   * Starts saving a card for an appointment, or for a contact or account at a practice. The browser confirms
   * `setupIntentSecret` with the provider; then call `completeSetup`.
   */
  setupIntent: SetupIntentPayload;
  /**
   * Saves a card that Square's Web Payments tokenized in the browser (spec client §7). With `appointmentId` the booking is
   * secured or charged as by `completeSetup`.
   */
  squareAddCardToCustomer: CompleteSetupPayload;
  /**
   * Opens Stripe's page on which the caller's practice subscribes; the browser goes to `url`. Errors: `invalid_price`,
   * `already_subscribed`, `not_ready`, `provider_refused`, `provider_unavailable`.
   */
  startSubscription: StartSubscriptionPayload;
  /**
   * Takes the mark back: what was recorded as paid is due again, and a charge on a day to come is scheduled again. Safe to
   * repeat.
   */
  undoMarkPaid: MarkPaidPayload;
  /** Changes what invoices of the caller's practice say of it. Those that were sent stay as they are. */
  updateInvoiceDetails: UpdateInvoiceDetailsPayload;
  /** Which of PayPal's wallets clients may use; pros only. */
  updatePaypalSettings: UpdatePaypalSettingsPayload;
  /** Which connected card provider charges: `stripe` or `square`; pros only. */
  updatePracticePaymentProvider: UpdatePaymentProviderPayload;
  /** Creates a coupon, or changes one that has not been redeemed yet. Pros only (spec portal-configuration §5, §7). */
  upsertDiscountCode: UpsertDiscountCodePayload;
  /** Creates or changes a gift card that the practice offers; pros only (spec portal-configuration §5, §7). */
  upsertGiftCardTemplate: UpsertGiftCardTemplatePayload;
};


export type MutationAddTipToAppointmentArgs = {
  appointmentId: Scalars['ID']['input'];
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
  tipAmount: Scalars['Int']['input'];
};


export type MutationApplyDiscountCodeArgs = {
  appointmentId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCapturePaypalPaymentArgs = {
  appointmentId: Scalars['ID']['input'];
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['String']['input'];
};


export type MutationChargeCardArgs = {
  appointmentId: Scalars['ID']['input'];
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChargeTipOnlyArgs = {
  appointmentId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
  tipAmount: Scalars['Int']['input'];
};


export type MutationCompleteSetupArgs = {
  input: CompleteSetupInput;
};


export type MutationCreateAdjustmentArgs = {
  adjustedAt: Scalars['DateTime']['input'];
  amountCents: Scalars['Int']['input'];
  appointmentId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  onlyOverpaid?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreatePaypalOrderArgs = {
  appointmentId: Scalars['ID']['input'];
  fundingSource?: InputMaybe<Scalars['String']['input']>;
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
  tipAmountCents?: InputMaybe<Scalars['Int']['input']>;
  tipOnly?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteDiscountCodeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePaymentMethodArgs = {
  input: DeletePaymentMethodInput;
};


export type MutationIssueGiftCardArgs = {
  input: IssueGiftCardInput;
};


export type MutationMarkPaidArgs = {
  appointmentId: Scalars['ID']['input'];
  paidBy: Scalars['String']['input'];
};


export type MutationMarkRefundPaidArgs = {
  paidBy: Scalars['String']['input'];
  refundId: Scalars['ID']['input'];
};


export type MutationOrderGiftCardArgs = {
  input: OrderGiftCardInput;
};


export type MutationProcessRegistrationPaymentArgs = {
  registrationId: Scalars['ID']['input'];
};


export type MutationRemoveAdjustmentArgs = {
  adjustmentId: Scalars['ID']['input'];
};


export type MutationRemoveDiscountCodeArgs = {
  appointmentId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRetryPaymentArgs = {
  appointmentId: Scalars['ID']['input'];
};


export type MutationRetryRefundArgs = {
  refundId: Scalars['ID']['input'];
};


export type MutationSendClientInvoiceMutationArgs = {
  appointmentId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  sendTo: InvoiceChannel;
};


export type MutationSetupIntentArgs = {
  appointmentId?: InputMaybe<Scalars['ID']['input']>;
  clientId?: InputMaybe<Scalars['ID']['input']>;
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
  practiceId: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSquareAddCardToCustomerArgs = {
  appointmentId?: InputMaybe<Scalars['ID']['input']>;
  clientId?: InputMaybe<Scalars['ID']['input']>;
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
  practiceId: Scalars['ID']['input'];
  sourceId: Scalars['String']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
  verificationToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStartSubscriptionArgs = {
  priceId: Scalars['ID']['input'];
};


export type MutationUndoMarkPaidArgs = {
  appointmentId: Scalars['ID']['input'];
};


export type MutationUpdateInvoiceDetailsArgs = {
  input: UpdateInvoiceDetailsInput;
};


export type MutationUpdatePaypalSettingsArgs = {
  paypalActive: Scalars['Boolean']['input'];
  venmoActive: Scalars['Boolean']['input'];
};


export type MutationUpdatePracticePaymentProviderArgs = {
  provider: Scalars['String']['input'];
};


export type MutationUpsertDiscountCodeArgs = {
  input: DiscountCodeInput;
};


export type MutationUpsertGiftCardTemplateArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  amountCents: Scalars['Int']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  public?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Whether a mutation did what was asked. */
export type MutationResult =
  | 'failure'
  | 'success';

/** Outcome of opening the page about payments. */
export type OpenBillingPortalPayload = {
  __typename?: 'OpenBillingPortalPayload';
  errors: Array<UserError>;
  result: MutationResult;
  /** Stripe's page. */
  url?: Maybe<Scalars['String']['output']>;
};

/** An order of a gift card. */
export type OrderGiftCardInput = {
  /** Where the receipt goes. */
  buyerEmail: Scalars['String']['input'];
  /** Who buys it; the recipient reads it. At most 100 characters, without links. */
  buyerName: Scalars['String']['input'];
  /** UUID made by the client, the same for each repetition: it answers with the order that was made first. */
  idempotencyKey: Scalars['ID']['input'];
  /** At most 500 characters, without links. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Which offer of the practice. */
  offerId: Scalars['ID']['input'];
  practiceId: Scalars['ID']['input'];
  recipientEmail: Scalars['String']['input'];
  /** At most 100 characters, without links. */
  recipientName: Scalars['String']['input'];
  /**
   * The day on which the code is mailed at 9:00, in the practice's zone: today, or at most a year ahead. Left out: as soon as it is
   * paid.
   */
  sendOn?: InputMaybe<Scalars['Date']['input']>;
};

/** Outcome of ordering a gift card. */
export type OrderGiftCardPayload = {
  __typename?: 'OrderGiftCardPayload';
  /**
   * `not_found`, `no_payment_provider`, `invalid_recipient_name`, `invalid_buyer_name`, `invalid_email`, `invalid_message`,
   * `invalid_send_on`, `invalid_idempotency_key`, `rate_limited`
   */
  errors: Array<UserError>;
  order?: Maybe<GiftCardOrder>;
  result: MutationResult;
};

/** A practice's accounts with those who move its money. */
export type PaymentAccounts = {
  __typename?: 'PaymentAccounts';
  paypal: PaypalInfo;
  square: SquareInfo;
  stripe: StripeInfo;
};

/** What the client is asked to do. */
export type PaymentAction =
  | 'add_card'
  | 'none'
  | 'pay_now';

/** Which visits by their start (spec portal-operations §9). Weeks begin as is usual in the country of the practice. */
export type PaymentDateFilter =
  | 'all_time'
  | 'last_month'
  | 'last_week'
  | 'last_year'
  | 'this_month'
  | 'this_week'
  | 'this_year';

/** A saved card. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  /** Such as `visa`. */
  brand: Scalars['String']['output'];
  /** 1 to 12. */
  expMonth: Scalars['Int']['output'];
  expYear: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** The last four digits. */
  last4: Scalars['String']['output'];
  /** Appointments and registrations that it would be charged for, as something is due; null where they could not be counted. */
  visitsToCharge?: Maybe<Scalars['Int']['output']>;
};

/** Which visits by their payment (spec portal-operations §9). */
export type PaymentStateFilter =
  /** All that are listed; those of `upcoming` are not among them while nothing was paid for them. */
  | 'all'
  /** They cost nothing, and nothing was given for them. */
  | 'free'
  /** Nothing is due any more. */
  | 'paid'
  /** Something is owed now. */
  | 'unpaid'
  /** They are to come, and something is still to be paid. */
  | 'upcoming';

/** The practitioner's labels (spec portal-operations §4). */
export type PaymentStatus =
  | 'Cancelled'
  | 'Card_needed'
  | 'Card_needed_past_due'
  /** The client disputes a payment of it and it is not decided yet. */
  | 'Disputed'
  | 'Failed'
  | 'Free'
  | 'Paid'
  | 'Past_due'
  | 'Pending'
  /** It stands, and was fully refunded. */
  | 'Refunded'
  | 'Unpaid'
  | 'Upcoming';

/**
 * Money that a provider sent to a practice's bank. `paymentsCents` + `elsewhereCents` + `refundsCents` + `correctionsCents` −
 * `feesCents` + `unexplainedCents` is `amountCents`.
 */
export type Payout = {
  __typename?: 'Payout';
  /** Less than nothing where the provider took money back. */
  amountCents: Scalars['Int']['output'];
  /** At the bank; null where the provider does not say. */
  arrivesOn?: Maybe<Scalars['Date']['output']>;
  /** Of kind `correction`. */
  correctionsCents: Scalars['SafeInt']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Payments that the practice took at the provider itself, past us. */
  elsewhereCents: Scalars['SafeInt']['output'];
  /** What the provider and the platform took, less what they refunded. */
  feesCents: Scalars['SafeInt']['output'];
  id: Scalars['ID']['output'];
  /** Payments of the practice's visits. */
  paymentsCents: Scalars['SafeInt']['output'];
  /** The platform's share of the payments in it, which is part of `feesCents`. */
  platformFeesCents: Scalars['SafeInt']['output'];
  /** `stripe` or `square`. */
  provider: Scalars['String']['output'];
  /** The provider's id, as its own pages show it. */
  providerPayoutId: Scalars['String']['output'];
  /** Less than nothing. */
  refundsCents: Scalars['SafeInt']['output'];
  sentAt: Scalars['DateTime']['output'];
  status: PayoutStatus;
  /** What its lines do not explain; 0 unless the provider has not reported all of it. */
  unexplainedCents: Scalars['SafeInt']['output'];
};

/** One movement that a payout is made of. */
export type PayoutEntry = {
  __typename?: 'PayoutEntry';
  /** Cents. */
  feeCents: Scalars['Int']['output'];
  /** Before fees; less than nothing for what went back, cents. */
  grossCents: Scalars['Int']['output'];
  /** The provider's. */
  id: Scalars['ID']['output'];
  kind: PayoutEntryKind;
  /** The provider's words; empty for payments and refunds. */
  label: Scalars['String']['output'];
  /** What it added to the payout, cents. */
  netCents: Scalars['Int']['output'];
  occurredAt: Scalars['DateTime']['output'];
  /** The visit that was paid for, as the directory shows it; null for what was paid past us. */
  visit?: Maybe<VisitPayment>;
};

/** What a line of a payout is. */
export type PayoutEntryKind =
  /** Whatever else the provider added or took, such as for a disputed payment; `label` says what. */
  | 'correction'
  /** Of the provider or the platform. */
  | 'fee'
  | 'payment'
  | 'refund';

/** What became of a payout. */
export type PayoutStatus =
  /** It came back, or never left. */
  | 'failed'
  | 'on_the_way'
  | 'paid';

/** How a browser offers PayPal and Venmo. */
export type PaypalForm = {
  __typename?: 'PaypalForm';
  /** The platform's client id. */
  clientId: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  /** The practice's merchant id. */
  merchantId: Scalars['String']['output'];
  paypal: Scalars['Boolean']['output'];
  /** Address of the stand-in provider in development; null with live keys: use PayPal's own script. */
  sandboxUrl?: Maybe<Scalars['String']['output']>;
  venmo: Scalars['Boolean']['output'];
};

/** The practice at PayPal. */
export type PaypalInfo = {
  __typename?: 'PaypalInfo';
  merchantId?: Maybe<Scalars['String']['output']>;
  /** Why we have no access, for people; null where we have. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether PayPal can be connected here at all. */
  offered: Scalars['Boolean']['output'];
  /** Whether clients are shown PayPal, once onboarding is complete. */
  paypalActive: Scalars['Boolean']['output'];
  paypalConnected: Scalars['Boolean']['output'];
  /** As PayPal said last; null without an account. */
  sellerStatus?: Maybe<PaypalSellerStatus>;
  /** Whether clients are shown Venmo, once onboarding is complete. */
  venmoActive: Scalars['Boolean']['output'];
};

/** Whether a seller may be paid by PayPal. */
export type PaypalSellerStatus = {
  __typename?: 'PaypalSellerStatus';
  isOnboardingComplete: Scalars['Boolean']['output'];
  /** False: the account is restricted, and cannot receive payments. */
  paymentsReceivable: Scalars['Boolean']['output'];
  /** False: the owner has still to confirm the address that PayPal wrote to. */
  primaryEmailConfirmed: Scalars['Boolean']['output'];
};

/** What payments knows of a practice. */
export type Practice = {
  __typename?: 'Practice';
  /**
   * Gift cards that the practice sells online, the smallest first: those that are active and public. Empty while it cannot be paid
   * by card.
   */
  giftCardOffers: Array<GiftCardOffer>;
  /** Whether a card provider is connected that takes charges. */
  hasPaymentProvider: Scalars['Boolean']['output'];
  /** Whether it has connected PayPal, whatever clients are shown. */
  hasPaypalAccount: Scalars['Boolean']['output'];
  /** Whether clients may pay by PayPal. */
  hasPaypalPaymentsEnabled: Scalars['Boolean']['output'];
  /** Whether clients may pay by Venmo. */
  hasVenmoPaymentsEnabled: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Details of the practice on invoices, in addition to its name; null for all but the practice itself. */
  invoiceDetails?: Maybe<InvoiceDetails>;
  /** Whether Stripe lets the practice take charges. */
  isStripeApproved: Scalars['Boolean']['output'];
  /**
   * The payments of the practice, latest visit first (spec portal-operations §7): visits that have started, and all others of
   * which money has moved or a fee is owed. Null for all but the practice itself.
   */
  pastAppointments?: Maybe<Array<VisitPayment>>;
  /** How many the same filters leave; null for all but the practice itself. */
  pastAppointmentsCount?: Maybe<Scalars['Int']['output']>;
  /**
   * The same payments as a file of comma-separated values, with a byte-order mark and cells that no spreadsheet takes for a
   * formula: Appointment Date, Client Name, Service, Location, Amount, Status, Paid By (spec portal-operations §9). At most
   * 100,000 rows. Null for all but the practice itself.
   */
  pastAppointmentsExport?: Maybe<Scalars['String']['output']>;
  /** Its accounts with those who move its money; null for all but the practice itself (spec portal-configuration §3). */
  paymentAccounts?: Maybe<PaymentAccounts>;
  /** `stripe` or `square`. */
  paymentProvider?: Maybe<Scalars['String']['output']>;
  /** The lines of one payout, latest first; null for all but the practice itself, none of another practice's. */
  payoutEntries?: Maybe<Array<PayoutEntry>>;
  /**
   * Payouts of card providers to the practice's bank, latest first, with the entries of each payout. Fetched from the
   * providers in advance, never during the request. Null for all but the practice itself.
   */
  payouts?: Maybe<Array<Payout>>;
  /** How many there are; null for all but the practice itself. */
  payoutsCount?: Maybe<Scalars['Int']['output']>;
  /** How a browser offers them; null without either. */
  paypalForm?: Maybe<PaypalForm>;
  /** The practice's account at Stripe; only the practice sees it. */
  stripeAccountId?: Maybe<Scalars['String']['output']>;
  /** What it has subscribed to; null for all but the practice itself. */
  subscription?: Maybe<PracticeSubscription>;
  /**
   * Collected through providers and outside of them, less what went back, cents; null for all but the practice itself.
   * Without a filter all that the ledger has; filters as of `pastAppointments`. What gift cards paid is not among it: it was
   * collected when they were sold.
   */
  totalCollected?: Maybe<Scalars['SafeInt']['output']>;
  /** Owed now for visits that have started, and in fees, cents; null for all but the practice itself. Filters as of `pastAppointments`. */
  totalOutstanding?: Maybe<Scalars['SafeInt']['output']>;
};


/** What payments knows of a practice. */
export type PracticePastAppointmentsArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
  dateFilter?: InputMaybe<PaymentDateFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  stateFilter?: InputMaybe<PaymentStateFilter>;
};


/** What payments knows of a practice. */
export type PracticePastAppointmentsCountArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
  dateFilter?: InputMaybe<PaymentDateFilter>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  stateFilter?: InputMaybe<PaymentStateFilter>;
};


/** What payments knows of a practice. */
export type PracticePastAppointmentsExportArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
  dateFilter?: InputMaybe<PaymentDateFilter>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  stateFilter?: InputMaybe<PaymentStateFilter>;
};


/** What payments knows of a practice. */
export type PracticePayoutEntriesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  payoutId: Scalars['ID']['input'];
};


/** What payments knows of a practice. */
export type PracticePayoutsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What payments knows of a practice. */
export type PracticeTotalCollectedArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
  dateFilter?: InputMaybe<PaymentDateFilter>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  stateFilter?: InputMaybe<PaymentStateFilter>;
};


/** What payments knows of a practice. */
export type PracticeTotalOutstandingArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
  dateFilter?: InputMaybe<PaymentDateFilter>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  stateFilter?: InputMaybe<PaymentStateFilter>;
};

/** The plan of a practice, and how its payment stands. */
export type PracticeSubscription = {
  __typename?: 'PracticeSubscription';
  /** It ends then, as the practice wished; null where it goes on. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether Stripe has a page with invoices and cards of the practice. */
  hasBilling: Scalars['Boolean']['output'];
  /** Until then it is paid, or is to be. */
  periodEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of `SubscriptionPlan`; that of the free plan where nothing is paid. */
  planId: Scalars['ID']['output'];
  /** Its name. */
  planName: Scalars['String']['output'];
  /** What is paid; null for the free plan. */
  price?: Maybe<SubscriptionPrice>;
  status: SubscriptionStatus;
};

/** One line of what a visit costs. */
export type PriceLine = {
  __typename?: 'PriceLine';
  /** Negative for what takes off or was covered, cents. */
  amountCents: Scalars['Int']['output'];
  kind: PriceLineKind;
  /** Such as the service's name, `Coupon SPRING26` or `Tip`. */
  label: Scalars['String']['output'];
};

/** What a line of the price is. */
export type PriceLineKind =
  | 'add_on'
  | 'discount'
  | 'fee'
  | 'gift_card'
  | 'late_fee'
  | 'package_session'
  | 'paid'
  | 'refund'
  | 'service'
  | 'tip'
  /** A refund that the practice grants, or a remainder below the minimum charge that is written off. */
  | 'waived';

/** Outcome of charging a registration. */
export type ProcessRegistrationPaymentPayload = {
  __typename?: 'ProcessRegistrationPaymentPayload';
  /** `card_needed`, `card_declined`, `no_payment_provider`, `not_open`, `not_found`, `payment_unknown`, … */
  errors: Array<UserError>;
  /** As it is now, also after a failure. */
  registration?: Maybe<BookableEventRegistration>;
  result: MutationResult;
};

/** Why an account cannot be reached as it was. */
export type ProviderAccountError =
  /** The access has ended or is about to, and the provider grants no other. */
  | 'access_expired'
  /** The practice, or the provider, has taken the access from us. */
  | 'access_revoked'
  /** The account takes another currency than the practice. */
  | 'currency_mismatch';

export type Query = {
  __typename?: 'Query';
  /** What the browser needs to take a card for a practice. */
  cardForm?: Maybe<CardForm>;
  /** The card that would be charged at a practice: for the contact or account, or by an appointment's link. */
  defaultPaymentMethodPractice?: Maybe<PaymentMethod>;
  /** The coupons of the caller's practice, newest first. */
  discountCodes: Array<DiscountCode>;
  /** Appointments of the caller's practice with a payment that its client disputes, the earliest deadline first. */
  disputedPayments: Array<Appointment>;
  /**
   * Appointments of the caller's practice whose latest charge failed, latest visit first: `Payment failed` of the inbox, with
   * `paymentError`. A successful retry takes one off (spec portal-operations §2).
   */
  failedPayments: Array<Appointment>;
  /** Appointments of the caller's practice with a failed refund that is still owed, latest failure first. */
  failedRefunds: Array<Appointment>;
  /** What is left on a gift card; null for a code that no gift card has. Refuses with `rate_limited`. */
  giftCardBalance?: Maybe<GiftCardBalance>;
  /** The order of a gift card by its link; null for a token that opens none. */
  giftCardOrder?: Maybe<GiftCardOrder>;
  /** Gift cards that the caller's practice offers, the smallest first. */
  giftCardTemplates: Array<GiftCardTemplate>;
  /** The gift cards of the caller's practice, newest first. */
  giftCards: Array<GiftCard>;
  /**
   * Appointments of the caller's practice that have started, or are cancelled for a fee, and are owed without a failed charge,
   * latest visit first: `Payment past due` of the inbox, or `Payment unprocessed` where `hasTransaction` is true (spec
   * portal-operations §2).
   */
  missingPayments: Array<Appointment>;
  /** How a browser offers PayPal and Venmo at a practice; null without either. */
  paypalForm?: Maybe<PaypalForm>;
  /**
   * Registrations for group events of the caller's practice with an open dispute or a failed refund that is still owed: disputes
   * first, the earliest deadline first, then the latest failure.
   */
  registrationsToSettle: Array<BookableEventRegistration>;
  /** Plans of the platform: the free one, and those that a practice can subscribe to (spec portal-configuration §2). Pros only. */
  subscriptionPlans: Array<SubscriptionPlan>;
  /**
   * The session in which the caller's practice shows Stripe who it is: the one that there is, or a new one
   * (spec portal-configuration §7).
   */
  verificationSession?: Maybe<VerificationSession>;
};


export type QueryCardFormArgs = {
  practiceId: Scalars['ID']['input'];
};


export type QueryDefaultPaymentMethodPracticeArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
  practiceId: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryDisputedPaymentsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFailedPaymentsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFailedRefundsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGiftCardBalanceArgs = {
  code: Scalars['String']['input'];
};


export type QueryGiftCardOrderArgs = {
  token: Scalars['String']['input'];
};


export type QueryMissingPaymentsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPaypalFormArgs = {
  practiceId: Scalars['ID']['input'];
};


export type QueryRegistrationsToSettleArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** Money that came in, by the way that it would go back. */
export type ReceivedMoney = {
  __typename?: 'ReceivedMoney';
  /** By cards and wallets, cents: goes back by itself. */
  cardCents: Scalars['Int']['output'];
  /** By gift cards, cents: goes back onto them by itself. */
  giftCardCents: Scalars['Int']['output'];
  /** Outside of any provider, such as cash, cents: the practice gives it back by its own hand. */
  offlineCents: Scalars['Int']['output'];
};

/** Outcome of asking Stripe. */
export type RefreshSubscriptionPayload = {
  __typename?: 'RefreshSubscriptionPayload';
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
};

/** Outcome of taking back an adjustment. */
export type RemoveAdjustmentPayload = {
  __typename?: 'RemoveAdjustmentPayload';
  /** As it is now. */
  appointment?: Maybe<Appointment>;
  /** `not_editable`, `not_found`. */
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of sending an invoice. */
export type SendClientInvoicePayload = {
  __typename?: 'SendClientInvoicePayload';
  /** As it is now. */
  appointment?: Maybe<Appointment>;
  /** `no_email`, `no_phone`, `not_payable`, `not_found`, `rate_limited`. */
  errors: Array<UserError>;
  result: MutationResult;
};

/** One time that an invoice was sent. */
export type SentInvoice = {
  __typename?: 'SentInvoice';
  /** What of it was due when it was sent, cents. */
  dueCents: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Such as `0042`; each time that something on it has changed it is another one. */
  number: Scalars['String']['output'];
  /** Path of the file (PDF) for any user who may see the appointment; null until the file is generated. */
  path?: Maybe<Scalars['String']['output']>;
  sentAt: Scalars['DateTime']['output'];
  sentTo: InvoiceChannel;
  /** What it bills, cents. */
  totalCents: Scalars['Int']['output'];
};

/** Outcome of starting to save a card. */
export type SetupIntentPayload = {
  __typename?: 'SetupIntentPayload';
  /** `no_payment_provider`, `not_payable`, `provider_unavailable`, … */
  errors: Array<UserError>;
  result: MutationResult;
  /** Secret of the provider's setup intent. */
  setupIntentSecret?: Maybe<Scalars['String']['output']>;
};

/** The practice at Square. */
export type SquareInfo = {
  __typename?: 'SquareInfo';
  /** The business as Square knows it. */
  displayName?: Maybe<Scalars['String']['output']>;
  error?: Maybe<ProviderAccountError>;
  /** Since when the access is lost or ending; null where all is well. */
  erroredAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is, for people. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether Square can be connected here at all. */
  offered: Scalars['Boolean']['output'];
  squareConnected: Scalars['Boolean']['output'];
};

/** Outcome of starting to subscribe. */
export type StartSubscriptionPayload = {
  __typename?: 'StartSubscriptionPayload';
  errors: Array<UserError>;
  result: MutationResult;
  /** Stripe's page. */
  url?: Maybe<Scalars['String']['output']>;
};

/** The practice at Stripe. */
export type StripeInfo = {
  __typename?: 'StripeInfo';
  /** Why we have no access, for people; null where we have. */
  connectionError?: Maybe<Scalars['String']['output']>;
  /** The business as Stripe knows it. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Whether it can take charges. */
  operational: Scalars['Boolean']['output'];
  /** Stripe's names of what is missing, such as `individual.verification.document`. */
  requirementsDue: Array<Scalars['String']['output']>;
  /** Of it, what Stripe has waited for too long. */
  requirementsPastDue: Array<Scalars['String']['output']>;
  /** Whether there is an account, complete or not. */
  stripeConnected: Scalars['Boolean']['output'];
};

/** How often a plan is paid. */
export type SubscriptionInterval =
  | 'month'
  | 'year';

/** What a practice pays the platform for. */
export type SubscriptionPlan = {
  __typename?: 'SubscriptionPlan';
  id: Scalars['ID']['output'];
  /** What it includes, for people. */
  includes: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Empty for the free one. */
  prices: Array<SubscriptionPrice>;
};

/** What a plan costs. */
export type SubscriptionPrice = {
  __typename?: 'SubscriptionPrice';
  /** For one interval, cents. */
  amountCents: Scalars['Int']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  interval: SubscriptionInterval;
};

/** How the payment of a plan stands. */
export type SubscriptionStatus =
  | 'active'
  /** Nothing is to be paid. */
  | 'free'
  /** The last payment failed. Stripe tries again, and the plan stays meanwhile. */
  | 'past_due'
  | 'trialing';

/** A movement of money, or one that is planned. */
export type Transaction = {
  __typename?: 'Transaction';
  amountCents: Scalars['Int']['output'];
  /** ISO 4217. */
  amountCurrency: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** When a hold will be charged. */
  scheduledFor?: Maybe<Scalars['DateTime']['output']>;
  /** 0 planned, 1 succeeded, 2 failed, 3 cancelled (spec client §4). */
  state: Scalars['Int']['output'];
  /** `Charge`, `Refund` for money that went back, or `Hold` for a saved card that is charged on the day of the appointment. */
  type: Scalars['String']['output'];
};

/** What invoices shall say of a practice. */
export type UpdateInvoiceDetailsInput = {
  /** Line by line, at most 500 characters. */
  address: Scalars['String']['input'];
  /** At most 200 characters. */
  legalName: Scalars['String']['input'];
  /** At most 500 characters. */
  note: Scalars['String']['input'];
  /** 0 to 5000. */
  taxBasisPoints: Scalars['Int']['input'];
  /** At most 40 characters. */
  taxLabel: Scalars['String']['input'];
  /** At most 40 characters. */
  taxNumber: Scalars['String']['input'];
};

/** Outcome of changing what invoices say. */
export type UpdateInvoiceDetailsPayload = {
  __typename?: 'UpdateInvoiceDetailsPayload';
  details?: Maybe<InvoiceDetails>;
  /** `invalid_legal_name`, `invalid_address`, `invalid_tax_label`, `invalid_tax_number`, `invalid_percent`, `invalid_note`. */
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of choosing a provider. */
export type UpdatePaymentProviderPayload = {
  __typename?: 'UpdatePaymentProviderPayload';
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
};

/** Outcome of choosing wallets. */
export type UpdatePaypalSettingsPayload = {
  __typename?: 'UpdatePaypalSettingsPayload';
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
};

/** Outcome of saving a coupon. */
export type UpsertDiscountCodePayload = {
  __typename?: 'UpsertDiscountCodePayload';
  discountCode?: Maybe<DiscountCode>;
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of saving a gift card that the practice offers. */
export type UpsertGiftCardTemplatePayload = {
  __typename?: 'UpsertGiftCardTemplatePayload';
  /** `not_found`, `invalid_amount`, `invalid_description`, `invalid_idempotency_key` */
  errors: Array<UserError>;
  giftCardTemplate?: Maybe<GiftCardTemplate>;
  result: MutationResult;
};

/** Why a mutation refused, as the user may read it. */
export type UserError = {
  __typename?: 'UserError';
  /** Stable, machine-readable reason, such as `not_found` or `slot_taken`. */
  code: ErrorCode;
  /** The argument or input field that it is about. */
  field?: Maybe<Scalars['String']['output']>;
  /** A sentence for the person who made the request. */
  message: Scalars['String']['output'];
};

/** Proof of identity at Stripe; what is shown there stays there. */
export type VerificationSession = {
  __typename?: 'VerificationSession';
  /** With it a page opens the session by Stripe's script; null where nothing is asked for. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  status: VerificationSessionStatus;
  /** Stripe's own page for it; null where nothing is asked for. */
  url?: Maybe<Scalars['String']['output']>;
};

/** How far the proof of identity is, in Stripe's words. */
export type VerificationSessionStatus =
  | 'canceled'
  /** Stripe looks at what was shown. */
  | 'processing'
  /** Something is asked for, at first or once more. */
  | 'requires_input'
  | 'verified';

/** The payment of one visit, as a row of the practice's payments. */
export type VisitPayment = {
  __typename?: 'VisitPayment';
  /** What it costs in all, cents; of a cancelled one what is kept. */
  amountCents: Scalars['Int']['output'];
  /** The appointment; null for a registration. */
  appointment?: Maybe<Appointment>;
  /** Contact of the practice; null while a guest is none yet. */
  clientId?: Maybe<Scalars['ID']['output']>;
  /** Empty while a guest is no contact yet. */
  clientName: Scalars['String']['output'];
  /** Received through providers and outside of them, less what went back, cents. */
  collectedCents: Scalars['Int']['output'];
  /** What is still due, cents. */
  dueCents: Scalars['Int']['output'];
  /** Of the appointment or of the registration. */
  id: Scalars['ID']['output'];
  /** `appointment`, or `registration` for a place in a group event. */
  kind: Scalars['String']['output'];
  /** Where; empty where that is not known. */
  locationName: Scalars['String']['output'];
  /** How it was paid, such as `Visa ending in 4242`, `PayPal`, `Cash` or `Gift card`; null while nothing was. */
  paidBy?: Maybe<Scalars['String']['output']>;
  paymentStatus: PaymentStatus;
  /** The registration; null for an appointment. */
  registration?: Maybe<BookableEventRegistration>;
  /** What was booked, by name. */
  serviceName: Scalars['String']['output'];
  /** Start of the visit, with the offset of its place. */
  startsAt: Scalars['DateTime']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Appointment: Appointment;
  BookableEventRegistration: BookableEventRegistration;
  Client: Client;
  ClientPackage: ClientPackage;
  Practice: Practice;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Appointment:
    ( { __typename: 'Appointment' }
    & GraphQLRecursivePick<FederationTypes['Appointment'], {"id":true,"instantActionToken":true}> );
  BookableEventRegistration:
    ( { __typename: 'BookableEventRegistration' }
    & GraphQLRecursivePick<FederationTypes['BookableEventRegistration'], {"id":true,"token":true}> );
  Client:
    ( { __typename: 'Client' }
    & GraphQLRecursivePick<FederationTypes['Client'], {"id":true}> );
  ClientPackage:
    ( { __typename: 'ClientPackage' }
    & GraphQLRecursivePick<FederationTypes['ClientPackage'], {"id":true}> );
  Practice:
    ( { __typename: 'Practice' }
    & GraphQLRecursivePick<FederationTypes['Practice'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Adjustment: ResolverTypeWrapper<Adjustment>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Appointment: ResolverTypeWrapper<AppointmentView>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BookableEventRegistration: ResolverTypeWrapper<RegistrationView>;
  CardForm: ResolverTypeWrapper<CardForm>;
  ChargeCardPayload: ResolverTypeWrapper<Omit<ChargeCardPayload, 'appointment'> & { appointment?: Maybe<ResolversTypes['Appointment']> }>;
  CheckPaypalSellerStatusPayload: ResolverTypeWrapper<Omit<CheckPaypalSellerStatusPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  CheckoutPayload: ResolverTypeWrapper<Omit<CheckoutPayload, 'appointment' | 'registration'> & { appointment?: Maybe<ResolversTypes['Appointment']>, registration?: Maybe<ResolversTypes['BookableEventRegistration']> }>;
  Client: ResolverTypeWrapper<ClientReference>;
  ClientPackage: ResolverTypeWrapper<PackageView>;
  ClientPaymentStatus: ClientPaymentStatus;
  CompleteSetupInput: CompleteSetupInput;
  CompleteSetupPayload: ResolverTypeWrapper<Omit<CompleteSetupPayload, 'appointment' | 'paymentMethod'> & { appointment?: Maybe<ResolversTypes['Appointment']>, paymentMethod?: Maybe<ResolversTypes['PaymentMethod']> }>;
  ConnectProviderPayload: ResolverTypeWrapper<ConnectProviderPayload>;
  ConnectStripePayload: ResolverTypeWrapper<ConnectStripePayload>;
  CreateAdjustmentPayload: ResolverTypeWrapper<Omit<CreateAdjustmentPayload, 'appointment'> & { appointment?: Maybe<ResolversTypes['Appointment']> }>;
  CreatePaypalOrderPayload: ResolverTypeWrapper<CreatePaypalOrderPayload>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteDiscountCodePayload: ResolverTypeWrapper<DeleteDiscountCodePayload>;
  DeletePaymentMethodInput: DeletePaymentMethodInput;
  DeletePaymentMethodPayload: ResolverTypeWrapper<Omit<DeletePaymentMethodPayload, 'client'> & { client?: Maybe<ResolversTypes['Client']> }>;
  DisconnectPaypalAccountPayload: ResolverTypeWrapper<Omit<DisconnectPaypalAccountPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  DiscountCode: ResolverTypeWrapper<DiscountCode>;
  DiscountCodeInput: DiscountCodeInput;
  DiscountCodeRedemption: ResolverTypeWrapper<DiscountCodeRedemption>;
  DiscountKind: DiscountKind;
  Dispute: ResolverTypeWrapper<Dispute>;
  DisputeState: DisputeState;
  ErrorCode: ErrorCode;
  FailedRefund: ResolverTypeWrapper<FailedRefund>;
  FailedRefundPayload: ResolverTypeWrapper<Omit<FailedRefundPayload, 'appointment'> & { appointment?: Maybe<ResolversTypes['Appointment']> }>;
  GiftCard: ResolverTypeWrapper<GiftCard>;
  GiftCardBalance: ResolverTypeWrapper<Omit<GiftCardBalance, 'practice'> & { practice: ResolversTypes['Practice'] }>;
  GiftCardOffer: ResolverTypeWrapper<GiftCardOffer>;
  GiftCardOrder: ResolverTypeWrapper<Omit<GiftCardOrder, 'practice'> & { practice: ResolversTypes['Practice'] }>;
  GiftCardOrderState: GiftCardOrderState;
  GiftCardRedemption: ResolverTypeWrapper<GiftCardRedemption>;
  GiftCardTemplate: ResolverTypeWrapper<GiftCardTemplate>;
  InvoiceChannel: InvoiceChannel;
  InvoiceDetails: ResolverTypeWrapper<InvoiceDetails>;
  IssueGiftCardInput: IssueGiftCardInput;
  IssueGiftCardPayload: ResolverTypeWrapper<IssueGiftCardPayload>;
  MarkPaidPayload: ResolverTypeWrapper<Omit<MarkPaidPayload, 'appointment'> & { appointment?: Maybe<ResolversTypes['Appointment']> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationResult: MutationResult;
  OpenBillingPortalPayload: ResolverTypeWrapper<OpenBillingPortalPayload>;
  OrderGiftCardInput: OrderGiftCardInput;
  OrderGiftCardPayload: ResolverTypeWrapper<Omit<OrderGiftCardPayload, 'order'> & { order?: Maybe<ResolversTypes['GiftCardOrder']> }>;
  PaymentAccounts: ResolverTypeWrapper<PaymentAccounts>;
  PaymentAction: PaymentAction;
  PaymentDateFilter: PaymentDateFilter;
  PaymentMethod: ResolverTypeWrapper<CardView>;
  PaymentStateFilter: PaymentStateFilter;
  PaymentStatus: PaymentStatus;
  Payout: ResolverTypeWrapper<Payout>;
  PayoutEntry: ResolverTypeWrapper<Omit<PayoutEntry, 'visit'> & { visit?: Maybe<ResolversTypes['VisitPayment']> }>;
  PayoutEntryKind: PayoutEntryKind;
  PayoutStatus: PayoutStatus;
  PaypalForm: ResolverTypeWrapper<PaypalForm>;
  PaypalInfo: ResolverTypeWrapper<PaypalInfo>;
  PaypalSellerStatus: ResolverTypeWrapper<PaypalSellerStatus>;
  Practice: ResolverTypeWrapper<PracticeReference>;
  PracticeSubscription: ResolverTypeWrapper<PracticeSubscription>;
  PriceLine: ResolverTypeWrapper<PriceLine>;
  PriceLineKind: PriceLineKind;
  ProcessRegistrationPaymentPayload: ResolverTypeWrapper<Omit<ProcessRegistrationPaymentPayload, 'registration'> & { registration?: Maybe<ResolversTypes['BookableEventRegistration']> }>;
  ProviderAccountError: ProviderAccountError;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReceivedMoney: ResolverTypeWrapper<ReceivedMoney>;
  RefreshSubscriptionPayload: ResolverTypeWrapper<Omit<RefreshSubscriptionPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  RemoveAdjustmentPayload: ResolverTypeWrapper<Omit<RemoveAdjustmentPayload, 'appointment'> & { appointment?: Maybe<ResolversTypes['Appointment']> }>;
  SafeInt: ResolverTypeWrapper<Scalars['SafeInt']['output']>;
  SendClientInvoicePayload: ResolverTypeWrapper<Omit<SendClientInvoicePayload, 'appointment'> & { appointment?: Maybe<ResolversTypes['Appointment']> }>;
  SentInvoice: ResolverTypeWrapper<SentInvoice>;
  SetupIntentPayload: ResolverTypeWrapper<SetupIntentPayload>;
  SquareInfo: ResolverTypeWrapper<SquareInfo>;
  StartSubscriptionPayload: ResolverTypeWrapper<StartSubscriptionPayload>;
  StripeInfo: ResolverTypeWrapper<StripeInfo>;
  SubscriptionInterval: SubscriptionInterval;
  SubscriptionPlan: ResolverTypeWrapper<SubscriptionPlan>;
  SubscriptionPrice: ResolverTypeWrapper<SubscriptionPrice>;
  SubscriptionStatus: SubscriptionStatus;
  Transaction: ResolverTypeWrapper<Transaction>;
  UpdateInvoiceDetailsInput: UpdateInvoiceDetailsInput;
  UpdateInvoiceDetailsPayload: ResolverTypeWrapper<UpdateInvoiceDetailsPayload>;
  UpdatePaymentProviderPayload: ResolverTypeWrapper<Omit<UpdatePaymentProviderPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  UpdatePaypalSettingsPayload: ResolverTypeWrapper<Omit<UpdatePaypalSettingsPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  UpsertDiscountCodePayload: ResolverTypeWrapper<UpsertDiscountCodePayload>;
  UpsertGiftCardTemplatePayload: ResolverTypeWrapper<UpsertGiftCardTemplatePayload>;
  UserError: ResolverTypeWrapper<UserError>;
  VerificationSession: ResolverTypeWrapper<VerificationSession>;
  VerificationSessionStatus: VerificationSessionStatus;
  VisitPayment: ResolverTypeWrapper<Omit<VisitPayment, 'appointment' | 'registration'> & { appointment?: Maybe<ResolversTypes['Appointment']>, registration?: Maybe<ResolversTypes['BookableEventRegistration']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Adjustment: Adjustment;
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Appointment: AppointmentView;
  Boolean: Scalars['Boolean']['output'];
  BookableEventRegistration: RegistrationView;
  CardForm: CardForm;
  ChargeCardPayload: Omit<ChargeCardPayload, 'appointment'> & { appointment?: Maybe<ResolversParentTypes['Appointment']> };
  CheckPaypalSellerStatusPayload: Omit<CheckPaypalSellerStatusPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  CheckoutPayload: Omit<CheckoutPayload, 'appointment' | 'registration'> & { appointment?: Maybe<ResolversParentTypes['Appointment']>, registration?: Maybe<ResolversParentTypes['BookableEventRegistration']> };
  Client: ClientReference;
  ClientPackage: PackageView;
  CompleteSetupInput: CompleteSetupInput;
  CompleteSetupPayload: Omit<CompleteSetupPayload, 'appointment' | 'paymentMethod'> & { appointment?: Maybe<ResolversParentTypes['Appointment']>, paymentMethod?: Maybe<ResolversParentTypes['PaymentMethod']> };
  ConnectProviderPayload: ConnectProviderPayload;
  ConnectStripePayload: ConnectStripePayload;
  CreateAdjustmentPayload: Omit<CreateAdjustmentPayload, 'appointment'> & { appointment?: Maybe<ResolversParentTypes['Appointment']> };
  CreatePaypalOrderPayload: CreatePaypalOrderPayload;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteDiscountCodePayload: DeleteDiscountCodePayload;
  DeletePaymentMethodInput: DeletePaymentMethodInput;
  DeletePaymentMethodPayload: Omit<DeletePaymentMethodPayload, 'client'> & { client?: Maybe<ResolversParentTypes['Client']> };
  DisconnectPaypalAccountPayload: Omit<DisconnectPaypalAccountPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  DiscountCode: DiscountCode;
  DiscountCodeInput: DiscountCodeInput;
  DiscountCodeRedemption: DiscountCodeRedemption;
  Dispute: Dispute;
  FailedRefund: FailedRefund;
  FailedRefundPayload: Omit<FailedRefundPayload, 'appointment'> & { appointment?: Maybe<ResolversParentTypes['Appointment']> };
  GiftCard: GiftCard;
  GiftCardBalance: Omit<GiftCardBalance, 'practice'> & { practice: ResolversParentTypes['Practice'] };
  GiftCardOffer: GiftCardOffer;
  GiftCardOrder: Omit<GiftCardOrder, 'practice'> & { practice: ResolversParentTypes['Practice'] };
  GiftCardRedemption: GiftCardRedemption;
  GiftCardTemplate: GiftCardTemplate;
  InvoiceDetails: InvoiceDetails;
  IssueGiftCardInput: IssueGiftCardInput;
  IssueGiftCardPayload: IssueGiftCardPayload;
  MarkPaidPayload: Omit<MarkPaidPayload, 'appointment'> & { appointment?: Maybe<ResolversParentTypes['Appointment']> };
  Mutation: Record<PropertyKey, never>;
  OpenBillingPortalPayload: OpenBillingPortalPayload;
  OrderGiftCardInput: OrderGiftCardInput;
  OrderGiftCardPayload: Omit<OrderGiftCardPayload, 'order'> & { order?: Maybe<ResolversParentTypes['GiftCardOrder']> };
  PaymentAccounts: PaymentAccounts;
  PaymentMethod: CardView;
  Payout: Payout;
  PayoutEntry: Omit<PayoutEntry, 'visit'> & { visit?: Maybe<ResolversParentTypes['VisitPayment']> };
  PaypalForm: PaypalForm;
  PaypalInfo: PaypalInfo;
  PaypalSellerStatus: PaypalSellerStatus;
  Practice: PracticeReference;
  PracticeSubscription: PracticeSubscription;
  PriceLine: PriceLine;
  ProcessRegistrationPaymentPayload: Omit<ProcessRegistrationPaymentPayload, 'registration'> & { registration?: Maybe<ResolversParentTypes['BookableEventRegistration']> };
  Query: Record<PropertyKey, never>;
  ReceivedMoney: ReceivedMoney;
  RefreshSubscriptionPayload: Omit<RefreshSubscriptionPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  RemoveAdjustmentPayload: Omit<RemoveAdjustmentPayload, 'appointment'> & { appointment?: Maybe<ResolversParentTypes['Appointment']> };
  SafeInt: Scalars['SafeInt']['output'];
  SendClientInvoicePayload: Omit<SendClientInvoicePayload, 'appointment'> & { appointment?: Maybe<ResolversParentTypes['Appointment']> };
  SentInvoice: SentInvoice;
  SetupIntentPayload: SetupIntentPayload;
  SquareInfo: SquareInfo;
  StartSubscriptionPayload: StartSubscriptionPayload;
  StripeInfo: StripeInfo;
  SubscriptionPlan: SubscriptionPlan;
  SubscriptionPrice: SubscriptionPrice;
  Transaction: Transaction;
  UpdateInvoiceDetailsInput: UpdateInvoiceDetailsInput;
  UpdateInvoiceDetailsPayload: UpdateInvoiceDetailsPayload;
  UpdatePaymentProviderPayload: Omit<UpdatePaymentProviderPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  UpdatePaypalSettingsPayload: Omit<UpdatePaypalSettingsPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  UpsertDiscountCodePayload: UpsertDiscountCodePayload;
  UpsertGiftCardTemplatePayload: UpsertGiftCardTemplatePayload;
  UserError: UserError;
  VerificationSession: VerificationSession;
  VisitPayment: Omit<VisitPayment, 'appointment' | 'registration'> & { appointment?: Maybe<ResolversParentTypes['Appointment']>, registration?: Maybe<ResolversParentTypes['BookableEventRegistration']> };
};

export type AdjustmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Adjustment'] = ResolversParentTypes['Adjustment']> = {
  adjustedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AppointmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Appointment'] = ResolversParentTypes['Appointment'], FederationReferenceType extends FederationReferenceTypes['Appointment'] = FederationReferenceTypes['Appointment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Appointment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  adjustments?: Resolver<Array<ResolversTypes['Adjustment']>, ParentType, ContextType>;
  canTip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clientPaymentStatus?: Resolver<ResolversTypes['ClientPaymentStatus'], ParentType, ContextType>;
  defaultPaymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  discountCodeRedemptions?: Resolver<Array<ResolversTypes['DiscountCodeRedemption']>, ParentType, ContextType>;
  disputes?: Resolver<Maybe<Array<ResolversTypes['Dispute']>>, ParentType, ContextType>;
  dueCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedRefunds?: Resolver<Array<ResolversTypes['FailedRefund']>, ParentType, ContextType>;
  feeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fullTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  giftCardRedemptions?: Resolver<Array<ResolversTypes['GiftCardRedemption']>, ParentType, ContextType>;
  hasPaymentMethod?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasTransaction?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instantActionToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['SentInvoice']>, ParentType, ContextType>;
  lateFeeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  markPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  overpaidCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentAction?: Resolver<ResolversTypes['PaymentAction'], ParentType, ContextType>;
  paymentError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentIntentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  platformFeeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceLines?: Resolver<Array<ResolversTypes['PriceLine']>, ParentType, ContextType>;
  received?: Resolver<Maybe<ResolversTypes['ReceivedMoney']>, ParentType, ContextType>;
  refundableCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tipAmountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactions?: Resolver<Array<ResolversTypes['Transaction']>, ParentType, ContextType>;
  writtenOffCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookableEventRegistrationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BookableEventRegistration'] = ResolversParentTypes['BookableEventRegistration'], FederationReferenceType extends FederationReferenceTypes['BookableEventRegistration'] = FederationReferenceTypes['BookableEventRegistration']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BookableEventRegistration']> | FederationReferenceType, FederationReferenceType, ContextType>;
  clientPaymentStatus?: Resolver<ResolversTypes['ClientPaymentStatus'], ParentType, ContextType>;
  defaultPaymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['DiscountCodeRedemption']>, ParentType, ContextType>;
  discountCodeRedemptions?: Resolver<Array<ResolversTypes['DiscountCodeRedemption']>, ParentType, ContextType>;
  disputes?: Resolver<Maybe<Array<ResolversTypes['Dispute']>>, ParentType, ContextType>;
  dueCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedRefunds?: Resolver<Array<ResolversTypes['FailedRefund']>, ParentType, ContextType>;
  fullTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  giftCardRedemptions?: Resolver<Array<ResolversTypes['GiftCardRedemption']>, ParentType, ContextType>;
  hasPaymentMethod?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  markPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenOffCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CardFormResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CardForm'] = ResolversParentTypes['CardForm']> = {
  accountId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishableKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sandboxUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  squareLocationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChargeCardPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChargeCardPayload'] = ResolversParentTypes['ChargeCardPayload']> = {
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type CheckPaypalSellerStatusPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckPaypalSellerStatusPayload'] = ResolversParentTypes['CheckPaypalSellerStatusPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['PaypalSellerStatus']>, ParentType, ContextType>;
};

export type CheckoutPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutPayload'] = ResolversParentTypes['CheckoutPayload']> = {
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['BookableEventRegistration']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ClientResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Client'] = ResolversParentTypes['Client'], FederationReferenceType extends FederationReferenceTypes['Client'] = FederationReferenceTypes['Client']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Client']> | FederationReferenceType, FederationReferenceType, ContextType>;
  defaultPaymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ClientPackageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClientPackage'] = ResolversParentTypes['ClientPackage'], FederationReferenceType extends FederationReferenceTypes['ClientPackage'] = FederationReferenceTypes['ClientPackage']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ClientPackage']> | FederationReferenceType, FederationReferenceType, ContextType>;
  amountCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refundableCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CompleteSetupPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CompleteSetupPayload'] = ResolversParentTypes['CompleteSetupPayload']> = {
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ConnectProviderPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConnectProviderPayload'] = ResolversParentTypes['ConnectProviderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConnectStripePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConnectStripePayload'] = ResolversParentTypes['ConnectStripePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateAdjustmentPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CreateAdjustmentPayload'] = ResolversParentTypes['CreateAdjustmentPayload']> = {
  adjustment?: Resolver<Maybe<ResolversTypes['Adjustment']>, ParentType, ContextType>;
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type CreatePaypalOrderPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CreatePaypalOrderPayload'] = ResolversParentTypes['CreatePaypalOrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteDiscountCodePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeleteDiscountCodePayload'] = ResolversParentTypes['DeleteDiscountCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type DeletePaymentMethodPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeletePaymentMethodPayload'] = ResolversParentTypes['DeletePaymentMethodPayload']> = {
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type DisconnectPaypalAccountPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DisconnectPaypalAccountPayload'] = ResolversParentTypes['DisconnectPaypalAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type DiscountCodeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DiscountCode'] = ResolversParentTypes['DiscountCode']> = {
  amountCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  applyToSpecificServices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  combinationLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  editable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DiscountKind'], ParentType, ContextType>;
  maxRedemptions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  redemptionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DiscountCodeRedemptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DiscountCodeRedemption'] = ResolversParentTypes['DiscountCodeRedemption']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DisputeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Dispute'] = ResolversParentTypes['Dispute']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  respondBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DisputeState'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ErrorCodeResolvers = EnumResolverSignature<{ account_taken?: any, already_paid?: any, already_subscribed?: any, already_tipped?: any, amount_changed?: any, authentication_failed?: any, authentication_required?: any, card_declined?: any, card_in_use?: any, card_needed?: any, changed_meanwhile?: any, code_expired?: any, code_not_combinable?: any, code_not_for_service?: any, code_taken?: any, code_used_up?: any, currency_mismatch?: any, denied?: any, email_not_confirmed?: any, expired_card?: any, forbidden?: any, gift_card_empty?: any, hold_expired?: any, incorrect_cvc?: any, incorrect_number?: any, incorrect_zip?: any, instrument_declined?: any, insufficient_funds?: any, invalid_address?: any, invalid_adjusted_at?: any, invalid_amount?: any, invalid_buyer_name?: any, invalid_code?: any, invalid_count?: any, invalid_country?: any, invalid_description?: any, invalid_email?: any, invalid_expiry?: any, invalid_idempotency_key?: any, invalid_legal_name?: any, invalid_message?: any, invalid_name?: any, invalid_note?: any, invalid_paid_by?: any, invalid_percent?: any, invalid_phone?: any, invalid_price?: any, invalid_recipient_name?: any, invalid_send_on?: any, invalid_services?: any, invalid_tax_label?: any, invalid_tax_number?: any, invalid_tip?: any, no_email?: any, no_payment_provider?: any, no_phone?: any, not_approved?: any, not_connected?: any, not_editable?: any, not_found?: any, not_open?: any, not_payable?: any, not_ready?: any, not_subscribed?: any, nothing_to_discount?: any, payment_unknown?: any, processing?: any, processing_error?: any, provider_not_offered?: any, provider_refused?: any, provider_unavailable?: any, rate_limited?: any, setup_failed?: any, tip_not_possible?: any, tips_not_accepted?: any, too_many_attempts?: any, unknown_code?: any, unknown_provider?: any, venmo_needs_usd?: any, wallet_not_available?: any, wrong_currency?: any, wrong_provider?: any }, ResolversTypes['ErrorCode']>;

export type FailedRefundResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FailedRefund'] = ResolversParentTypes['FailedRefund']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FailedRefundPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FailedRefundPayload'] = ResolversParentTypes['FailedRefundPayload']> = {
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type GiftCardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiftCard'] = ResolversParentTypes['GiftCard']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balanceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  buyerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recipientEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sendOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type GiftCardBalanceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiftCardBalance'] = ResolversParentTypes['GiftCardBalance']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balanceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['Practice'], ParentType, ContextType>;
};

export type GiftCardOfferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiftCardOffer'] = ResolversParentTypes['GiftCardOffer']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type GiftCardOrderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiftCardOrder'] = ResolversParentTypes['GiftCardOrder']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  buyerEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buyerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['Practice'], ParentType, ContextType>;
  recipientEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sendOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['GiftCardOrderState'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiftCardRedemptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiftCardRedemption'] = ResolversParentTypes['GiftCardRedemption']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remainingCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GiftCardTemplateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiftCardTemplate'] = ResolversParentTypes['GiftCardTemplate']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  public?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvoiceDetailsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InvoiceDetails'] = ResolversParentTypes['InvoiceDetails']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssueGiftCardPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['IssueGiftCardPayload'] = ResolversParentTypes['IssueGiftCardPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  giftCard?: Resolver<Maybe<ResolversTypes['GiftCard']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type MarkPaidPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MarkPaidPayload'] = ResolversParentTypes['MarkPaidPayload']> = {
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addTipToAppointment?: Resolver<ResolversTypes['ChargeCardPayload'], ParentType, ContextType, RequireFields<MutationAddTipToAppointmentArgs, 'appointmentId' | 'tipAmount'>>;
  applyDiscountCode?: Resolver<ResolversTypes['CheckoutPayload'], ParentType, ContextType, RequireFields<MutationApplyDiscountCodeArgs, 'appointmentId' | 'code'>>;
  capturePaypalPayment?: Resolver<ResolversTypes['ChargeCardPayload'], ParentType, ContextType, RequireFields<MutationCapturePaypalPaymentArgs, 'appointmentId' | 'orderId'>>;
  chargeCard?: Resolver<ResolversTypes['ChargeCardPayload'], ParentType, ContextType, RequireFields<MutationChargeCardArgs, 'appointmentId'>>;
  chargeTipOnly?: Resolver<ResolversTypes['ChargeCardPayload'], ParentType, ContextType, RequireFields<MutationChargeTipOnlyArgs, 'appointmentId' | 'tipAmount'>>;
  checkPaypalSellerStatus?: Resolver<ResolversTypes['CheckPaypalSellerStatusPayload'], ParentType, ContextType>;
  completeSetup?: Resolver<ResolversTypes['CompleteSetupPayload'], ParentType, ContextType, RequireFields<MutationCompleteSetupArgs, 'input'>>;
  connectPaypal?: Resolver<ResolversTypes['ConnectProviderPayload'], ParentType, ContextType>;
  connectSquare?: Resolver<ResolversTypes['ConnectProviderPayload'], ParentType, ContextType>;
  connectStripe?: Resolver<ResolversTypes['ConnectStripePayload'], ParentType, ContextType>;
  createAdjustment?: Resolver<ResolversTypes['CreateAdjustmentPayload'], ParentType, ContextType, RequireFields<MutationCreateAdjustmentArgs, 'adjustedAt' | 'amountCents' | 'appointmentId' | 'onlyOverpaid'>>;
  createPaypalOrder?: Resolver<ResolversTypes['CreatePaypalOrderPayload'], ParentType, ContextType, RequireFields<MutationCreatePaypalOrderArgs, 'appointmentId' | 'fundingSource' | 'tipAmountCents' | 'tipOnly'>>;
  deleteDiscountCode?: Resolver<ResolversTypes['DeleteDiscountCodePayload'], ParentType, ContextType, RequireFields<MutationDeleteDiscountCodeArgs, 'id'>>;
  deletePaymentMethod?: Resolver<ResolversTypes['DeletePaymentMethodPayload'], ParentType, ContextType, RequireFields<MutationDeletePaymentMethodArgs, 'input'>>;
  disconnectPaypalAccount?: Resolver<ResolversTypes['DisconnectPaypalAccountPayload'], ParentType, ContextType>;
  issueGiftCard?: Resolver<ResolversTypes['IssueGiftCardPayload'], ParentType, ContextType, RequireFields<MutationIssueGiftCardArgs, 'input'>>;
  markPaid?: Resolver<ResolversTypes['MarkPaidPayload'], ParentType, ContextType, RequireFields<MutationMarkPaidArgs, 'appointmentId' | 'paidBy'>>;
  markRefundPaid?: Resolver<ResolversTypes['FailedRefundPayload'], ParentType, ContextType, RequireFields<MutationMarkRefundPaidArgs, 'paidBy' | 'refundId'>>;
  openBillingPortal?: Resolver<ResolversTypes['OpenBillingPortalPayload'], ParentType, ContextType>;
  orderGiftCard?: Resolver<ResolversTypes['OrderGiftCardPayload'], ParentType, ContextType, RequireFields<MutationOrderGiftCardArgs, 'input'>>;
  processRegistrationPayment?: Resolver<ResolversTypes['ProcessRegistrationPaymentPayload'], ParentType, ContextType, RequireFields<MutationProcessRegistrationPaymentArgs, 'registrationId'>>;
  refreshSubscription?: Resolver<ResolversTypes['RefreshSubscriptionPayload'], ParentType, ContextType>;
  removeAdjustment?: Resolver<ResolversTypes['RemoveAdjustmentPayload'], ParentType, ContextType, RequireFields<MutationRemoveAdjustmentArgs, 'adjustmentId'>>;
  removeDiscountCode?: Resolver<ResolversTypes['CheckoutPayload'], ParentType, ContextType, RequireFields<MutationRemoveDiscountCodeArgs, 'appointmentId' | 'code'>>;
  retryPayment?: Resolver<ResolversTypes['ChargeCardPayload'], ParentType, ContextType, RequireFields<MutationRetryPaymentArgs, 'appointmentId'>>;
  retryRefund?: Resolver<ResolversTypes['FailedRefundPayload'], ParentType, ContextType, RequireFields<MutationRetryRefundArgs, 'refundId'>>;
  sendClientInvoiceMutation?: Resolver<ResolversTypes['SendClientInvoicePayload'], ParentType, ContextType, RequireFields<MutationSendClientInvoiceMutationArgs, 'appointmentId' | 'sendTo'>>;
  setupIntent?: Resolver<ResolversTypes['SetupIntentPayload'], ParentType, ContextType, RequireFields<MutationSetupIntentArgs, 'practiceId'>>;
  squareAddCardToCustomer?: Resolver<ResolversTypes['CompleteSetupPayload'], ParentType, ContextType, RequireFields<MutationSquareAddCardToCustomerArgs, 'practiceId' | 'sourceId'>>;
  startSubscription?: Resolver<ResolversTypes['StartSubscriptionPayload'], ParentType, ContextType, RequireFields<MutationStartSubscriptionArgs, 'priceId'>>;
  undoMarkPaid?: Resolver<ResolversTypes['MarkPaidPayload'], ParentType, ContextType, RequireFields<MutationUndoMarkPaidArgs, 'appointmentId'>>;
  updateInvoiceDetails?: Resolver<ResolversTypes['UpdateInvoiceDetailsPayload'], ParentType, ContextType, RequireFields<MutationUpdateInvoiceDetailsArgs, 'input'>>;
  updatePaypalSettings?: Resolver<ResolversTypes['UpdatePaypalSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdatePaypalSettingsArgs, 'paypalActive' | 'venmoActive'>>;
  updatePracticePaymentProvider?: Resolver<ResolversTypes['UpdatePaymentProviderPayload'], ParentType, ContextType, RequireFields<MutationUpdatePracticePaymentProviderArgs, 'provider'>>;
  upsertDiscountCode?: Resolver<ResolversTypes['UpsertDiscountCodePayload'], ParentType, ContextType, RequireFields<MutationUpsertDiscountCodeArgs, 'input'>>;
  upsertGiftCardTemplate?: Resolver<ResolversTypes['UpsertGiftCardTemplatePayload'], ParentType, ContextType, RequireFields<MutationUpsertGiftCardTemplateArgs, 'amountCents'>>;
};

export type OpenBillingPortalPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OpenBillingPortalPayload'] = ResolversParentTypes['OpenBillingPortalPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderGiftCardPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderGiftCardPayload'] = ResolversParentTypes['OrderGiftCardPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['GiftCardOrder']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type PaymentAccountsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentAccounts'] = ResolversParentTypes['PaymentAccounts']> = {
  paypal?: Resolver<ResolversTypes['PaypalInfo'], ParentType, ContextType>;
  square?: Resolver<ResolversTypes['SquareInfo'], ParentType, ContextType>;
  stripe?: Resolver<ResolversTypes['StripeInfo'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitsToCharge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PayoutResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Payout'] = ResolversParentTypes['Payout']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  arrivesOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  correctionsCents?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  elsewhereCents?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  feesCents?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentsCents?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  platformFeesCents?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providerPayoutId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundsCents?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PayoutStatus'], ParentType, ContextType>;
  unexplainedCents?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type PayoutEntryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PayoutEntry'] = ResolversParentTypes['PayoutEntry']> = {
  feeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grossCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PayoutEntryKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  visit?: Resolver<Maybe<ResolversTypes['VisitPayment']>, ParentType, ContextType>;
};

export type PaypalFormResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaypalForm'] = ResolversParentTypes['PaypalForm']> = {
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchantId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paypal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sandboxUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  venmo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaypalInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaypalInfo'] = ResolversParentTypes['PaypalInfo']> = {
  merchantId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paypalActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paypalConnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sellerStatus?: Resolver<Maybe<ResolversTypes['PaypalSellerStatus']>, ParentType, ContextType>;
  venmoActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaypalSellerStatusResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaypalSellerStatus'] = ResolversParentTypes['PaypalSellerStatus']> = {
  isOnboardingComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentsReceivable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  primaryEmailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PracticeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Practice'] = ResolversParentTypes['Practice'], FederationReferenceType extends FederationReferenceTypes['Practice'] = FederationReferenceTypes['Practice']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Practice']> | FederationReferenceType, FederationReferenceType, ContextType>;
  giftCardOffers?: Resolver<Array<ResolversTypes['GiftCardOffer']>, ParentType, ContextType>;
  hasPaymentProvider?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPaypalAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPaypalPaymentsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasVenmoPaymentsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceDetails?: Resolver<Maybe<ResolversTypes['InvoiceDetails']>, ParentType, ContextType>;
  isStripeApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pastAppointments?: Resolver<Maybe<Array<ResolversTypes['VisitPayment']>>, ParentType, ContextType, RequireFields<PracticePastAppointmentsArgs, 'dateFilter' | 'limit' | 'offset' | 'stateFilter'>>;
  pastAppointmentsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<PracticePastAppointmentsCountArgs, 'dateFilter' | 'stateFilter'>>;
  pastAppointmentsExport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<PracticePastAppointmentsExportArgs, 'dateFilter' | 'stateFilter'>>;
  paymentAccounts?: Resolver<Maybe<ResolversTypes['PaymentAccounts']>, ParentType, ContextType>;
  paymentProvider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payoutEntries?: Resolver<Maybe<Array<ResolversTypes['PayoutEntry']>>, ParentType, ContextType, RequireFields<PracticePayoutEntriesArgs, 'limit' | 'offset' | 'payoutId'>>;
  payouts?: Resolver<Maybe<Array<ResolversTypes['Payout']>>, ParentType, ContextType, RequireFields<PracticePayoutsArgs, 'limit' | 'offset'>>;
  payoutsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paypalForm?: Resolver<Maybe<ResolversTypes['PaypalForm']>, ParentType, ContextType>;
  stripeAccountId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['PracticeSubscription']>, ParentType, ContextType>;
  totalCollected?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType, RequireFields<PracticeTotalCollectedArgs, 'dateFilter' | 'stateFilter'>>;
  totalOutstanding?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType, RequireFields<PracticeTotalOutstandingArgs, 'dateFilter' | 'stateFilter'>>;
};

export type PracticeSubscriptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PracticeSubscription'] = ResolversParentTypes['PracticeSubscription']> = {
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasBilling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  periodEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SubscriptionPrice']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
};

export type PriceLineResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PriceLine'] = ResolversParentTypes['PriceLine']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PriceLineKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProcessRegistrationPaymentPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProcessRegistrationPaymentPayload'] = ResolversParentTypes['ProcessRegistrationPaymentPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['BookableEventRegistration']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  cardForm?: Resolver<Maybe<ResolversTypes['CardForm']>, ParentType, ContextType, RequireFields<QueryCardFormArgs, 'practiceId'>>;
  defaultPaymentMethodPractice?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType, RequireFields<QueryDefaultPaymentMethodPracticeArgs, 'practiceId'>>;
  discountCodes?: Resolver<Array<ResolversTypes['DiscountCode']>, ParentType, ContextType>;
  disputedPayments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<QueryDisputedPaymentsArgs, 'limit' | 'offset'>>;
  failedPayments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<QueryFailedPaymentsArgs, 'limit' | 'offset'>>;
  failedRefunds?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<QueryFailedRefundsArgs, 'limit' | 'offset'>>;
  giftCardBalance?: Resolver<Maybe<ResolversTypes['GiftCardBalance']>, ParentType, ContextType, RequireFields<QueryGiftCardBalanceArgs, 'code'>>;
  giftCardOrder?: Resolver<Maybe<ResolversTypes['GiftCardOrder']>, ParentType, ContextType, RequireFields<QueryGiftCardOrderArgs, 'token'>>;
  giftCardTemplates?: Resolver<Array<ResolversTypes['GiftCardTemplate']>, ParentType, ContextType>;
  giftCards?: Resolver<Array<ResolversTypes['GiftCard']>, ParentType, ContextType>;
  missingPayments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<QueryMissingPaymentsArgs, 'limit' | 'offset'>>;
  paypalForm?: Resolver<Maybe<ResolversTypes['PaypalForm']>, ParentType, ContextType, RequireFields<QueryPaypalFormArgs, 'practiceId'>>;
  registrationsToSettle?: Resolver<Array<ResolversTypes['BookableEventRegistration']>, ParentType, ContextType, RequireFields<QueryRegistrationsToSettleArgs, 'limit' | 'offset'>>;
  subscriptionPlans?: Resolver<Array<ResolversTypes['SubscriptionPlan']>, ParentType, ContextType>;
  verificationSession?: Resolver<Maybe<ResolversTypes['VerificationSession']>, ParentType, ContextType>;
};

export type ReceivedMoneyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReceivedMoney'] = ResolversParentTypes['ReceivedMoney']> = {
  cardCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  giftCardCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offlineCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefreshSubscriptionPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RefreshSubscriptionPayload'] = ResolversParentTypes['RefreshSubscriptionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type RemoveAdjustmentPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RemoveAdjustmentPayload'] = ResolversParentTypes['RemoveAdjustmentPayload']> = {
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export interface SafeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeInt'], any> {
  name: 'SafeInt';
}

export type SendClientInvoicePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SendClientInvoicePayload'] = ResolversParentTypes['SendClientInvoicePayload']> = {
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type SentInvoiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SentInvoice'] = ResolversParentTypes['SentInvoice']> = {
  dueCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentTo?: Resolver<ResolversTypes['InvoiceChannel'], ParentType, ContextType>;
  totalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SetupIntentPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SetupIntentPayload'] = ResolversParentTypes['SetupIntentPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  setupIntentSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SquareInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SquareInfo'] = ResolversParentTypes['SquareInfo']> = {
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ProviderAccountError']>, ParentType, ContextType>;
  erroredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  squareConnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StartSubscriptionPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StartSubscriptionPayload'] = ResolversParentTypes['StartSubscriptionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StripeInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StripeInfo'] = ResolversParentTypes['StripeInfo']> = {
  connectionError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operational?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requirementsDue?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  requirementsPastDue?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  stripeConnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubscriptionPlanResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SubscriptionPlan'] = ResolversParentTypes['SubscriptionPlan']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  includes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['SubscriptionPrice']>, ParentType, ContextType>;
};

export type SubscriptionPriceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SubscriptionPrice'] = ResolversParentTypes['SubscriptionPrice']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['SubscriptionInterval'], ParentType, ContextType>;
};

export type TransactionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Transaction'] = ResolversParentTypes['Transaction']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  scheduledFor?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdateInvoiceDetailsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdateInvoiceDetailsPayload'] = ResolversParentTypes['UpdateInvoiceDetailsPayload']> = {
  details?: Resolver<Maybe<ResolversTypes['InvoiceDetails']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpdatePaymentProviderPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdatePaymentProviderPayload'] = ResolversParentTypes['UpdatePaymentProviderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpdatePaypalSettingsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdatePaypalSettingsPayload'] = ResolversParentTypes['UpdatePaypalSettingsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpsertDiscountCodePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpsertDiscountCodePayload'] = ResolversParentTypes['UpsertDiscountCodePayload']> = {
  discountCode?: Resolver<Maybe<ResolversTypes['DiscountCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpsertGiftCardTemplatePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpsertGiftCardTemplatePayload'] = ResolversParentTypes['UpsertGiftCardTemplatePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  giftCardTemplate?: Resolver<Maybe<ResolversTypes['GiftCardTemplate']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerificationSessionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VerificationSession'] = ResolversParentTypes['VerificationSession']> = {
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VerificationSessionStatus'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VisitPaymentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VisitPayment'] = ResolversParentTypes['VisitPayment']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collectedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['BookableEventRegistration']>, ParentType, ContextType>;
  serviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Adjustment?: AdjustmentResolvers<ContextType>;
  Appointment?: AppointmentResolvers<ContextType>;
  BookableEventRegistration?: BookableEventRegistrationResolvers<ContextType>;
  CardForm?: CardFormResolvers<ContextType>;
  ChargeCardPayload?: ChargeCardPayloadResolvers<ContextType>;
  CheckPaypalSellerStatusPayload?: CheckPaypalSellerStatusPayloadResolvers<ContextType>;
  CheckoutPayload?: CheckoutPayloadResolvers<ContextType>;
  Client?: ClientResolvers<ContextType>;
  ClientPackage?: ClientPackageResolvers<ContextType>;
  CompleteSetupPayload?: CompleteSetupPayloadResolvers<ContextType>;
  ConnectProviderPayload?: ConnectProviderPayloadResolvers<ContextType>;
  ConnectStripePayload?: ConnectStripePayloadResolvers<ContextType>;
  CreateAdjustmentPayload?: CreateAdjustmentPayloadResolvers<ContextType>;
  CreatePaypalOrderPayload?: CreatePaypalOrderPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeleteDiscountCodePayload?: DeleteDiscountCodePayloadResolvers<ContextType>;
  DeletePaymentMethodPayload?: DeletePaymentMethodPayloadResolvers<ContextType>;
  DisconnectPaypalAccountPayload?: DisconnectPaypalAccountPayloadResolvers<ContextType>;
  DiscountCode?: DiscountCodeResolvers<ContextType>;
  DiscountCodeRedemption?: DiscountCodeRedemptionResolvers<ContextType>;
  Dispute?: DisputeResolvers<ContextType>;
  ErrorCode?: ErrorCodeResolvers;
  FailedRefund?: FailedRefundResolvers<ContextType>;
  FailedRefundPayload?: FailedRefundPayloadResolvers<ContextType>;
  GiftCard?: GiftCardResolvers<ContextType>;
  GiftCardBalance?: GiftCardBalanceResolvers<ContextType>;
  GiftCardOffer?: GiftCardOfferResolvers<ContextType>;
  GiftCardOrder?: GiftCardOrderResolvers<ContextType>;
  GiftCardRedemption?: GiftCardRedemptionResolvers<ContextType>;
  GiftCardTemplate?: GiftCardTemplateResolvers<ContextType>;
  InvoiceDetails?: InvoiceDetailsResolvers<ContextType>;
  IssueGiftCardPayload?: IssueGiftCardPayloadResolvers<ContextType>;
  MarkPaidPayload?: MarkPaidPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OpenBillingPortalPayload?: OpenBillingPortalPayloadResolvers<ContextType>;
  OrderGiftCardPayload?: OrderGiftCardPayloadResolvers<ContextType>;
  PaymentAccounts?: PaymentAccountsResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  Payout?: PayoutResolvers<ContextType>;
  PayoutEntry?: PayoutEntryResolvers<ContextType>;
  PaypalForm?: PaypalFormResolvers<ContextType>;
  PaypalInfo?: PaypalInfoResolvers<ContextType>;
  PaypalSellerStatus?: PaypalSellerStatusResolvers<ContextType>;
  Practice?: PracticeResolvers<ContextType>;
  PracticeSubscription?: PracticeSubscriptionResolvers<ContextType>;
  PriceLine?: PriceLineResolvers<ContextType>;
  ProcessRegistrationPaymentPayload?: ProcessRegistrationPaymentPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReceivedMoney?: ReceivedMoneyResolvers<ContextType>;
  RefreshSubscriptionPayload?: RefreshSubscriptionPayloadResolvers<ContextType>;
  RemoveAdjustmentPayload?: RemoveAdjustmentPayloadResolvers<ContextType>;
  SafeInt?: GraphQLScalarType;
  SendClientInvoicePayload?: SendClientInvoicePayloadResolvers<ContextType>;
  SentInvoice?: SentInvoiceResolvers<ContextType>;
  SetupIntentPayload?: SetupIntentPayloadResolvers<ContextType>;
  SquareInfo?: SquareInfoResolvers<ContextType>;
  StartSubscriptionPayload?: StartSubscriptionPayloadResolvers<ContextType>;
  StripeInfo?: StripeInfoResolvers<ContextType>;
  SubscriptionPlan?: SubscriptionPlanResolvers<ContextType>;
  SubscriptionPrice?: SubscriptionPriceResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  UpdateInvoiceDetailsPayload?: UpdateInvoiceDetailsPayloadResolvers<ContextType>;
  UpdatePaymentProviderPayload?: UpdatePaymentProviderPayloadResolvers<ContextType>;
  UpdatePaypalSettingsPayload?: UpdatePaypalSettingsPayloadResolvers<ContextType>;
  UpsertDiscountCodePayload?: UpsertDiscountCodePayloadResolvers<ContextType>;
  UpsertGiftCardTemplatePayload?: UpsertGiftCardTemplatePayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VerificationSession?: VerificationSessionResolvers<ContextType>;
  VisitPayment?: VisitPaymentResolvers<ContextType>;
};


import type * as kit from '@yarrow/kit/graphql/resolver-methods';

export type AdjustmentMethods = kit.FieldMethods<AdjustmentResolvers>;
export type AppointmentMethods = kit.FieldMethods<AppointmentResolvers>;
export type BookableEventRegistrationMethods = kit.FieldMethods<BookableEventRegistrationResolvers>;
export type CardFormMethods = kit.FieldMethods<CardFormResolvers>;
export type ChargeCardPayloadMethods = kit.FieldMethods<ChargeCardPayloadResolvers>;
export type CheckPaypalSellerStatusPayloadMethods = kit.FieldMethods<CheckPaypalSellerStatusPayloadResolvers>;
export type CheckoutPayloadMethods = kit.FieldMethods<CheckoutPayloadResolvers>;
export type ClientMethods = kit.FieldMethods<ClientResolvers>;
export type ClientPackageMethods = kit.FieldMethods<ClientPackageResolvers>;
export type CompleteSetupPayloadMethods = kit.FieldMethods<CompleteSetupPayloadResolvers>;
export type ConnectProviderPayloadMethods = kit.FieldMethods<ConnectProviderPayloadResolvers>;
export type ConnectStripePayloadMethods = kit.FieldMethods<ConnectStripePayloadResolvers>;
export type CreateAdjustmentPayloadMethods = kit.FieldMethods<CreateAdjustmentPayloadResolvers>;
export type CreatePaypalOrderPayloadMethods = kit.FieldMethods<CreatePaypalOrderPayloadResolvers>;
export type DeleteDiscountCodePayloadMethods = kit.FieldMethods<DeleteDiscountCodePayloadResolvers>;
export type DeletePaymentMethodPayloadMethods = kit.FieldMethods<DeletePaymentMethodPayloadResolvers>;
export type DisconnectPaypalAccountPayloadMethods = kit.FieldMethods<DisconnectPaypalAccountPayloadResolvers>;
export type DiscountCodeMethods = kit.FieldMethods<DiscountCodeResolvers>;
export type DiscountCodeRedemptionMethods = kit.FieldMethods<DiscountCodeRedemptionResolvers>;
export type DisputeMethods = kit.FieldMethods<DisputeResolvers>;
export type FailedRefundMethods = kit.FieldMethods<FailedRefundResolvers>;
export type FailedRefundPayloadMethods = kit.FieldMethods<FailedRefundPayloadResolvers>;
export type GiftCardMethods = kit.FieldMethods<GiftCardResolvers>;
export type GiftCardBalanceMethods = kit.FieldMethods<GiftCardBalanceResolvers>;
export type GiftCardOfferMethods = kit.FieldMethods<GiftCardOfferResolvers>;
export type GiftCardOrderMethods = kit.FieldMethods<GiftCardOrderResolvers>;
export type GiftCardRedemptionMethods = kit.FieldMethods<GiftCardRedemptionResolvers>;
export type GiftCardTemplateMethods = kit.FieldMethods<GiftCardTemplateResolvers>;
export type InvoiceDetailsMethods = kit.FieldMethods<InvoiceDetailsResolvers>;
export type IssueGiftCardPayloadMethods = kit.FieldMethods<IssueGiftCardPayloadResolvers>;
export type MarkPaidPayloadMethods = kit.FieldMethods<MarkPaidPayloadResolvers>;
export type MutationMethods = kit.MutationMethods<MutationResolvers>;
export type OpenBillingPortalPayloadMethods = kit.FieldMethods<OpenBillingPortalPayloadResolvers>;
export type OrderGiftCardPayloadMethods = kit.FieldMethods<OrderGiftCardPayloadResolvers>;
export type PaymentAccountsMethods = kit.FieldMethods<PaymentAccountsResolvers>;
export type PaymentMethodMethods = kit.FieldMethods<PaymentMethodResolvers>;
export type PayoutMethods = kit.FieldMethods<PayoutResolvers>;
export type PayoutEntryMethods = kit.FieldMethods<PayoutEntryResolvers>;
export type PaypalFormMethods = kit.FieldMethods<PaypalFormResolvers>;
export type PaypalInfoMethods = kit.FieldMethods<PaypalInfoResolvers>;
export type PaypalSellerStatusMethods = kit.FieldMethods<PaypalSellerStatusResolvers>;
export type PracticeMethods = kit.FieldMethods<PracticeResolvers>;
export type PracticeSubscriptionMethods = kit.FieldMethods<PracticeSubscriptionResolvers>;
export type PriceLineMethods = kit.FieldMethods<PriceLineResolvers>;
export type ProcessRegistrationPaymentPayloadMethods = kit.FieldMethods<ProcessRegistrationPaymentPayloadResolvers>;
export type QueryMethods = kit.QueryMethods<QueryResolvers>;
export type ReceivedMoneyMethods = kit.FieldMethods<ReceivedMoneyResolvers>;
export type RefreshSubscriptionPayloadMethods = kit.FieldMethods<RefreshSubscriptionPayloadResolvers>;
export type RemoveAdjustmentPayloadMethods = kit.FieldMethods<RemoveAdjustmentPayloadResolvers>;
export type SendClientInvoicePayloadMethods = kit.FieldMethods<SendClientInvoicePayloadResolvers>;
export type SentInvoiceMethods = kit.FieldMethods<SentInvoiceResolvers>;
export type SetupIntentPayloadMethods = kit.FieldMethods<SetupIntentPayloadResolvers>;
export type SquareInfoMethods = kit.FieldMethods<SquareInfoResolvers>;
export type StartSubscriptionPayloadMethods = kit.FieldMethods<StartSubscriptionPayloadResolvers>;
export type StripeInfoMethods = kit.FieldMethods<StripeInfoResolvers>;
export type SubscriptionPlanMethods = kit.FieldMethods<SubscriptionPlanResolvers>;
export type SubscriptionPriceMethods = kit.FieldMethods<SubscriptionPriceResolvers>;
export type TransactionMethods = kit.FieldMethods<TransactionResolvers>;
export type UpdateInvoiceDetailsPayloadMethods = kit.FieldMethods<UpdateInvoiceDetailsPayloadResolvers>;
export type UpdatePaymentProviderPayloadMethods = kit.FieldMethods<UpdatePaymentProviderPayloadResolvers>;
export type UpdatePaypalSettingsPayloadMethods = kit.FieldMethods<UpdatePaypalSettingsPayloadResolvers>;
export type UpsertDiscountCodePayloadMethods = kit.FieldMethods<UpsertDiscountCodePayloadResolvers>;
export type UpsertGiftCardTemplatePayloadMethods = kit.FieldMethods<UpsertGiftCardTemplatePayloadResolvers>;
export type UserErrorMethods = kit.FieldMethods<UserErrorResolvers>;
export type VerificationSessionMethods = kit.FieldMethods<VerificationSessionResolvers>;
export type VisitPaymentMethods = kit.FieldMethods<VisitPaymentResolvers>;

declare module '@yarrow/kit/domain-error' {
  interface ErrorCodes {
    payments:
      | 'account_taken'
      | 'already_paid'
      | 'already_subscribed'
      | 'already_tipped'
      | 'amount_changed'
      | 'authentication_failed'
      | 'authentication_required'
      | 'card_declined'
      | 'card_in_use'
      | 'card_needed'
      | 'changed_meanwhile'
      | 'code_expired'
      | 'code_not_combinable'
      | 'code_not_for_service'
      | 'code_taken'
      | 'code_used_up'
      | 'currency_mismatch'
      | 'denied'
      | 'email_not_confirmed'
      | 'expired_card'
      | 'forbidden'
      | 'gift_card_empty'
      | 'hold_expired'
      | 'incorrect_cvc'
      | 'incorrect_number'
      | 'incorrect_zip'
      | 'instrument_declined'
      | 'insufficient_funds'
      | 'invalid_address'
      | 'invalid_adjusted_at'
      | 'invalid_amount'
      | 'invalid_buyer_name'
      | 'invalid_code'
      | 'invalid_count'
      | 'invalid_country'
      | 'invalid_description'
      | 'invalid_email'
      | 'invalid_expiry'
      | 'invalid_idempotency_key'
      | 'invalid_legal_name'
      | 'invalid_message'
      | 'invalid_name'
      | 'invalid_note'
      | 'invalid_paid_by'
      | 'invalid_percent'
      | 'invalid_phone'
      | 'invalid_price'
      | 'invalid_recipient_name'
      | 'invalid_send_on'
      | 'invalid_services'
      | 'invalid_tax_label'
      | 'invalid_tax_number'
      | 'invalid_tip'
      | 'no_email'
      | 'no_payment_provider'
      | 'no_phone'
      | 'not_approved'
      | 'not_connected'
      | 'not_editable'
      | 'not_found'
      | 'not_open'
      | 'not_payable'
      | 'not_ready'
      | 'not_subscribed'
      | 'nothing_to_discount'
      | 'payment_unknown'
      | 'processing'
      | 'processing_error'
      | 'provider_not_offered'
      | 'provider_refused'
      | 'provider_unavailable'
      | 'rate_limited'
      | 'setup_failed'
      | 'tip_not_possible'
      | 'tips_not_accepted'
      | 'too_many_attempts'
      | 'unknown_code'
      | 'unknown_provider'
      | 'venmo_needs_usd'
      | 'wallet_not_available'
      | 'wrong_currency'
      | 'wrong_provider';
  }
}
