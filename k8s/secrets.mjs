/**
 * The Secrets of an environment whose backing services are those of `k8s/local`, on the standard output:
 * `node k8s/secrets.mjs local --namespace yarrow --release yarrow | kubectl apply -f -`. They are made once and kept in the
 * private folder, so a second call gives the same. With `--broker-users` instead: the users of a broker.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { authorization, natsPassword, OPERATOR } from '../scripts/backing/nats-users.mjs';
import { containerConfiguration } from '../scripts/backing/nats-configuration.mjs';
import { PRIVATE, SERVICES } from '../scripts/paths.mjs';
import { loadSecrets } from '../scripts/secrets.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    namespace: { type: 'string', default: 'yarrow' },
    release: { type: 'string', default: 'yarrow' },
    'broker-users': { type: 'boolean' },
  },
});
const [environment = 'local'] = positionals;
const secrets = loadSecrets(join(PRIVATE, 'k8s', environment));
const passwordOf = (user) => natsPassword(secrets.natsSecret, user);
const fullname = values.release.includes('yarrow') ? values.release : `${values.release}-yarrow`;

const databasePassword = (service) => `${secrets.databasePassword}-${service}`;
const redis = { REDIS_URL: `redis://:${secrets.redisPassword}@valkey:6379` };
const nats = (user) => ({ NATS_URL: `nats://${user}:${passwordOf(user)}@nats:4222` });
const sealing = { MAIL_SEALING_PUBLIC_KEY: secrets.mailSealingPublicKey };
const stripe = {
  STRIPE_SECRET_KEY: secrets.stripeSecretKey,
  STRIPE_PUBLISHABLE_KEY: secrets.stripePublishableKey,
  STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
};
const square = {
  SQUARE_APPLICATION_ID: secrets.squareApplicationId,
  SQUARE_APPLICATION_SECRET: secrets.squareApplicationSecret,
  SQUARE_WEBHOOK_SIGNATURE_KEY: secrets.squareWebhookSignatureKey,
};
const paypal = {
  PAYPAL_CLIENT_ID: secrets.paypalClientId,
  PAYPAL_CLIENT_SECRET: secrets.paypalClientSecret,
  PAYPAL_PARTNER_ID: secrets.paypalPartnerId,
  PAYPAL_WEBHOOK_ID: secrets.paypalWebhookId,
};
const zoom = {
  ZOOM_CLIENT_ID: secrets.zoomClientId,
  ZOOM_CLIENT_SECRET: secrets.zoomClientSecret,
  ZOOM_WEBHOOK_SECRET: secrets.zoomWebhookSecret,
};
const calendars = {
  GOOGLE_CLIENT_ID: secrets.googleClientId,
  GOOGLE_CLIENT_SECRET: secrets.googleClientSecret,
  MICROSOFT_CLIENT_ID: secrets.microsoftClientId,
  MICROSOFT_CLIENT_SECRET: secrets.microsoftClientSecret,
};
const sms = { SMS_ACCOUNT_SID: secrets.smsAccountSid, SMS_AUTH_TOKEN: secrets.smsAuthToken };
const store = {
  S3_BUCKET: 'yarrow',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: secrets.s3AccessKeyId,
  S3_SECRET_ACCESS_KEY: secrets.s3SecretAccessKey,
};

const OWN = {
  clients: { CSRF_SECRET: secrets.csrfSecret, SECOND_FACTOR_KEY: secrets.secondFactorKey, ...sealing },
  payments: {
    ...sealing,
    ...stripe,
    ...square,
    ...paypal,
    PROVIDER_CREDENTIALS_KEY: secrets.providerCredentialsKey,
  },
  scheduling: { CALENDAR_CREDENTIALS_KEY: secrets.calendarCredentialsKey, ...zoom, ...calendars },
  reviews: { ...sealing, ...store },
  notifications: { MAIL_SEALING_PRIVATE_KEYS: secrets.mailSealingPrivateKeys, ...sms, SMS_FROM: '+15005550006' },
};

const ofService = (name) => ({
  DATABASE_URL: `postgres://${name}:${databasePassword(name)}@postgres:5432/${name}`,
  ...nats(name),
  ...redis,
  ACTOR_PUBLIC_KEY: secrets.actorPublicKey,
  ...OWN[name],
});

/** What the first start of an empty PostgreSQL runs. */
function databases() {
  const lines = SERVICES.flatMap((name) => [
    `create role ${name} login password '${databasePassword(name)}';`,
    `create database ${name} owner ${name};`,
    `revoke connect on database ${name} from public;`,
  ]);
  const extensions = ['cube', 'earthdistance'].map((name) => `create extension if not exists ${name};`);
  return [...lines, '\\connect search', ...extensions].join('\n');
}

const SECRETS = {
  ...Object.fromEntries(SERVICES.map((name) => [`${fullname}-${name}`, ofService(name)])),
  [`${fullname}-gateway`]: {
    ...nats('gateway'),
    ...redis,
    ACTOR_PRIVATE_KEY: secrets.actorPrivateKey,
    CSRF_SECRET: secrets.csrfSecret,
  },
  [`${fullname}-web`]: {
    STRIPE_PUBLISHABLE_KEY: stripe.STRIPE_PUBLISHABLE_KEY,
    SQUARE_APPLICATION_ID: square.SQUARE_APPLICATION_ID,
    PAYPAL_CLIENT_ID: paypal.PAYPAL_CLIENT_ID,
  },
  [`${fullname}-sandbox`]: { ...stripe, ...square, ...paypal, ...zoom, ...calendars, ...sms, ...store },
  [`${fullname}-operator`]: { NATS_URL: nats(OPERATOR).NATS_URL },
  postgres: { password: secrets.databasePassword, 'init.sql': databases() },
  nats: { 'nats.conf': containerConfiguration(secrets.natsSecret) },
  valkey: { password: secrets.redisPassword },
};

function manifest([name, stringData]) {
  const { namespace } = values;
  return JSON.stringify({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, namespace },
    type: 'Opaque',
    stringData,
  });
}

if (values['broker-users']) console.log(authorization(passwordOf).join('\n'));
else console.log(Object.entries(SECRETS).map(manifest).join('\n---\n'));
