import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { newId } from '../ids.js';
import { OnEvent } from '../on-event.js';
import { RateLimit } from '../rate-limits/rate-limit.js';
import { notebook } from '../testing/notebook/src/notebook.service.js';
import { LineReadSchema } from '../testing/notebook/src/notebook.events.js';
import { startTestService, type TestService } from '../testing/test-service.js';
import { Access } from './access.js';
import { entrancesOf } from './entrances.js';

const CLIENT = { kind: 'client', userId: newId() } as const;
const PRO_WITHOUT_PRACTICE = { kind: 'pro', userId: newId() } as const;
const STAFF = { kind: 'client', userId: newId(), staff: true } as const;
const PRO = { kind: 'pro', userId: newId(), practiceId: newId() } as const;

let service: TestService;
beforeAll(async () => {
  service = await startTestService(notebook);
});
afterAll(() => service?.stop());

describe('a declaration by @Access', () => {
  it.each([
    ['diary', {}, 'UNAUTHENTICATED'],
    ['diary', CLIENT, undefined],
    ['diary', PRO, undefined],
    ['ledger', {}, 'UNAUTHENTICATED'],
    ['ledger', CLIENT, 'forbidden'],
    ['ledger', PRO_WITHOUT_PRACTICE, 'forbidden'],
    ['ledger', PRO, undefined],
    ['archive', {}, 'UNAUTHENTICATED'],
    ['archive', PRO, 'forbidden'],
    ['archive', STAFF, undefined],
    ['ledger', STAFF, 'forbidden'],
  ])('restricts %s to its callers (%j: %s)', async (field, actor, code) => {
    const { data, errors } = await service.graphql(`{ ${field} }`, {}, actor);
    expect(errors?.[0]?.extensions.code).toBe(code);
    expect(data[field] === null).toBe(code !== undefined);
  });

  it('makes a refused mutation return a failure payload', async () => {
    const mutation = 'mutation { closeLedger { result errors { code field } closed } }';
    expect((await service.graphql(mutation, {}, CLIENT)).data).toEqual({
      closeLedger: { result: 'failure', errors: [{ code: 'forbidden', field: null }], closed: [] },
    });
    expect((await service.graphql(mutation, {}, PRO)).data).toEqual({
      closeLedger: { result: 'success', errors: [], closed: ['today'] },
    });
  });

  it('holds for routes', async () => {
    const ask = async (route: string, actor: object) => {
      const headers = { authorization: `Bearer ${await service.tokenOf(actor)}` };
      return (await fetch(`${service.url}/api/${route}`, { headers })).status;
    };
    expect(await Promise.all([ask('diary', {}), ask('diary', CLIENT)])).toEqual([401, 200]);
    expect(await Promise.all([ask('ledger', {}), ask('ledger', CLIENT), ask('ledger', PRO)])).toEqual([401, 403, 200]);
  });

  it('is checked before the guards of an event handler, whose refusal is a failed attempt', async () => {
    const noteId = newId();
    const line = { noteId, clientId: newId(), number: 1, text: 'blot' };
    const eventId = await service.publish(LineReadSchema, line, { aggregateId: noteId });
    const dead = await service.dataSource.query('select handler, error from dead_letters where event_id = $1', [
      eventId,
    ]);
    expect(dead).toEqual([
      { handler: 'SecondReader:library.v1.LineRead', error: expect.stringContaining('Forbidden resource') },
    ]);
    expect(await service.dataSource.query('select reader from lines where note_id = $1', [noteId])).toEqual([
      { reader: 'first' },
    ]);
  });
});

@Resolver()
class UndeclaredResolver {
  @Query()
  note() {
    return null;
  }
}

@Controller('api')
@Access('client')
@RateLimit.none('Only the tests call.')
class HalfDeclaredController {
  @Get('notes/:id')
  declaredByItsClass() {
    return {};
  }
}

@Module({ providers: [UndeclaredResolver], controllers: [HalfDeclaredController] })
class InnerModule {}

@Module({ imports: [InnerModule] })
class UndeclaredModule {}

@Resolver()
@Access('public')
class UnlimitedResolver {
  @Query()
  note() {
    return null;
  }

  @Mutation()
  writeNote() {
    return null;
  }

  @Mutation()
  @RateLimit.none('Only the tests write.')
  step() {
    return null;
  }
}

@Controller('api')
@Access('client')
class UnlimitedController {
  @Get('notes')
  list() {
    return [];
  }
}

@Module({ providers: [UnlimitedResolver], controllers: [UnlimitedController] })
class UnlimitedModule {}

@Controller()
class UnreachedReader {
  @OnEvent(LineReadSchema)
  async onLineRead(): Promise<void> {}
}

@Module({ providers: [UnreachedReader] })
class UnreachedModule {}

describe('a service with a missing declaration', () => {
  it('does not start, and names the undeclared entry point', async () => {
    await expect(startTestService({ ...notebook, module: UndeclaredModule })).rejects.toThrow(
      /not declared by @Access:\n {2}- query note \(UndeclaredResolver\.note\)$/,
    );
  });

  it('does not start if a mutation or a route declares no rate limit; a query need not', async () => {
    await expect(startTestService({ ...notebook, module: UnlimitedModule })).rejects.toThrow(
      /^How often .* not declared by @RateLimit:\n {2}- mutation writeNote \(UnlimitedResolver\.writeNote\)\n {2}- route GET \/api\/notes \(UnlimitedController\.list\)$/,
    );
  });

  it('does not start with an event handler that Nest would never call', async () => {
    await expect(startTestService({ ...notebook, module: UnreachedModule })).rejects.toThrow(
      /under `controllers` only:\n {2}- event library\.v1\.LineRead \(UnreachedReader\.onLineRead\)$/,
    );
  });

  it('is read through modules and classes', () => {
    expect(entrancesOf(UndeclaredModule)).toEqual([
      {
        kind: 'query',
        name: 'note',
        handler: 'UndeclaredResolver.note',
        access: undefined,
        limits: undefined,
        isReached: true,
      },
      {
        kind: 'route',
        name: 'GET /api/notes/:id',
        handler: 'HalfDeclaredController.declaredByItsClass',
        access: ['client'],
        limits: [{ countedBy: 'none', reason: 'Only the tests call.' }],
        isReached: true,
      },
    ]);
  });
});
