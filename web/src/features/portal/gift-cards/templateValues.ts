import { z } from 'zod/mini';
import type { GiftCardTemplateOfPracticeFragment } from '../../../gql/graphql.js';

/** A gift card that the practice offers, as the form holds it. */
export interface TemplateValues {
  /** Whole units of the currency, as typed. */
  amount: string;
  description: string;
  active: boolean;
  public: boolean;
}

export const NEW_TEMPLATE: TemplateValues = { amount: '', description: '', active: true, public: false };

export function valuesOf(template: GiftCardTemplateOfPracticeFragment): TemplateValues {
  const { amountCents, description, active, public: isPublic } = template;
  return { amount: String(amountCents / 100), description, active, public: isPublic };
}

const MOST = 10_000;
const MAX_DESCRIPTION_LENGTH = 200;
const asNumber = (text: string) => Number(text.trim().replace(/^\$/, '').replaceAll(',', ''));

/** What is wrong with an amount as it is typed (spec portal-configuration §5); undefined for one that is right. */
export function amountProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Amount is required';
  const amount = asNumber(text);
  if (!(amount > 0)) return 'Amount must be a positive number';
  if (!Number.isInteger(amount)) return 'Amount must be in whole dollars';
  return amount > MOST ? 'A gift card holds at most $10,000.' : undefined;
}

/** Rules of the form (spec portal-configuration §5). */
export const templateRules = z
  .object({
    amount: z.string(),
    description: z.string().check(z.maxLength(MAX_DESCRIPTION_LENGTH, 'Please use at most 200 characters.')),
    active: z.boolean(),
    public: z.boolean(),
  })
  .check((context) => {
    const message = amountProblem(context.value.amount);
    if (message) context.issues.push({ code: 'custom', path: ['amount'], message, input: context.value.amount });
  });

/** As it is sent. */
export function templateInput({ amount, description, ...switches }: TemplateValues) {
  return { amountCents: asNumber(amount) * 100, description: description.trim(), ...switches };
}
