/** What a practice pays the platform for. */
export type PlanId = 'free' | 'website';

export interface Plan {
  readonly name: string;
  /** For people. */
  readonly includes: readonly string[];
  /** Features of a practice that come with it and go with it, as the enum `PracticeFeature` of the API names them. */
  readonly features: readonly string[];
}

/** What each plan includes. `free` is what every practice has that pays for nothing else. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  free: {
    name: 'Free',
    includes: [
      'Online booking, a calendar and as many clients as you have',
      'Card payments, packages, coupons and gift cards',
      'Reminders by email and text',
      'Reviews, group events and video visits',
    ],
    features: [],
  },
  website: {
    name: 'Website',
    includes: ['Everything in Free', 'A link to your own website on your profile'],
    features: ['website_plan'],
  },
};

/** Plans that cost something, when the configuration offers them. */
export const PAID_PLANS = ['website'] as const satisfies PlanId[];

/** The key under which Stripe has the price of a plan (https://docs.stripe.com/products-prices/manage-prices#lookup-keys). */
export const lookupKeysOf = (plan: PlanId): string[] => [`${plan}_month`, `${plan}_year`];

export function planOfLookupKey(key: string | null): PlanId | null {
  return PAID_PLANS.find((plan) => key !== null && lookupKeysOf(plan).includes(key)) ?? null;
}
