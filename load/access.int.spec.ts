import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { coarsePlace, type GlobePoint } from '@yarrow/kit/values/coarse-place';
import { PRIVATE_FIELDS, WAYS } from './access/entities.js';
import { api, ENTITIES, readAll, refusal, send } from './access/walk.js';
import { MUTATIONS, QUERIES } from './access/who-may.js';
import { CANARIES, HIDDEN, makeWorld, type Role, ROLES, type World } from './access/world.js';
import { Databases } from './harness/databases.mjs';
import { dayAhead } from './harness/practice.mjs';
import { canRunSite, Site } from './harness/site.mjs';
import { eventually } from './harness/visitor.mjs';

jest.setTimeout(240_000);

interface Hit {
  slug: string;
  distanceKm: number;
  latitude: number;
  longitude: number;
}

(canRunSite() ? describe : describe.skip)('through the gateway', () => {
  let site: Site;
  let databases: Databases;
  let world: World;

  beforeAll(async () => {
    site = await Site.start({ also: ['reviews', 'search'] });
    databases = new Databases(site);
    world = await makeWorld(site, databases);
  }, 400_000);

  afterAll(async () => {
    await databases?.close();
    await site?.stop();
  }, 60_000);

  describe('every root field', () => {
    it('has an expectation of who may ask it', () => {
      expect(Object.keys(QUERIES).sort()).toEqual(Object.keys(api.getQueryType()!.getFields()).sort());
      expect(Object.keys(MUTATIONS).sort()).toEqual(Object.keys(api.getMutationType()!.getFields()).sort());
    });

    it('answers no key of an entity by itself', async () => {
      const { data, errors } = await send(world.people.practice, '{ _entities(representations: []) { __typename } }');
      expect(data).toBeUndefined();
      expect(errors![0]!.message).toContain('_entities');
    });
  });

  describe('every query', () => {
    it.each(Object.keys(QUERIES))('%s answers whom it may, and nobody else', async (name) => {
      const expected = QUERIES[name]!;
      const may: Role[] = [];
      const why: Record<string, string> = {};
      for (const role of ROLES) {
        const refused = await refusal(world, 'query', name, role, expected);
        if (refused === undefined) may.push(role);
        else why[role] = refused;
      }
      expect({ may, why }).toEqual({ may: ROLES.filter((role) => expected.may.includes(role)), why });
    });
  });

  describe('every entity', () => {
    it('has an expectation of who may read which of its fields', () => {
      expect(Object.keys(WAYS).sort()).toEqual(ENTITIES);
      for (const path of Object.keys(PRIVATE_FIELDS)) {
        const [type = '', field = ''] = path.split('.');
        const held = api.getType(type);
        expect(held && 'getFields' in held && Object.keys(held.getFields())).toContain(field);
      }
    });

    it.each(Object.keys(PRIVATE_FIELDS))('shows %s to whom it belongs, and to nobody else', async (path) => {
      const [type = '', field = ''] = path.split('.');
      const readers: Role[] = [];
      for (const role of ROLES) {
        for (const way of WAYS[type]!) {
          const { data } = await readAll(world, way, role, QUERIES[way]!, { type, field });
          if (valuesOf(data, type, field).some(saysSomething) && !readers.includes(role)) readers.push(role);
        }
      }
      expect(readers).toEqual(ROLES.filter((role) => PRIVATE_FIELDS[path]!.includes(role)));
    });
  });

  describe('all that can be read', () => {
    /** Everything that a role gets by every query that takes it, two objects deep. */
    const textOf = async (role: Role) => {
      const answers: string[] = [];
      for (const [name, expected] of Object.entries(QUERIES)) {
        const answer = await readAll(world, name, role, expected);
        answers.push(JSON.stringify(answer));
      }
      return answers.join('\n');
    };

    it.each<[Role, readonly Role[]]>(ROLES.map((role) => [role, ROLES]))(
      'by %s holds what is private to others nowhere',
      async (role) => {
        const text = await textOf(role);
        const found = Object.entries(secretsOf(world)).filter(([, { secret }]) => text.includes(secret));
        const allowed = Object.entries(secretsOf(world)).filter(([, { readers }]) =>
          readers.some((one) => one === role),
        );
        expect(found.map(([name]) => name).filter((name) => !allowed.some(([own]) => own === name))).toEqual([]);
        // What proves that the walk would have seen it.
        if (role === 'practice') expect(found.map(([name]) => name)).toContain('the practice’s token of the visit');
        if (role === 'client') expect(found.map(([name]) => name)).toContain('the client’s link to the visit');
      },
    );
  });

  describe('an attack', () => {
    const ask = (role: Role, query: string) => send(world.people[role], query);

    it('by a practice on its client’s card, as a tip, is refused and charges nothing', async () => {
      const charges = async () => {
        const url = `${site.sandboxUrl}/control/calls?method=POST&path=/stripe/v1/payment_intents`;
        const calls = (await (await fetch(url)).json()) as { account?: string }[];
        return calls.filter(({ account }) => account === world.practice.cardForm.accountId).length;
      };
      const before = await charges();
      const { id, practiceToken, token } = world.past;
      for (const operation of ['chargeTipOnly', 'addTipToAppointment']) {
        for (const secret of ['', `, instantActionToken: "${practiceToken}"`, `, instantActionToken: "${token}"`]) {
          const { data } = await ask(
            'practice',
            `mutation { it: ${operation}(appointmentId: "${id}", tipAmount: 50000${secret}) { result errors { code } } }`,
          );
          expect(data!['it']).toEqual({ result: 'failure', errors: [{ code: 'forbidden' }] });
        }
      }
      expect(await charges()).toBe(before);
    });

    it('with all that a practice reads acts as the client nowhere, in no session', async () => {
      const { visit, place, past } = world;
      const operations = [
        `cancelAppointmentNoUser(appointmentId: "${visit.id}", instantActionToken: "${visit.practiceToken}")`,
        `rescheduleAppointment(input: { appointmentId: "${visit.id}", instantActionToken: "${visit.practiceToken}",
          startsAt: "${dayAhead(6)}T10:00:00Z", acceptedFeeCents: 0 })`,
        `cancelRegistration(token: "${place.practiceToken}")`,
        `clientCancel(appointmentId: "${visit.id}")`,
        `reviewAddRating(practiceId: "${world.practice.practiceId}", clientId: "${world.clientId}", rating: 5,
          appointmentId: "${past.id}", referralCode: "${past.practiceToken}")`,
      ];
      for (const role of ['practice', 'visitor', 'otherPractice'] as const) {
        for (const operation of operations) {
          const { data, errors } = await ask(role, `mutation { it: ${operation} { result errors { code } } }`);
          const outcome = errors ? errors[0]!.extensions!.code : (data!['it'] as { result: string }).result;
          expect([operation, role, outcome]).toEqual([
            operation,
            role,
            expect.stringMatching(/failure|UNAUTHENTICATED/),
          ]);
        }
      }
      const route = `/manage_event_registrations/${place.practiceToken}/cancel`;
      expect((await world.people.practice.fetch(route, 'POST')).status).toBe(404);
      const { data } = await ask('client', `{ userAppointment(id: "${visit.id}") { state } }`);
      expect(data).toEqual({ userAppointment: { state: 'approved' } });
      const { data: link } = await ask('link', `{ tokenRegistration(token: "${place.token}") { state } }`);
      expect(link).toEqual({ tokenRegistration: { state: 'booked' } });
    });

    it('on the client’s link finds it neither in the practice’s calendar files nor in its mails', async () => {
      const { visit, place, past } = world;
      const secrets = [visit.token, place.token, past.token];
      const files = [`${visit.practiceToken}.ics`, `events/${place.practiceToken}.ics`];
      for (const file of files) {
        const response = await world.people.practice.fetch(`/calendar-files/${file}`);
        expect(response.status).toBe(200);
        const text = (await response.text()).replaceAll('\r\n ', '');
        for (const secret of secrets) expect(text).not.toContain(secret);
        for (const role of ['visitor', 'client', 'otherPractice'] as const) {
          expect((await world.people[role].fetch(`/calendar-files/${file}`)).status).toBe(404);
        }
      }
      const inbox = `${site.sandboxUrl}/control/mail`;
      const mails = (await eventually('mails to the practice', async () => {
        const listed = await (await fetch(`${inbox}?to=${encodeURIComponent(world.practice.email)}`)).json();
        return listed.length >= 3 && listed;
      })) as { id: string }[];
      let leads = 0;
      for (const { id } of mails) {
        const mail = (await (await fetch(`${inbox}/${id}`)).json()) as { attachments: { content: string }[] };
        const attached = mail.attachments.map(({ content }) => Buffer.from(content, 'base64').toString());
        const text = JSON.stringify(mail) + attached.join('').replaceAll('\r\n ', '');
        for (const secret of secrets) expect(text).not.toContain(secret);
        if (text.includes(visit.practiceToken)) leads += 1;
      }
      expect(leads).toBeGreaterThan(0);
    });

    it('on a hidden place, by distances and by the edge of the radius, ends in the middle of its neighbourhood', async () => {
      const probes = [
        { latitude: 42.8, longitude: -73.7545 },
        { latitude: 42.65, longitude: -73.55 },
        { latitude: 42.56, longitude: -73.9 },
      ];
      const middle = coarsePlace(HIDDEN);
      let astray = 0;
      const { data } = await ask('visitor', `{ practice(id: "${world.practice.practiceId}") { slug } }`);
      const { slug } = data!['practice'] as { slug: string };
      for (const probe of probes) {
        const near = `near: { lat: ${probe.latitude}, lng: ${probe.longitude} }`;
        const find = async (radiusKm: number) => {
          const query = `{ searchPractitioners(first: 50, ${near}, radiusKm: ${radiusKm}) {
            edges { node { slug distanceKm latitude longitude } } } }`;
          const { edges } = (await ask('visitor', query)).data!['searchPractitioners'] as { edges: { node: Hit }[] };
          return edges.find(({ node }) => node.slug === slug)?.node;
        };
        const hit = (await eventually('the hidden practice in the search', async () => {
          const found = await find(40);
          return found && Number.isInteger(found.distanceKm) && found;
        })) as Hit;
        // What is shown on maps is rounded to hundredths of a degree.
        expect(kilometresBetween(hit, middle)).toBeLessThan(0.8);
        expect(kilometresBetween(hit, HIDDEN)).toBeGreaterThan(0.8);
        let [outside, inside] = [1, 40];
        while (inside - outside > 0.02) {
          const radius = (outside + inside) / 2;
          if (await find(radius)) inside = radius;
          else outside = radius;
        }
        // As from anywhere else in the cell: in whole kilometres from its middle.
        const told = Math.round(kilometresBetween(probe, middle));
        expect(hit.distanceKm).toBe(told);
        expect(Math.abs(inside - told)).toBeLessThan(0.1);
        if (told !== Math.round(kilometresBetween(probe, HIDDEN))) astray += 1;
      }
      // What was told is not what would be told of the true place.
      expect(astray).toBeGreaterThan(0);
    });

    it('on who reviewed without a name learns nothing from the visit, nor from the reviews', async () => {
      const { past, practice } = world;
      const fields = '{ isReviewed reviewLink }';
      const { data: own } = await ask('client', `{ it: userAppointment(id: "${past.id}") ${fields} }`);
      expect(own!['it']).toMatchObject({ isReviewed: true });
      const { data: seen } = await ask('practice', `{ it: userAppointment(id: "${past.id}") ${fields} }`);
      expect(seen!['it']).toEqual({ isReviewed: false, reviewLink: null });
      for (const role of ROLES.filter((one) => one !== 'client' && one !== 'link')) {
        const reviews = `reviews { edges { node { author firstName clientId appointmentId } } }`;
        const { data, errors } = await ask(role, `{ practice(id: "${practice.practiceId}") { ${reviews} } }`);
        expect(errors).toBeUndefined();
        const text = JSON.stringify(data);
        for (const trace of ['Grace', CANARIES.lastName, past.id, world.clientId]) expect(text).not.toContain(trace);
      }
    });
  });

  describe('every mutation', () => {
    it.each(Object.keys(MUTATIONS))('%s is done for whom it may, and for nobody else', async (name) => {
      const expected = MUTATIONS[name]!;
      // First those who are to be turned away: what one of them could do would be seen by nobody after it was done.
      const order = [...ROLES].sort((one, other) => +expected.may.includes(one) - +expected.may.includes(other));
      const may: Role[] = [];
      const why: Record<string, string> = {};
      for (const role of order) {
        const refused = await refusal(world, 'mutation', name, role, expected);
        if (refused === undefined) may.push(role);
        else why[role] = refused;
      }
      expect({ may: may.sort(), why }).toEqual({ may: [...expected.may].sort(), why });
    });
  });
});

function secretsOf({ visit, past, place, packageToken, review, uploadHash, intakeId }: World) {
  const holders: readonly Role[] = ['client', 'link'];
  const parties: readonly Role[] = [...holders, 'practice'];
  return {
    'the client’s link to the visit': { secret: visit.token, readers: holders },
    'the client’s link to the past visit': { secret: past.token, readers: holders },
    'the client’s link to the place in an event': { secret: place.token, readers: holders },
    'the link of the package': { secret: packageToken, readers: holders },
    'the link of the review': { secret: review.token, readers: holders },
    'the code of the review': { secret: review.code, readers: holders },
    'the link of the upload': { secret: uploadHash, readers: holders },
    'the link of the intake form': { secret: intakeId, readers: holders },
    'the practice’s token of the visit': { secret: visit.practiceToken, readers: ['practice'] },
    'the practice’s token of the place': { secret: place.practiceToken, readers: ['practice'] },
    'the practice’s note': { secret: CANARIES.note, readers: ['practice'] },
    'what the client wrote': { secret: CANARIES.clientNote, readers: parties },
    'the hidden address': { secret: CANARIES.address, readers: parties },
    'the client’s address': { secret: CANARIES.email, readers: parties },
    'the client’s phone': { secret: CANARIES.phone, readers: parties },
    'the client’s last name': { secret: CANARIES.lastName, readers: parties },
  } satisfies Record<string, { secret: string; readers: readonly Role[] }>;
}

/** What a field of a type holds, wherever it stands in an answer. */
function valuesOf(answer: unknown, type: string, field: string): unknown[] {
  if (Array.isArray(answer)) return answer.flatMap((part) => valuesOf(part, type, field));
  if (typeof answer !== 'object' || answer === null) return [];
  const own =
    (answer as Record<string, unknown>)['__typename'] === type ? [(answer as Record<string, unknown>)[field]] : [];
  return [...own, ...Object.values(answer).flatMap((part) => valuesOf(part, type, field))];
}

/** Nothing, none and no say nothing. */
function saysSomething(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Great circle on a globe of the earth's mean radius. */
function kilometresBetween(one: GlobePoint, other: GlobePoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [up, across] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const cosines = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  return 2 * 6371 * Math.asin(Math.sqrt(Math.sin(up / 2) ** 2 + cosines * Math.sin(across / 2) ** 2));
}
