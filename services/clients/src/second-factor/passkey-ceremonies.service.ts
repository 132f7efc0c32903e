import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { ClientsConfig } from '../config.js';
import { Passkey } from './passkey.entity.js';

/** What a browser is asked, and the challenge that its answer must hold. */
export interface Ceremony {
  /** JSON for `navigator.credentials`, as WebAuthn level 3 has it. */
  options: string;
  challenge: string;
}

type Transport = NonNullable<
  NonNullable<Parameters<typeof generateAuthenticationOptions>[0]['allowCredentials']>[number]['transports']
>[number];

/** Makes and checks passkeys (https://www.w3.org/TR/webauthn-3/). They belong to the host of PUBLIC_URL. */
@Injectable()
export class PasskeyCeremoniesService {
  private readonly origin: string;
  private readonly rpId: string;

  constructor(@Inject(CONFIG) config: ClientsConfig) {
    const { origin, hostname } = new URL(config.PUBLIC_URL);
    this.origin = origin;
    this.rpId = hostname;
  }

  async startRegistration(user: { id: string; email: string; name: string }, known: Passkey[]): Promise<Ceremony> {
    const options = await generateRegistrationOptions({
      rpName: 'Yarrow',
      rpID: this.rpId,
      userID: new TextEncoder().encode(user.id),
      userName: user.email,
      userDisplayName: user.name,
      attestationType: 'none',
      excludeCredentials: known.map(reference),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    return { options: JSON.stringify(options), challenge: options.challenge };
  }

  /** @returns the key that was made, without owner and name; null where the answer does not hold */
  async finishRegistration(
    response: string,
    challenge: string,
  ): Promise<Pick<Passkey, 'counter' | 'id' | 'publicKey' | 'transports'> | null> {
    const answer = parse<RegistrationResponseJSON>(response);
    if (!answer) return null;
    const verified = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpId,
      requireUserVerification: false,
    }).catch(() => null);
    if (!verified?.verified) return null;
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey), counter, transports };
  }

  async startLogin(keys: Passkey[]): Promise<Ceremony> {
    const options = await generateAuthenticationOptions({
      rpID: this.rpId,
      allowCredentials: keys.map(reference),
      userVerification: 'preferred',
    });
    return { options: JSON.stringify(options), challenge: options.challenge };
  }

  /** The id of the key that a browser answers with; null for what is no answer. */
  keyOf(response: string): string | null {
    return parse<AuthenticationResponseJSON>(response)?.id ?? null;
  }

  /** @returns how often the key has signed by now; null where the answer does not hold */
  async finishLogin(response: string, challenge: string, key: Passkey): Promise<number | null> {
    const answer = parse<AuthenticationResponseJSON>(response);
    if (!answer) return null;
    const verified = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpId,
      credential: { ...reference(key), publicKey: new Uint8Array(key.publicKey), counter: key.counter },
      requireUserVerification: false,
    }).catch(() => null);
    return verified?.verified ? verified.authenticationInfo.newCounter : null;
  }
}

const reference = ({ id, transports }: Passkey) => ({ id, transports: transports as Transport[] });

/** Anybody writes the answer: what it holds is checked by the library, which throws for what is missing. */
function parse<T extends { id: string }>(text: string): T | null {
  try {
    const answer: unknown = JSON.parse(text);
    const isAnswer = typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string';
    return isAnswer ? (answer as T) : null;
  } catch {
    return null;
  }
}
