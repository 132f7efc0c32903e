/** What the content security policy has to allow for scripts of payment providers; nothing of it with the sandbox. */
export interface ProviderOrigins {
  script: string[];
  style: string[];
  connect: string[];
  frame: string[];
  font: string[];
  image: string[];
}

const NONE: ProviderOrigins = { script: [], style: [], connect: [], frame: [], font: [], image: [] };

/** https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE: ProviderOrigins = {
  ...NONE,
  script: ['https://js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
};

/** https://developer.squareup.com/docs/web-payments/overview: Square's own or its test environment. */
function square(test: boolean): ProviderOrigins {
  const cdn = `https://${test ? 'sandbox.' : ''}web.squarecdn.com`;
  const api = test ? 'squareupsandbox.com' : 'squareup.com';
  return {
    ...NONE,
    script: [cdn],
    style: [cdn],
    connect: [`https://pci-connect.${api}`, `https://connect.${api}`],
    frame: [cdn, `https://connect.${api}`],
    font: ['https://square-fonts-production-f.squarecdn.com', 'https://d1g145x70srn7h.cloudfront.net'],
  };
}

/** PayPal's script writes style elements around its frames; scripts of our own pages stay as strict as they are. */
const PAYPAL: ProviderOrigins = {
  ...NONE,
  script: ['https://www.paypal.com', 'https://www.paypalobjects.com'],
  style: ["'unsafe-inline'"],
  connect: ['https://www.paypal.com', 'https://www.paypalobjects.com'],
  frame: ['https://www.paypal.com', 'https://www.venmo.com', 'https://account.venmo.com'],
  image: ['https://www.paypalobjects.com', 'https://www.paypal.com'],
};

type ProviderVariable =
  | 'STRIPE_PUBLISHABLE_KEY'
  | 'STRIPE_API_BASE'
  | 'SQUARE_APPLICATION_ID'
  | 'SQUARE_API_BASE'
  | 'PAYPAL_CLIENT_ID'
  | 'PAYPAL_BROWSER_BASE';

/** The origins of every provider whose live keys are set: where a stand-in's address is, no script is loaded. */
export function paymentOrigins(env: Partial<Record<ProviderVariable, string | undefined>>): ProviderOrigins {
  const live = [
    env.STRIPE_PUBLISHABLE_KEY && !env.STRIPE_API_BASE ? STRIPE : NONE,
    env.SQUARE_APPLICATION_ID && !env.SQUARE_API_BASE ? square(env.SQUARE_APPLICATION_ID.startsWith('sandbox-')) : NONE,
    env.PAYPAL_CLIENT_ID && !env.PAYPAL_BROWSER_BASE ? PAYPAL : NONE,
  ];
  const all = (part: keyof ProviderOrigins) => live.flatMap((origins) => origins[part]);
  return {
    script: all('script'),
    style: all('style'),
    connect: all('connect'),
    frame: all('frame'),
    font: all('font'),
    image: all('image'),
  };
}
