import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { targetOf } from './load-target.mjs';

describe('a load run', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'yarrow-load-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('goes to the ports on which this checkout runs, with the secret that its webhooks are signed with', () => {
    const processes = { payments: { STRIPE_WEBHOOK_SECRET: 'whsec_local' } };
    writeFileSync(
      join(folder, 'environment.json'),
      JSON.stringify({ ports: { web: 9_080, gateway: 9_081 }, processes }),
    );
    expect(targetOf({ against: 'local' }, folder, {})).toEqual({
      siteUrl: 'http://localhost:9080',
      gatewayUrl: 'http://127.0.0.1:9081',
      webhookSecret: 'whsec_local',
    });
  });

  it('goes to the usual ports by default', () => {
    expect(targetOf({ against: 'local' }, folder, {})).toEqual({
      siteUrl: 'http://localhost:8080',
      gatewayUrl: 'http://127.0.0.1:8081',
    });
  });

  it('sends everything to the web server of Docker Compose, the only one that it lets out', () => {
    mkdirSync(join(folder, 'compose'));
    writeFileSync(join(folder, 'compose/secrets.json'), JSON.stringify({ stripeWebhookSecret: 'whsec_compose' }));
    expect(targetOf({ against: 'compose' }, folder, { YARROW_PORT: '9080' })).toEqual({
      siteUrl: 'http://localhost:9080',
      gatewayUrl: 'http://localhost:9080',
      webhookSecret: 'whsec_compose',
    });
  });

  it('knows no secret of another site but the one that it is given', () => {
    const options = { against: 'https://staging.example.com', gateway: 'http://127.0.0.1:9081' };
    expect(targetOf(options, folder, {})).toEqual({
      siteUrl: 'https://staging.example.com',
      gatewayUrl: 'http://127.0.0.1:9081',
    });
    expect(targetOf(options, folder, { STRIPE_WEBHOOK_SECRET: 'whsec_given' }).webhookSecret).toBe('whsec_given');
  });
});
