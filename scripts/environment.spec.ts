import { describe, expect, it } from '@jest/globals';
import { environments } from './environment.mjs';
import { SERVICES } from './paths.mjs';
import { portsFrom } from './ports.mjs';

const secrets = {
  actorPrivateKey: 'private',
  actorPublicKey: 'public',
  csrfSecret: 'csrf',
  stripeSecretKey: 'sk_test_1',
  stripePublishableKey: 'pk_test_1',
  stripeWebhookSecret: 'whsec_1',
};
const databases = Object.fromEntries(SERVICES.map((name) => [name, `postgres://localhost/yarrow_${name}`]));
const site = {
  folder: '/data',
  ports: portsFrom(9000),
  secrets,
  backing: { databases, natsUrl: 'nats://localhost', redisUrl: 'redis://localhost', ffmpegPath: '/bin/ffmpeg' },
};

describe('the environment of the processes', () => {
  const all: Record<string, Record<string, string>> = environments(site);
  const holdersOf = (value: string) => Object.keys(all).filter((name) => Object.values(all[name]!).includes(value));

  it('lets the gateway alone sign actor tokens', () => {
    expect(holdersOf('private')).toEqual(['gateway']);
    expect(holdersOf('public')).toEqual(SERVICES);
  });

  it('gives each secret only to those who need it', () => {
    expect(holdersOf('csrf')).toEqual(['clients', 'gateway']);
    expect(holdersOf('sk_test_1')).toEqual(['sandbox', 'payments']);
  });

  it('gives every service a database and a port of its own', () => {
    expect(SERVICES.map((name) => all[name]!['DATABASE_URL'])).toEqual(Object.values(databases));
    expect(new Set(Object.values(all).map((env) => env['PORT'])).size).toBe(Object.keys(all).length);
  });

  it('sends the gateway to where the services answer GraphQL', () => {
    expect(all['gateway']!['SUBGRAPH_CATALOG_URL']).toBe('http://127.0.0.1:9003/graphql');
  });

  it('sends providers to the sandbox', () => {
    expect(all['payments']!['STRIPE_API_BASE']).toBe('http://127.0.0.1:9009/stripe');
    expect(all['notifications']!['SMS_API_BASE']).toBe('http://127.0.0.1:9009/twilio');
    expect(all['reviews']!['S3_ENDPOINT']).toBe('http://127.0.0.1:9009/s3');
  });
});
