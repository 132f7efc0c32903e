import { generateKeyPairSync } from 'node:crypto';

/** A fresh Ed25519 pair in the form of the environment variables. */
export function newActorKeys(): { ACTOR_PRIVATE_KEY: string; ACTOR_PUBLIC_KEY: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const base64 = (pem: string | Buffer) => Buffer.from(pem).toString('base64');
  return {
    ACTOR_PRIVATE_KEY: base64(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    ACTOR_PUBLIC_KEY: base64(publicKey.export({ type: 'spki', format: 'pem' })),
  };
}
