import { describe, expect, it } from '@jest/globals';
import { ActorSigner, ActorVerifier, type Actor } from '@yarrow/kit/actor';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAdmin } from '../run-admin.js';
import { checkoutStore, folderStore } from './key-store.js';
import { rotate, STEPS, type ActorKeys } from './rotation.js';

const ACTOR: Actor = { kind: 'client', userId: 'u1', ip: '203.0.113.1' };

function newKeys(): ActorKeys {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const base64 = (pem: string) => Buffer.from(pem).toString('base64');
  return { privateKey: base64(privateKey), publicKeys: [base64(publicKey)] };
}

/** Whether what a gateway signs is believed by a service. */
async function isBelieved(gateway: ActorKeys, service: ActorKeys): Promise<boolean> {
  const token = await new ActorSigner(gateway.privateKey).sign(ACTOR);
  return new ActorVerifier(service.publicKeys.join(',')).verify(token).then(
    () => true,
    () => false,
  );
}

describe('a rotation', () => {
  it('verifies every token after each step, whether the gateway or the service has restarted or not', async () => {
    let before = newKeys();
    // Twice around.
    for (const step of [...STEPS, ...STEPS]) {
      const after = rotate(before, step);
      for (const gateway of [before, after]) {
        for (const service of [before, after]) expect([step, await isBelieved(gateway, service)]).toEqual([step, true]);
      }
      before = after;
    }
  });

  it('ends with a new key only and rejects the old one', async () => {
    const old = newKeys();
    const rotated = STEPS.reduce(rotate, old);
    expect(rotated.publicKeys).toHaveLength(1);
    expect(await isBelieved(old, rotated)).toBe(false);
    expect(await isBelieved(rotated, old)).toBe(false);
  });

  it('takes its steps one after the other', () => {
    const keys = newKeys();
    expect(() => rotate(keys, 'activate')).toThrow('It is the turn of prepare');
    expect(() => rotate(keys, 'retire')).toThrow('It is the turn of prepare');
    const prepared = rotate(keys, 'prepare');
    expect(() => rotate(prepared, 'prepare')).toThrow('It is the turn of activate');
    expect(() => rotate(rotate(prepared, 'activate'), 'activate')).toThrow('It is the turn of retire');
  });

  it('touches no keys that do not belong together', () => {
    expect(() => rotate({ ...newKeys(), publicKeys: newKeys().publicKeys }, 'prepare')).toThrow(
      'different installations',
    );
  });
});

describe('keys that are rotated', () => {
  const folders: string[] = [];
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'yarrow-keys-'));
    folders.push(folder);
    return folder;
  };

  it('are files of a Secret, for their owner alone, of which the command says nothing', async () => {
    const folder = newFolder();
    const keys = newKeys();
    writeFileSync(join(folder, 'ACTOR_PRIVATE_KEY'), keys.privateKey);
    writeFileSync(join(folder, 'ACTOR_PUBLIC_KEY'), `${keys.publicKeys[0]}\n`);
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    const counts: number[] = [];
    for (const step of STEPS) {
      const terminal = { env: {}, now: new Date(), out: say, err: say };
      expect(await runAdmin(['keys', 'rotate', step, '--folder', folder], terminal)).toBe(0);
      counts.push(folderStore(folder).read().publicKeys.length);
    }
    expect(counts).toEqual([2, 2, 1]);
    expect(readdirSync(folder).sort()).toEqual(['ACTOR_PRIVATE_KEY', 'ACTOR_PUBLIC_KEY']);
    expect(statSync(join(folder, 'ACTOR_PRIVATE_KEY')).mode & 0o077).toBe(0);
    for (const secret of [keys.privateKey, readFileSync(join(folder, 'ACTOR_PRIVATE_KEY'), 'utf8')]) {
      expect(said.join('\n')).not.toContain(secret);
    }
  });

  it('are among the secrets of a checkout, and leave the others alone', () => {
    const file = join(newFolder(), 'secrets.json');
    const { privateKey, publicKeys } = newKeys();
    const others = { csrfSecret: 'c', natsSecret: 'n' };
    writeFileSync(file, JSON.stringify({ actorPrivateKey: privateKey, actorPublicKey: publicKeys[0], ...others }));
    const store = checkoutStore(file);
    store.write(rotate(store.read(), 'prepare'));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ actorPrivateKey: privateKey, ...others });
    for (const step of ['activate', 'retire'] as const) store.write(rotate(store.read(), step));
    const after = JSON.parse(readFileSync(file, 'utf8'));
    expect(after).toMatchObject(others);
    expect(Object.keys(after).sort()).toEqual(['actorPrivateKey', 'actorPublicKey', 'csrfSecret', 'natsSecret']);
    expect(after.actorPublicKey).not.toBe(publicKeys[0]);
    folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  });
});
