import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { describeAttacks } from './access/attacks.js';
import { PRIVATE_FIELDS, WAYS } from './access/entities.js';
import { secretsOf } from './access/secrets.js';
import { api, ENTITIES, readAll, refusal, saysSomething, send, valuesOf } from './access/walk.js';
import { MUTATIONS, QUERIES } from './access/who-may.js';
import { makeWorld, type Role, ROLES, type World } from './access/world.js';
import { Databases } from './harness/databases.mjs';
import { canRunSite, Site } from './harness/site.mjs';

jest.setTimeout(240_000);

(canRunSite() ? describe : describe.skip)('through the gateway', () => {
  let site: Site;
  let databases: Databases;
  let world: World;

  beforeAll(async () => {
    // A walk asks for more at once than a page may.
    const gateway = { MAX_FIELDS: '5000', MAX_TOKENS: '10000', MAX_COST: '50000' };
    site = await Site.start({ also: ['reviews', 'search'], variables: { gateway } });
    databases = new Databases(site);
    world = await makeWorld(site, databases);
  }, 400_000);

  afterAll(async () => {
    await databases?.close();
    await site?.stop();
  });

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
    it.each(Object.keys(QUERIES))('%s answers permitted roles only', async (name) => {
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

    it.each(Object.keys(PRIVATE_FIELDS))('shows %s to its owners only', async (path) => {
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

  describeAttacks(() => ({ site, world }));

  describe('every mutation', () => {
    it.each(Object.keys(MUTATIONS))('%s succeeds for permitted roles only', async (name) => {
      const expected = MUTATIONS[name]!;
      // Refused roles first: after a permitted role has run the mutation, an unauthorized success could go unnoticed.
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
