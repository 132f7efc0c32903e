import { z } from 'zod';
import { startSandbox } from './start-sandbox.js';

const port = z.coerce.number().int().min(0).max(65535);

const environment = z
  .object({
    PORT: port.default(8089),
    HOST: z.string().default('127.0.0.1'),
    SANDBOX_SMTP_PORT: port.optional(),
    SANDBOX_DNS_PORT: port.optional(),
    SANDBOX_STRIPE_PORT: port.optional(),
    SANDBOX_DATA: z.string().optional(),
    SANDBOX_URL: z.url().optional(),
    PUBLIC_URL: z.url().default('http://localhost:8080'),
    STRIPE_SECRET_KEY: z.string().default('sk_test_yarrow'),
    STRIPE_PUBLISHABLE_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().default('whsec_yarrow'),
    STRIPE_WEBHOOK_URL: z.url().optional(),
    SQUARE_APPLICATION_ID: z.string().optional(),
    SQUARE_APPLICATION_SECRET: z.string().optional(),
    SQUARE_WEBHOOK_SIGNATURE_KEY: z.string().optional(),
    SQUARE_WEBHOOK_URL: z.url().optional(),
    PAYPAL_CLIENT_ID: z.string().optional(),
    PAYPAL_CLIENT_SECRET: z.string().optional(),
    PAYPAL_PARTNER_ID: z.string().optional(),
    PAYPAL_WEBHOOK_ID: z.string().optional(),
    PAYPAL_WEBHOOK_URL: z.url().optional(),
    ZOOM_CLIENT_ID: z.string().optional(),
    ZOOM_CLIENT_SECRET: z.string().optional(),
    ZOOM_WEBHOOK_SECRET: z.string().optional(),
    ZOOM_WEBHOOK_URL: z.url().optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    MICROSOFT_CLIENT_ID: z.string().optional(),
    MICROSOFT_CLIENT_SECRET: z.string().optional(),
    SMS_ACCOUNT_SID: z.string().optional(),
    SMS_AUTH_TOKEN: z.string().optional(),
    SMS_WEBHOOK_URL: z.url().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: z.string().default('yarrow'),
    S3_ACCESS_KEY_ID: z.string().default('yarrow'),
    S3_SECRET_ACCESS_KEY: z.string().default('yarrow-secret'),
  })
  .parse(process.env);

const sandbox = await startSandbox({
  port: environment.PORT,
  host: environment.HOST,
  smtpPort: environment.SANDBOX_SMTP_PORT ?? environment.PORT + 1,
  dnsPort: environment.SANDBOX_DNS_PORT ?? environment.PORT,
  stripePort: environment.SANDBOX_STRIPE_PORT ?? environment.PORT + 10,
  dataDir: environment.SANDBOX_DATA,
  publicUrl: environment.PUBLIC_URL,
  sandboxUrl: environment.SANDBOX_URL,
  stripe: {
    secretKey: environment.STRIPE_SECRET_KEY,
    publishableKey: environment.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
    webhookUrl: environment.STRIPE_WEBHOOK_URL,
  },
  square: present({
    applicationId: environment.SQUARE_APPLICATION_ID,
    applicationSecret: environment.SQUARE_APPLICATION_SECRET,
    webhookSignatureKey: environment.SQUARE_WEBHOOK_SIGNATURE_KEY,
    webhookUrl: environment.SQUARE_WEBHOOK_URL,
  }),
  paypal: present({
    clientId: environment.PAYPAL_CLIENT_ID,
    clientSecret: environment.PAYPAL_CLIENT_SECRET,
    partnerId: environment.PAYPAL_PARTNER_ID,
    webhookId: environment.PAYPAL_WEBHOOK_ID,
    webhookUrl: environment.PAYPAL_WEBHOOK_URL,
  }),
  zoom: present({
    clientId: environment.ZOOM_CLIENT_ID,
    clientSecret: environment.ZOOM_CLIENT_SECRET,
    webhookSecret: environment.ZOOM_WEBHOOK_SECRET,
    webhookUrl: environment.ZOOM_WEBHOOK_URL,
  }),
  google: present({
    clientId: environment.GOOGLE_CLIENT_ID,
    clientSecret: environment.GOOGLE_CLIENT_SECRET,
  }),
  microsoft: present({
    clientId: environment.MICROSOFT_CLIENT_ID,
    clientSecret: environment.MICROSOFT_CLIENT_SECRET,
  }),
  twilio: {
    accountSid: environment.SMS_ACCOUNT_SID,
    authToken: environment.SMS_AUTH_TOKEN,
    webhookUrl: environment.SMS_WEBHOOK_URL,
  },
  s3: {
    region: environment.S3_REGION,
    bucket: environment.S3_BUCKET,
    accessKeyId: environment.S3_ACCESS_KEY_ID,
    secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
  },
});
console.log(`sandbox ${sandbox.url} mail ${sandbox.smtpUrl} names ${sandbox.dnsServer}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));

/** Drops unset values, so that the development defaults apply. */
function present(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
