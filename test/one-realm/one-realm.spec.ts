import { describe, expect, it } from '@jest/globals';
import { GraphQLSchema } from 'graphql';
import { Script, constants, runInThisContext } from 'node:vm';
import OneRealmEnvironment from './environment.mjs';

const { USE_MAIN_CONTEXT_DEFAULT_LOADER: importModuleDynamically } = constants;

describe('the realm of tests', () => {
  it('is that of the worker, so what packages make is an instance of what tests know', () => {
    expect(runInThisContext('[]')).toBeInstanceOf(Array);
    expect(runInThisContext('new Date()')).toBeInstanceOf(Date);
  });

  it('has the packages that Node has loaded, not copies of them', async () => {
    const imported = new Script("import('graphql')", { importModuleDynamically }).runInThisContext();
    expect(await imported).toHaveProperty('GraphQLSchema', GraphQLSchema);
  });

  it('is afterwards as it was: globals, variables, listeners and the end of the process', async () => {
    process.env['ONE_REALM_KEPT'] = 'before';
    const { fetch } = globalThis;
    const { exit } = process;
    const environment = new OneRealmEnvironment({ projectConfig: { fakeTimers: {} } });
    const listener = () => undefined;
    Object.assign(globalThis, { oneRealmLeft: true, fetch: listener });
    Object.assign(process.env, { ONE_REALM_KEPT: 'after', ONE_REALM_LEFT: 'yes' });
    process.exit = listener as never;
    process.on('SIGUSR2', listener);
    await environment.teardown();
    expect(globalThis).not.toHaveProperty('oneRealmLeft');
    expect(globalThis.fetch).toBe(fetch);
    expect(process.env).toMatchObject({ ONE_REALM_KEPT: 'before' });
    expect(process.env).not.toHaveProperty('ONE_REALM_LEFT');
    expect(process.listeners('SIGUSR2')).not.toContain(listener);
    expect(process.exit).toBe(exit);
    delete process.env['ONE_REALM_KEPT'];
  });
});
