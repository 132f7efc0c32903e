import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/**
 * Tests in the realm of the worker itself, in place of a vm context for each file: packages are loaded once for all files of a
 * worker (runtime.mjs), and `instanceof` says of their arrays, dates and errors what it says in production. What a file
 * changes of globals, of the environment's variables and of the listeners of the process is taken back after it.
 */
export default class OneRealmEnvironment {
  global = globalThis;
  /** The legacy ones are not offered. */
  fakeTimers = null;
  moduleMocker = new ModuleMocker(globalThis);
  #restorers = [restorerOfGlobals(), restorerOfVariables(), restorerOfExit(), restorerOfListeners()];

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const restore of this.#restorers) restore();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** There is none; runtime.mjs compiles without it. */
  getVmContext() {
    return null;
  }
}

/** The registry of TypeORM's entities is one of them: each file evaluates its entities again. */
function restorerOfGlobals() {
  const before = Object.getOwnPropertyDescriptors(globalThis);
  return () => {
    for (const key of Reflect.ownKeys(globalThis)) {
      const now = Object.getOwnPropertyDescriptor(globalThis, key);
      if (!now.configurable) continue;
      if (!Object.hasOwn(before, key)) delete globalThis[key];
      else if (now.value !== before[key].value) Object.defineProperty(globalThis, key, before[key]);
    }
  };
}

function restorerOfVariables() {
  const before = { ...process.env };
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  };
}

/** Jest replaces it for each file. */
function restorerOfExit() {
  const { exit } = process;
  return () => void (process.exit = exit);
}

function restorerOfListeners() {
  const before = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
  return () => {
    for (const name of process.eventNames())
      for (const listener of process.rawListeners(name))
        if (!before.get(name)?.includes(listener)) process.removeListener(name, listener);
  };
}
