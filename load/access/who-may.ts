import type { Expectation, WhoMay } from './expectation.js';
import { WHO_MAY as catalog } from './who-may/catalog.js';
import { WHO_MAY as clients } from './who-may/clients.js';
import { WHO_MAY as notifications } from './who-may/notifications.js';
import { WHO_MAY as payments } from './who-may/payments.js';
import { WHO_MAY as reviews } from './who-may/reviews.js';
import { WHO_MAY as scheduling } from './who-may/scheduling.js';
import { WHO_MAY as search } from './who-may/search.js';

/** In the order in which their mutations run: `clients` is last because it ends sessions. */
const SERVICES = [scheduling, payments, catalog, notifications, reviews, search, clients];

const joined = (part: keyof WhoMay): Record<string, Expectation> =>
  Object.assign({}, ...SERVICES.map((service) => service[part]));

/** Who gets an answer to a query. */
export const QUERIES: Readonly<Record<string, Expectation>> = joined('queries');

/** Who may change what. */
export const MUTATIONS: Readonly<Record<string, Expectation>> = { ...joined('mutations'), ...joined('endings') };
