import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';

/**
 * The keys that the gateway signs actors with, and services verify them by. PEM in base64: PKCS8 of an Ed25519 key, or SPKI.
 */
export interface ActorKeys {
  /** The gateway's. */
  readonly privateKey: string;
  /** All services': what any of them verifies holds. */
  readonly publicKeys: readonly string[];
  /** The gateway's, once every service has its public half. */
  readonly nextPrivateKey?: string | undefined;
}

export const STEPS = ['prepare', 'activate', 'retire'] as const;
export type Step = (typeof STEPS)[number];

/**
 * One step of a rotation. All processes must have restarted with the keys of one step before the next step runs: every
 * token then stays verifiable at any moment, whether its signer or verifier has restarted or not.
 * @throws Error if this step is not due
 */
export function rotate(keys: ActorKeys, step: Step): ActorKeys {
  if (!keys.publicKeys.includes(publicHalf(keys.privateKey)))
    throw new Error('The private key is of none of the public keys: these belong to different installations.');
  const due = dueStep(keys);
  if (step !== due) throw new Error(`It is the turn of ${due}, not of ${step}.`);
  return ROTATIONS[step](keys);
}

/** What comes next: a rotation is a circle. */
export function dueStep({ publicKeys, nextPrivateKey }: ActorKeys): Step {
  if (nextPrivateKey !== undefined) return 'activate';
  return publicKeys.length > 1 ? 'retire' : 'prepare';
}

const ROTATIONS: Readonly<Record<Step, (keys: ActorKeys) => ActorKeys>> = {
  prepare({ privateKey, publicKeys }) {
    const { privateKey: nextPrivateKey, publicKey } = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    return { privateKey, publicKeys: [...publicKeys, base64(publicKey)], nextPrivateKey: base64(nextPrivateKey) };
  },
  activate: ({ publicKeys, nextPrivateKey }) => ({ privateKey: nextPrivateKey!, publicKeys }),
  retire: ({ privateKey }) => ({ privateKey, publicKeys: [publicHalf(privateKey)] }),
};

function publicHalf(privateKey: string): string {
  const key = createPrivateKey(Buffer.from(privateKey, 'base64').toString('utf8'));
  return base64(createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString());
}

const base64 = (pem: string): string => Buffer.from(pem).toString('base64');
