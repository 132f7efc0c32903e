/**
 * The environment of every process of a running Yarrow, in one place.
 *
 * @typedef {object} Site
 * @property {Record<string, number>} ports
 * @property {object} secrets
 * @property {object} backing what `prepareBacking` found
 * @property {string} folder private folder of this run
 */
import { join } from 'node:path';
import { natsUrlOf } from './backing/nats-users.mjs';
import { appKeys, appsOfScheduling } from './environment-apps.mjs';
import { given, local, publicUrl, sandboxUrl } from './environment-values.mjs';
import { SERVICES, SUBGRAPHS } from './paths.mjs';

/**
 * @param {Site} site
 * @returns {Record<string, Record<string, string>>} variables by process: the services, `sandbox`, `gateway`, `web`
 */
export function environments(site) {
  const services = SERVICES.map((name) => [name, serviceEnvironment(name, site)]);
  return {
    sandbox: sandboxEnvironment(site),
    ...Object.fromEntries(services),
    gateway: gatewayEnvironment(site),
    web: webEnvironment(site),
  };
}

const common = ({ ports }, name) => ({
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PORT: String(ports[name]),
  PUBLIC_URL: publicUrl(ports),
  LOG_LEVEL: process.env.LOG_LEVEL || 'info',
  // Apollo's packages send telemetry unless it is disabled.
  APOLLO_TELEMETRY_DISABLED: 'true',
  ...given('OTEL_EXPORTER_OTLP_ENDPOINT', 'ERASURE_SETTLING_SECONDS', 'REQUEST_TIMEOUT_MS'),
});

const SEARCH_NAMES = [
  'SEARCH_ENGINE',
  'OPENSEARCH_USERNAME',
  'OPENSEARCH_PASSWORD',
  'OPENSEARCH_INDEX_PREFIX',
  'OPENSEARCH_TIMEOUT_MS',
  'PLACES_PROVIDER',
  'PLACES_API_KEY',
  'PLACES_API_BASE',
  'PLACES_COUNTRIES',
  'PLACES_TIMEOUT_MS',
  'PRACTITIONERS_CLAIM',
];

const ACCOUNT_NAMES = [
  ...['CONFIRMATIONS_PER_ADDRESS', 'LOGINS_PER_ADDRESS', 'REGISTRATIONS_PER_ADDRESS'],
  ...['REFERRAL_CREDIT_CENTS', 'SUPPORT_CHAT_APP_ID', 'SUPPORT_CHAT_SECRET'],
];

function serviceEnvironment(name, site) {
  const { secrets, backing } = site;
  return {
    ...common(site, name),
    DATABASE_URL: backing.databases[name],
    NATS_URL: natsUrlOf(name, backing.natsUrl, secrets.natsSecret),
    REDIS_URL: backing.redisUrl,
    ACTOR_PUBLIC_KEY: secrets.actorPublicKey,
    ...(name === 'clients' && {
      ...accountKeys(secrets),
      MAIL_SEALING_PUBLIC_KEY: secrets.mailSealingPublicKey,
      ...mail(site),
      ...given(...ACCOUNT_NAMES),
    }),
    ...(name === 'payments' && {
      MAIL_SEALING_PUBLIC_KEY: secrets.mailSealingPublicKey,
      ...stripe(site),
      ...square(site),
      ...paypal(site),
      ...credentials(site),
      ...given('CARD_SETUPS_PER_ADDRESS'),
    }),
    ...(name === 'reviews' && {
      MAIL_SEALING_PUBLIC_KEY: secrets.mailSealingPublicKey,
      ...storage(site),
      ...videos(backing),
      ...publication(),
    }),
    ...(name === 'catalog' && { ...storage(site), ...websites(site), ...given('TERMS_URL') }),
    ...(name === 'scheduling' && { ...given('BOOKINGS_PER_ADDRESS'), ...appsOfScheduling(site) }),
    ...(name === 'search' && searchEngine(backing)),
    ...(name === 'notifications' && {
      ...mail(site),
      MAIL_SEALING_PRIVATE_KEYS: secrets.mailSealingPrivateKeys,
      ...textMessages(site),
      ...stores(site),
      ...given('MESSAGES_FIRST_DAY', 'REPORT_ADDRESS'),
    }),
  };
}

const SITES_HOST = 'sites.localhost';
const SUGGESTION_NAMES = ['SUGGESTIONS_API_BASE', 'SUGGESTIONS_API_KEY', 'SUGGESTIONS_MODEL'];

/** The sandbox is also a name server, on the port of its HTTP, by UDP. */
function websites({ ports }) {
  return {
    SITES_HOST,
    DNS_SERVERS: `127.0.0.1:${ports.sandbox}`,
    ...given('SITES_HOST', 'DNS_SERVERS', 'DOMAIN_WIDGET_APP_ID', 'DOMAIN_WIDGET_SECRET', 'BUILDER_CUTOFF_DATE'),
    ...given(...SUGGESTION_NAMES),
  };
}

function searchEngine({ openSearchUrl }) {
  return { ...given(...SEARCH_NAMES), ...(openSearchUrl && { OPENSEARCH_URL: openSearchUrl }) };
}

/** When reviews become public; a journey does not wait for days. */
function publication() {
  return given('REVIEW_SETTLE_MINUTES', 'ANONYMOUS_REVIEW_MIN_HOURS', 'ANONYMOUS_REVIEW_MAX_HOURS');
}

function videos({ ffmpegPath }) {
  return {
    FFMPEG_PATH: ffmpegPath,
    // The tool that tries uploads out, at /video-upload-test.
    VIDEO_UPLOAD_TEST_MODE: 'true',
    ...given('VIDEO_UPLOAD_ENABLED', 'VIDEO_UPLOAD_TEST_MODE', 'VIDEO_WORKER'),
  };
}

function mail({ ports }) {
  return { SMTP_URL: process.env.SMTP_URL || `smtp://127.0.0.1:${ports.smtp}` };
}

const STRIPE_NAMES = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];

/** A key of Stripe's own in the environment means Stripe itself: then no address of the sandbox is set. */
function stripe({ ports, secrets }) {
  if (process.env.STRIPE_SECRET_KEY) {
    return given(...STRIPE_NAMES, 'STRIPE_API_BASE', 'SUBSCRIPTION_PLANS');
  }
  return {
    ...stripeKeys(secrets),
    // The sandbox has prices for it.
    SUBSCRIPTION_PLANS: process.env.SUBSCRIPTION_PLANS ?? 'website',
    STRIPE_API_BASE: local(ports.sandbox, '/stripe'),
    STRIPE_BROWSER_BASE: `${sandboxUrl(ports)}/stripe`,
  };
}

const stripeKeys = (secrets) => ({
  STRIPE_SECRET_KEY: secrets.stripeSecretKey,
  STRIPE_PUBLISHABLE_KEY: secrets.stripePublishableKey,
  STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
});

const SQUARE_NAMES = [
  'SQUARE_APPLICATION_ID',
  'SQUARE_APPLICATION_SECRET',
  'SQUARE_WEBHOOK_SIGNATURE_KEY',
  'SQUARE_WEBHOOK_URL',
  'SQUARE_API_BASE',
];
const PAYPAL_NAMES = [
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_PARTNER_ID',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_API_BASE',
];

/** As with Stripe: a configured application means Square itself. */
function square({ ports, secrets }) {
  if (process.env.SQUARE_APPLICATION_ID) return given(...SQUARE_NAMES);
  return {
    ...squareKeys(secrets),
    // Part of what Square signs.
    SQUARE_WEBHOOK_URL: local(ports.gateway, '/webhooks/square'),
    SQUARE_API_BASE: local(ports.sandbox, '/square'),
    SQUARE_BROWSER_BASE: `${sandboxUrl(ports)}/square`,
  };
}

const squareKeys = (secrets) => ({
  SQUARE_APPLICATION_ID: secrets.squareApplicationId,
  SQUARE_APPLICATION_SECRET: secrets.squareApplicationSecret,
  SQUARE_WEBHOOK_SIGNATURE_KEY: secrets.squareWebhookSignatureKey,
});

function paypal({ ports, secrets }) {
  if (process.env.PAYPAL_CLIENT_ID) return given(...PAYPAL_NAMES);
  return {
    ...paypalKeys(secrets),
    PAYPAL_API_BASE: local(ports.sandbox, '/paypal'),
    PAYPAL_BROWSER_BASE: `${sandboxUrl(ports)}/paypal`,
  };
}

const paypalKeys = (secrets) => ({
  PAYPAL_CLIENT_ID: secrets.paypalClientId,
  PAYPAL_CLIENT_SECRET: secrets.paypalClientSecret,
  PAYPAL_PARTNER_ID: secrets.paypalPartnerId,
  PAYPAL_WEBHOOK_ID: secrets.paypalWebhookId,
});

const accountKeys = (secrets) => ({
  CSRF_SECRET: secrets.csrfSecret,
  SECOND_FACTOR_KEY: process.env.SECOND_FACTOR_KEY || secrets.secondFactorKey,
});

const credentials = ({ secrets }) => ({
  PROVIDER_CREDENTIALS_KEY: process.env.PROVIDER_CREDENTIALS_KEY || secrets.providerCredentialsKey,
});

function textMessages({ ports, secrets }) {
  if (process.env.SMS_ACCOUNT_SID) {
    return given('SMS_PROVIDER', 'SMS_API_BASE', 'SMS_ACCOUNT_SID', 'SMS_AUTH_TOKEN', 'SMS_FROM', 'SMS_WEBHOOK_URL');
  }
  return {
    SMS_PROVIDER: 'twilio',
    SMS_API_BASE: local(ports.sandbox, '/twilio'),
    SMS_ACCOUNT_SID: secrets.smsAccountSid,
    SMS_AUTH_TOKEN: secrets.smsAuthToken,
    // A number that Twilio keeps for tests.
    SMS_FROM: '+15005550006',
    SMS_WEBHOOK_URL: smsWebhookUrl(ports),
  };
}

/** Replies to texts go straight to the gateway; the address is part of their signature. */
const smsWebhookUrl = (ports) => local(ports.gateway, '/webhooks/twilio');

/** Where the app is to be had: without one of its own in the stores, the page that says how to install the site. */
function stores({ ports }) {
  const install = `${publicUrl(ports)}/install`;
  return {
    APP_STORE_URL: process.env.APP_STORE_URL || install,
    PLAY_STORE_URL: process.env.PLAY_STORE_URL || install,
  };
}

const STORAGE_NAMES = [
  'S3_ENDPOINT',
  'S3_PUBLIC_URL',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];

function storage({ ports, secrets }) {
  if (process.env.S3_ENDPOINT) return given(...STORAGE_NAMES);
  return {
    S3_ENDPOINT: local(ports.sandbox, '/s3'),
    // Browsers upload to it and read from it.
    S3_PUBLIC_URL: `${sandboxUrl(ports)}/s3`,
    ...storageKeys(secrets),
  };
}

const storageKeys = (secrets) => ({
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'yarrow',
  S3_ACCESS_KEY_ID: secrets.s3AccessKeyId,
  S3_SECRET_ACCESS_KEY: secrets.s3SecretAccessKey,
});

function sandboxEnvironment(site) {
  const { ports, secrets, folder } = site;
  return {
    ...common(site, 'sandbox'),
    SANDBOX_URL: sandboxUrl(ports),
    SANDBOX_SMTP_PORT: String(ports.smtp),
    SANDBOX_STRIPE_PORT: String(ports.stripe),
    SANDBOX_DATA: join(folder, 'sandbox'),
    ...stripeKeys(secrets),
    STRIPE_WEBHOOK_URL: local(ports.gateway, '/webhooks/stripe'),
    ...squareKeys(secrets),
    SQUARE_WEBHOOK_URL: local(ports.gateway, '/webhooks/square'),
    ...paypalKeys(secrets),
    PAYPAL_WEBHOOK_URL: local(ports.gateway, '/webhooks/paypal'),
    ...appKeys(secrets),
    ZOOM_WEBHOOK_URL: local(ports.gateway, '/webhooks/zoom'),
    SMS_ACCOUNT_SID: secrets.smsAccountSid,
    SMS_AUTH_TOKEN: secrets.smsAuthToken,
    SMS_WEBHOOK_URL: smsWebhookUrl(ports),
    ...storageKeys(secrets),
  };
}

function gatewayEnvironment(site) {
  const { ports, secrets, backing } = site;
  return {
    ...common(site, 'gateway'),
    NATS_URL: natsUrlOf('gateway', backing.natsUrl, secrets.natsSecret),
    REDIS_URL: backing.redisUrl,
    ACTOR_PRIVATE_KEY: secrets.actorPrivateKey,
    CSRF_SECRET: secrets.csrfSecret,
    FREE_FORM_OPERATIONS: 'true',
    ...given('REDIS_TIMEOUT_MS'),
    ...Object.fromEntries(
      SUBGRAPHS.map((name) => [`SUBGRAPH_${name.toUpperCase()}_URL`, local(ports[name], '/graphql')]),
    ),
  };
}

function webEnvironment(site) {
  const { STRIPE_PUBLISHABLE_KEY = '', STRIPE_API_BASE, STRIPE_BROWSER_BASE } = stripe(site);
  const { SQUARE_APPLICATION_ID = '', SQUARE_API_BASE } = square(site);
  const { PAYPAL_CLIENT_ID = '', PAYPAL_BROWSER_BASE } = paypal(site);
  const { S3_PUBLIC_URL } = storage(site);
  return {
    ...common(site, 'web'),
    GATEWAY_URL: local(site.ports.gateway),
    SITES_HOST: process.env.SITES_HOST || SITES_HOST,
    // Origins that browsers may connect to in addition to the site itself, for the content security policy.
    STRIPE_PUBLISHABLE_KEY,
    ...(STRIPE_API_BASE && { STRIPE_API_BASE, STRIPE_BROWSER_BASE }),
    SQUARE_APPLICATION_ID,
    ...(SQUARE_API_BASE && { SQUARE_API_BASE }),
    PAYPAL_CLIENT_ID,
    ...(PAYPAL_BROWSER_BASE && { PAYPAL_BROWSER_BASE }),
    ...(S3_PUBLIC_URL && { S3_PUBLIC_URL }),
    // Changes are visible at once.
    PAGE_CACHE_SECONDS: '0',
    ...given(
      'CRAWLER_PAGE_TIMEOUT_MS',
      'PAGE_CACHE_SECONDS',
      'PAGE_STALE_SECONDS',
      'PAGE_DATA_TIMEOUT_MS',
      'PAGE_RENDER_TIMEOUT_MS',
      'MAP_STYLE_URL',
      'MAP_ORIGINS',
      'ANALYTICS_URL',
      'ANALYTICS_WRITE_KEY',
      'SUPPORT_CHAT_APP_ID',
      'GEO_COUNTRY_HEADER',
    ),
  };
}
