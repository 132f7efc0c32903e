import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { startSandbox, type RunningSandbox } from '@yarrow/sandbox/start-sandbox';
import { decodeJwt } from 'jose';
import { service } from '../service.js';
import { DOMAIN_CHECKS_JOB } from './domain-checks.job.js';

const NOW = new Date('2027-01-04T12:00:00Z');
const HOUR = 3_600_000;
const TARGET = 'sites.yarrow.example';
const SECRET = 'a secret of the widget';
const FIELDS = 'websiteDomain { domain status problem checkedAt records { type name value ttl } } customDomain';

const clock = new FixedClock(NOW);
let sandbox: RunningSandbox;
let catalog: TestService;
let pro: Actor & { practiceId: string };
let domain: string;

beforeAll(async () => {
  sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', smtpPort: 0, publicUrl: 'http://localhost:8080' },
    stripe: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' },
    s3: { region: 'us-east-1', bucket: 'yarrow', accessKeyId: 'key', secretAccessKey: 'secret' },
  });
  sandbox.names.set(TARGET, [{ type: 'A', value: '192.0.2.10' }]);
  const widget = { DOMAIN_WIDGET_APP_ID: 'yarrow', DOMAIN_WIDGET_SECRET: SECRET };
  const env = { SITES_HOST: TARGET, DNS_SERVERS: sandbox.dnsServer, PUBLIC_URL: 'https://yarrow.example', ...widget };
  catalog = await startTestService(service, { clock, env });
});
afterAll(async () => {
  await catalog?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  clock.set(NOW);
  pro = await register();
  domain = `${newId()}.example`;
});

async function register(): Promise<Actor & { practiceId: string }> {
  const [userId, practiceId] = [newId(), newId()];
  const user = { userId, kind: 'pro', email: `${userId}@example.com`, firstName: 'Ines', lastName: 'Duarte' };
  const registered = { user: { ...user, practiceId, version: 1 }, practiceName: `Still ${userId}`, country: 'CA' };
  await catalog.publish(UserRegisteredSchema, registered, { aggregateId: userId });
  return { kind: 'pro', userId, practiceId, ip: '203.0.113.2' };
}

async function mutate(call: string, fields = '', actor: Actor = pro) {
  const { data, errors } = await catalog.graphql(
    `mutation { it: ${call} { errors { code field } ${fields} } }`,
    {},
    actor,
  );
  return errors ? { code: errors[0]!.extensions.code } : data.it;
}
const set = (to = domain, actor: Actor = pro) => mutate(`upsertCustomDomain(domain: ${JSON.stringify(to)})`, '', actor);
async function own(actor: Actor = pro) {
  const { data } = await catalog.graphql(`{ currentPractice { ${FIELDS} } }`, {}, actor);
  return data.currentPractice;
}
const status = async (of = domain, actor: Actor = pro) =>
  (await catalog.graphql(`query ($of: String!) { domainStatus(domain: $of) }`, { of }, actor)).data.domainStatus;
/** All checks that are due so much later. */
async function check(laterMs = 0): Promise<void> {
  clock.set(new Date(clock.now().getTime() + laterMs));
  await catalog.app.get(JobsService).runNow(DOMAIN_CHECKS_JOB);
}
const tokenOf = async (actor: Actor = pro): Promise<string> =>
  (await own(actor)).websiteDomain.records.find(({ type }: { type: string }) => type === 'TXT').value;
const pointHere = () => sandbox.names.set(domain, [{ type: 'CNAME', value: TARGET }]);
const prove = async (actor: Actor = pro) =>
  sandbox.names.set(`_yarrow.${domain}`, [{ type: 'TXT', value: await tokenOf(actor) }]);

describe('the custom domain of a practice', () => {
  it('is active once name servers have both of its records, and only then public', async () => {
    expect(await own()).toEqual({ websiteDomain: null, customDomain: null });
    await set(`https://${domain.toUpperCase()}/`);
    expect(await own()).toEqual({
      websiteDomain: {
        ...{ domain, status: 'activating', problem: null, checkedAt: null },
        records: [
          { type: 'CNAME', name: domain, value: TARGET, ttl: 300 },
          { type: 'TXT', name: `_yarrow.${domain}`, value: expect.stringMatching(/^[\w-]{32,}$/), ttl: 300 },
        ],
      },
      customDomain: null,
    });
    const steps: [() => unknown, string | null][] = [
      [() => undefined, 'not_found'],
      [() => sandbox.names.set(domain, [{ type: 'A', value: '198.51.100.7' }]), 'points_elsewhere'],
      [pointHere, 'no_proof'],
      [() => sandbox.names.set(`_yarrow.${domain}`, [{ type: 'TXT', value: 'another' }]), 'no_proof'],
      [prove, null],
    ];
    for (const [step, problem] of steps) {
      await step();
      await check(60_000);
      expect((await own()).websiteDomain).toMatchObject({ problem, status: problem ? 'activating' : 'active' });
    }
    expect((await own()).customDomain).toBe(domain);
    expect(await status()).toBe('active');
  });

  it('may be the apex of a zone, which has our addresses in the place of an alias', async () => {
    await set();
    await prove();
    sandbox.names.set(domain, [{ type: 'A', value: '192.0.2.10' }]);
    await check();
    expect((await own()).websiteDomain.status).toBe('active');
  });

  it('stays as it is while name servers do not answer, however long', async () => {
    await set();
    await Promise.all([prove(), pointHere()]);
    await check();
    sandbox.names.fail(true);
    for (let hour = 0; hour < 5; hour += 1) await check(HOUR);
    expect(await own()).toMatchObject({ customDomain: domain, websiteDomain: { problem: null, status: 'active' } });
    sandbox.names.fail(false);
    await check(HOUR);
    expect(await own()).toMatchObject({ customDomain: domain });
  });

  it('stays active through a short loss of its records, and ends after three failures', async () => {
    await set();
    await Promise.all([prove(), pointHere()]);
    await check();
    sandbox.names.set(domain, []);
    await check(HOUR);
    await check(HOUR);
    expect(await own()).toMatchObject({
      customDomain: domain,
      websiteDomain: { problem: 'not_found', status: 'active' },
    });
    await check(HOUR);
    expect(await own()).toMatchObject({ customDomain: null, websiteDomain: { status: 'activating' } });
  });

  it('is checked when its status is asked for, and belongs to no one who cannot change its records', async () => {
    await set();
    await check();
    await Promise.all([prove(), pointHere()]);
    const other = await register();
    await set(domain, other);
    expect(await status()).toBe('activating');
    await check();
    expect(await status()).toBe('active');
    await check(HOUR);
    expect((await own(other)).websiteDomain).toMatchObject({ status: 'activating', problem: 'no_proof' });
    expect(await status(domain, await register())).toBeNull();
  });

  it('moves to the practice that controls it now', async () => {
    await set();
    await Promise.all([prove(), pointHere()]);
    await check();
    const buyer = await register();
    await set(domain, buyer);
    await prove(buyer);
    await check(HOUR);
    await check(HOUR);
    expect([(await own(buyer)).customDomain, (await own()).customDomain]).toEqual([domain, null]);
  });

  it('is replaced and removed, and is public no longer', async () => {
    await set();
    await Promise.all([prove(), pointHere()]);
    await check();
    await set(`new-${domain}`);
    expect(await own()).toMatchObject({ customDomain: null, websiteDomain: { domain: `new-${domain}` } });
    expect(await mutate('deleteCustomDomain')).toEqual({ errors: [] });
    expect(await mutate('deleteCustomDomain')).toEqual({ errors: [] });
    expect(await own()).toEqual({ websiteDomain: null, customDomain: null });
  });

  it.each(['no domain', 'yarrow.example', `a.${TARGET}`, '192.0.2.1'])('cannot be %s', async (wrong) => {
    expect(await set(wrong)).toEqual({ errors: [{ code: 'invalid_domain', field: 'domain' }] });
  });

  it('is set by practitioners alone', async () => {
    expect(await set(domain, { kind: 'client', userId: newId(), ip: '203.0.113.9' })).toEqual({
      errors: [{ code: 'forbidden', field: null }],
    });
  });
});

it('the widget of the domain provider gets a token that names the practice, for an hour', async () => {
  const { jwtToken } = await mutate('domainProviderJwtToken', 'jwtToken');
  const seconds = NOW.getTime() / 1000;
  expect(decodeJwt(jwtToken)).toEqual({
    ...{ applicationId: 'yarrow', iss: 'yarrow', sub: pro.practiceId, iat: seconds, exp: seconds + 3600 },
  });
});
