import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActorKeys } from './rotation.js';

/** Where keys are kept. */
export interface KeyStore {
  read(): ActorKeys;
  write(keys: ActorKeys): void;
}

/** A folder with a file for each key of a Secret, as `kubectl create secret --from-file` takes it. */
export function folderStore(folder: string): KeyStore {
  const path = (name: string) => join(folder, name);
  const next = path('ACTOR_NEXT_PRIVATE_KEY');
  const read = (name: string) => readFileSync(path(name), 'utf8').trim();
  return {
    read: () => ({
      privateKey: read('ACTOR_PRIVATE_KEY'),
      publicKeys: listOf(read('ACTOR_PUBLIC_KEY')),
      ...(existsSync(next) && { nextPrivateKey: read('ACTOR_NEXT_PRIVATE_KEY') }),
    }),
    write({ privateKey, publicKeys, nextPrivateKey }) {
      // What would be lost if we ended here comes first.
      if (nextPrivateKey) replace(next, nextPrivateKey);
      replace(path('ACTOR_PUBLIC_KEY'), publicKeys.join(','));
      replace(path('ACTOR_PRIVATE_KEY'), privateKey);
      if (!nextPrivateKey) rmSync(next, { force: true });
    },
  };
}

/** The secrets of a checkout, which `npm start` hands to the processes. */
export function checkoutStore(file: string): KeyStore {
  type Secrets = Record<string, string | undefined>;
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  return {
    read() {
      const { actorPrivateKey = '', actorPublicKey = '', actorNextPrivateKey } = read();
      return { privateKey: actorPrivateKey, publicKeys: listOf(actorPublicKey), nextPrivateKey: actorNextPrivateKey };
    },
    write({ privateKey, publicKeys, nextPrivateKey }) {
      const actorKeys = { actorPrivateKey: privateKey, actorPublicKey: publicKeys.join(',') };
      replace(file, JSON.stringify({ ...read(), ...actorKeys, actorNextPrivateKey: nextPrivateKey }, null, 2));
    },
  };
}

const listOf = (value: string): string[] => value.split(',').map((key) => key.trim());

/** Whole or not at all, and for its owner alone. */
function replace(path: string, content: string): void {
  const fresh = `${path}.new`;
  rmSync(fresh, { force: true });
  writeFileSync(fresh, content, { mode: 0o600, flag: 'wx' });
  renameSync(fresh, path);
}
