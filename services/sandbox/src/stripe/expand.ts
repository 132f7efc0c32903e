import { invalidRequest } from './stripe-errors.js';
import type { StripeObject } from './stripe-types.js';

type Json = Record<string, unknown>;

/**
 * Replaces ids by their objects along each path such as `latest_charge.balance_transaction` or `data.customer`.
 * Changes `root`, which must be a copy. At most four levels, as Stripe allows.
 */
export function expand(root: object, paths: string[], find: (id: string) => StripeObject | undefined): void {
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > 4)
      throw invalidRequest('You cannot expand more than 4 levels of a property.', undefined, 'expand');
    expandPath(root as Json, steps, path, find);
  }
}

function expandPath(node: Json, steps: string[], path: string, find: (id: string) => StripeObject | undefined): void {
  const [step, ...rest] = steps;
  if (step === undefined) return;
  const value = node[step];
  if (value === undefined) throw invalidRequest(`This property cannot be expanded (${path}).`, undefined, 'expand');
  if (typeof value === 'string') {
    const object = find(value);
    if (!object) throw invalidRequest(`This property cannot be expanded (${path}).`, undefined, 'expand');
    node[step] = structuredClone(object);
  }
  const next = node[step];
  if (Array.isArray(next)) for (const item of next) expandPath(item as Json, rest, path, find);
  else if (next !== null && typeof next === 'object') expandPath(next as Json, rest, path, find);
}
