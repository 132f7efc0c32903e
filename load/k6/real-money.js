/** Script sources of payment providers, which the pages of a site with the sandbox allow none of. */
const PROVIDERS = /https:\/\/(js\.stripe\.com|(sandbox\.)?web\.squarecdn\.com|www\.paypal\.com)/;
const LOOPBACK = /^http:\/\/(([\w-]+\.)?localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Why nothing may be done at a site whose pages have this content security policy; undefined where something may. */
export function refusalOfPages(site, policy) {
  if (!policy) return `${site} does not say what its pages may load: it is no site of ours.`;
  return PROVIDERS.test(policy) ? realMoney(site) : undefined;
}

/**
 * Why nothing may be paid where payments lead; undefined where something may.
 * @param {string | null} address of the stand-in, as the payment form or the start of onboarding has it
 * @param {string | undefined} named origin of a stand-in that is not on this machine
 */
export function refusalOfPayments(site, address, named) {
  if (!address) return realMoney(site);
  const origin = originOf(address);
  if (origin === named || LOOPBACK.test(origin)) return undefined;
  return `Payments of ${site} lead to ${origin}. If that is its sandbox, name it: --sandbox ${origin}`;
}

const realMoney = (site) =>
  `${site} takes real money. Load is for sites that have the sandbox in the place of payment providers.`;

export const originOf = (address) => /^https?:\/\/[^/?#]+/.exec(address)?.[0] ?? address;
