import { randomUUID } from 'node:crypto';
import { ApiVisitor } from './api-visitor.js';
import { eventually } from './eventually.js';
import { openPractice, type OpenPractice, type PracticeWishes } from './open-practice.js';

const SETTINGS = `mutation Settings($lead: Int, $charges: Boolean, $hours: Int, $percent: Int, $noShowPercent: Int) {
  updateBookingSettings(appointmentLeadTime: $lead, chargeClientCcAtBooking: $charges, lateCancellationHours: $hours,
    lateCancellationFeePercent: $percent, noShowFeePercent: $noShowPercent) { result errors { code message } } }`;
const NO_CARD = `mutation NoCard {
  updateBookingSettings(requireClientCcToBook: false, chargeClientCcAtBooking: false) {
    result errors { code message } } }`;
const TIPS = `mutation Tips { updatePracticeAcceptsTips(acceptsTips: true) { result errors { code message } } }`;
const PACKAGE = `mutation Package($name: String!, $locationIds: [ID!]!) {
  upsertService(name: $name, description: "<p>Five hours, as you like.</p>", package: true, numberOfSessions: 5,
    timeLength: 60, amountCents: 40000, public: true, locationIds: $locationIds) {
    result errors { code message } service { id } } }`;
const COUPON = `mutation Coupon($input: DiscountCodeInput!) {
  upsertDiscountCode(input: $input) { result errors { code message } discountCode { code } } }`;
const GIFT_CARD = `mutation GiftCard($input: IssueGiftCardInput!) {
  issueGiftCard(input: $input) { result errors { code message } giftCard { code } } }`;
const GIFT_CARD_OFFER = `mutation GiftCardOffer($amountCents: Int!) {
  upsertGiftCardTemplate(amountCents: $amountCents, active: true, public: true) {
    result errors { code message } giftCardTemplate { id } } }`;
const GIFT_CARD_ORDER = `mutation GiftCardOrder($input: OrderGiftCardInput!) {
  orderGiftCard(input: $input) { result errors { code message } order { token } } }`;
const GIFT_CARDS = '{ giftCards { code balanceCents } }';
const FREE = `query Free($practiceId: ID!, $serviceIds: [ID!]!, $locationId: ID!, $from: Date!, $to: Date!) {
  availability(practiceId: $practiceId, serviceIds: $serviceIds, locationId: $locationId, from: $from, to: $to) {
    days { slots { startsAt } } } }`;
const HOLD = `mutation Hold($input: HoldSlotInput!) {
  holdSlot(input: $input) { result errors { code message }
    hold { id paymentRequirement cancellationTerms { lateHours } } } }`;
const RELEASE = `mutation Release($id: ID!) { releaseSlot(input: { holdId: $id }) { result errors { code message } } }`;
const DAY_MS = 86_400_000;

/** The terms of cancelling: late within so many hours before the start. */
export interface LateTerms {
  hours: number;
  /** Of the price. */
  percent: number;
  /** Of the price, owed by who does not come; unchanged where it is left out. */
  noShowPercent?: number;
}

/** A quarter of the earth apart: in one of them it is the middle of the day. */
const ZONES = ['America/New_York', 'Europe/London', 'Asia/Kolkata', 'Pacific/Auckland', 'Pacific/Honolulu'];

/** Returns a zone in which it is daytime now: the day goes on for hours, and text messages are sent at once. */
export function zoneAtMidday(now = new Date()): string {
  const hourIn = (timeZone: string) =>
    Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now));
  return ZONES.find((zone) => hourIn(zone) >= 8 && hourIn(zone) <= 18)!;
}

/** A practice that keeps a card and charges it on the day, and that can be booked for the present day too. */
export async function openForToday(wishes: PracticeWishes = {}): Promise<OpenPractice & { timeZone: string }> {
  const timeZone = zoneAtMidday();
  const hours = { startsAt: '00:00', endsAt: '23:59' };
  const practice = await openPractice({ instant: true, timeZone, hours, ...wishes });
  await practice.pro.change(SETTINGS, { lead: 0 });
  await chargesOnTheDay(practice);
  return { ...practice, timeZone };
}

/** Bookings are made under these terms from now on. */
export async function setTerms(practice: OpenPractice, terms: LateTerms): Promise<void> {
  await practice.pro.change(SETTINGS, terms);
  await inForce('new terms', practice, ({ cancellationTerms }) => cancellationTerms.lateHours === terms.hours);
}

interface Kept {
  id: string;
  paymentRequirement: 'charge' | 'none' | 'save_card';
  cancellationTerms: { lateHours: number };
}

/** Scheduling receives settings by an event: waits until a held slot shows them. */
async function inForce(
  what: string,
  { practiceId, locationId, serviceId }: OpenPractice,
  shows: (hold: Kept) => boolean,
): Promise<void> {
  const visitor = new ApiVisitor();
  const at = { practiceId, locationId, serviceIds: [serviceId] };
  const startsAt = await lastFreeTime(visitor, at);
  await eventually(what, async () => {
    const { hold } = await visitor.change<{ hold: Kept }>(HOLD, { input: { ...at, startsAt } });
    await visitor.change(RELEASE, { id: hold.id });
    return shows(hold);
  });
}

async function lastFreeTime(visitor: ApiVisitor, at: object): Promise<string> {
  const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
  const { availability } = await visitor.ask<{ availability: { days: { slots: { startsAt: string }[] }[] } }>(FREE, {
    ...at,
    ...{ from: day(0), to: day(14) },
  });
  return availability.days.at(-1)!.slots.at(-1)!.startsAt;
}

/** Saves a card at booking and charges it on the day. */
export async function chargesOnTheDay(practice: OpenPractice): Promise<void> {
  await practice.pro.change(SETTINGS, { charges: false });
  await inForce('cards that are kept', practice, ({ paymentRequirement }) => paymentRequirement === 'save_card');
}

/** Takes cards, but requires none to book. */
export async function asksForNoCard(practice: OpenPractice): Promise<void> {
  await practice.pro.change(NO_CARD);
  await inForce('bookings without a card', practice, ({ paymentRequirement }) => paymentRequirement === 'none');
}

export async function acceptTips({ pro }: OpenPractice): Promise<void> {
  await pro.change(TIPS);
}

/** Five sessions of an hour for $400. */
export async function sellPackage({ pro, locationId }: OpenPractice, name = 'Five massages'): Promise<void> {
  await pro.change(PACKAGE, { name, locationIds: [locationId] });
}

/** A coupon that takes a share off. @returns its code */
export async function issueCoupon({ pro }: OpenPractice, percent: number): Promise<string> {
  const input = { code: '', kind: 'percentage', percent };
  const { discountCode } = await pro.change<{ discountCode: { code: string } }>(COUPON, { input });
  return discountCode.code;
}

/** Issues a gift card, which is mailed to its recipient. */
export async function issueGiftCard(
  { pro }: OpenPractice,
  card: { amountCents: number; recipientEmail: string; recipientName?: string; message?: string },
): Promise<string> {
  const { giftCard } = await pro.change<{ giftCard: { code: string } }>(GIFT_CARD, {
    input: { recipientName: 'Grace', ...card },
  });
  return giftCard.code;
}

/** Sells a gift card online, for everybody. @returns the id of the offer */
export async function offerGiftCard({ pro }: OpenPractice, amountCents: number): Promise<string> {
  const { giftCardTemplate } = await pro.change<{ giftCardTemplate: { id: string } }>(GIFT_CARD_OFFER, { amountCents });
  return giftCardTemplate.id;
}

/** An order of a gift card that is not paid yet. @returns the secret of its link */
export async function orderGiftCard({ practiceId }: OpenPractice, offerId: string, names: string): Promise<string> {
  const people = { recipientName: names, recipientEmail: 'ida@example.com', buyerName: names };
  const input = { ...people, practiceId, offerId, buyerEmail: 'grace@example.com', idempotencyKey: randomUUID() };
  const { order } = await new ApiVisitor().change<{ order: { token: string } }>(GIFT_CARD_ORDER, { input });
  return order.token;
}

/** What is left on a gift card, cents. */
export async function balanceOf({ pro }: OpenPractice, code: string): Promise<number> {
  const { giftCards } = await pro.ask<{ giftCards: { code: string; balanceCents: number }[] }>(GIFT_CARDS);
  return giftCards.find((card) => card.code === code)!.balanceCents;
}
