import { beforeAll, describe, expect, it } from '@jest/globals';
import { coarsePlace, type GlobePoint } from '@yarrow/kit/values/coarse-place';
import { dayAhead } from '../harness/practice.mjs';
import type { Site } from '../harness/site.mjs';
import { eventually, Visitor } from '../harness/visitor.mjs';
import { guesses } from './guesses.js';
import { secretsOf } from './secrets.js';
import { send } from './walk.js';
import { CANARIES, HIDDEN, type Role, ROLES, type World } from './world.js';

interface Hit {
  slug: string;
  distanceKm: number;
  latitude: number;
  longitude: number;
}

/** Values that the attacker sends and that a response may therefore contain. */
const KNOWN_TO_ALL = { email: CANARIES.email, phone: CANARIES.phone, lastName: CANARIES.lastName };

/** What attackers have tried: by tips, links, hidden places and the reviews of people who gave no name. */
export function describeAttacks(stage: () => { site: Site; world: World }): void {
  describe('an attack', () => {
    let site: Site;
    let world: World;

    beforeAll(() => {
      ({ site, world } = stage());
    });

    const ask = (role: Role, query: string) => send(world.people[role], query);

    it('is refused and charges nothing when a practice adds a tip to the card of its client', async () => {
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

    it('cannot act as the client with data that a practice can read, in any session', async () => {
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

    it('receives no secret by sending ids, contact details and a name to every root field', async () => {
      const secrets = Object.entries(secretsOf(world)).filter(
        ([, { secret }]) => !Object.values(KNOWN_TO_ALL).includes(secret),
      );
      const unsound: string[] = [];
      const found: string[] = [];
      for (const { name, query } of guesses(world)) {
        // A separate address for each field: no rate limit hides a result.
        const answer = await send(new Visitor(site.gatewayUrl), query);
        if (answer.errors?.some(({ extensions }) => extensions?.code === 'GRAPHQL_VALIDATION_FAILED'))
          unsound.push(name);
        const text = JSON.stringify(answer);
        for (const [what, { secret }] of secrets) if (text.includes(secret)) found.push(`${name}: ${what}`);
      }
      expect({ unsound, found }).toEqual({ unsound: [], found: [] });
    });

    it('finds the client’s link neither in calendar files nor in mails of the practice', async () => {
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

    it('finds only the centre of the cell of a hidden place, by distances and the edge of the radius', async () => {
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
        const shown = Math.round(kilometresBetween(probe, middle));
        expect(hit.distanceKm).toBe(shown);
        expect(Math.abs(inside - shown)).toBeLessThan(0.1);
        if (shown !== Math.round(kilometresBetween(probe, HIDDEN))) astray += 1;
      }
      // The shown distances differ from those of the true location.
      expect(astray).toBeGreaterThan(0);
    });

    it('learns nothing about an anonymous reviewer, from the visit or from the reviews', async () => {
      const { past, practice } = world;
      const fields = '{ isReviewed hasTextReview hasVideoReview hasEndorsements reviewLink }';
      const { data: own } = await ask('client', `{ it: userAppointment(id: "${past.id}") ${fields} }`);
      expect(own!['it']).toMatchObject({ isReviewed: true });
      const { data: seen } = await ask('practice', `{ it: userAppointment(id: "${past.id}") ${fields} }`);
      // The practice's own link, which opens no visit.
      const reviewLink = expect.stringMatching(/^\/i\/r\/client_info\//);
      const nothing = { isReviewed: false, hasTextReview: false, hasVideoReview: false, hasEndorsements: false };
      expect(seen!['it']).toEqual({ ...nothing, reviewLink });
      const linkOf = (data: object | null | undefined) => (data as { it: { reviewLink: string } }).it.reviewLink;
      expect(linkOf(seen)).not.toBe(linkOf(own));
      for (const role of ROLES.filter((one) => one !== 'client' && one !== 'link')) {
        const reviews = `reviews { edges { node { author firstName clientId appointmentId } } }`;
        const { data, errors } = await ask(role, `{ practice(id: "${practice.practiceId}") { ${reviews} } }`);
        expect(errors).toBeUndefined();
        const text = JSON.stringify(data);
        for (const trace of ['Grace', CANARIES.lastName, past.id, world.clientId]) expect(text).not.toContain(trace);
      }
    });
  });
}

/** Great circle on a globe of the earth's mean radius. */
function kilometresBetween(one: GlobePoint, other: GlobePoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [up, across] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const cosines = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  return 2 * 6371 * Math.asin(Math.sqrt(Math.sin(up / 2) ** 2 + cosines * Math.sin(across / 2) ** 2));
}
