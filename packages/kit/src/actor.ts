import { importPKCS8, importSPKI, jwtVerify, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { Clock } from './clock.js';
import { DomainError } from './domain-error.js';

/** Who asks. Made by the gateway from the session; the only thing a service believes about a caller. */
export interface Actor {
  readonly kind: 'anonymous' | 'client' | 'pro';
  readonly userId?: string;
  readonly practiceId?: string;
  /** Set for platform staff, in addition to `kind`. */
  readonly staff?: true;
  /** Address of the browser, for rate limits. */
  readonly ip: string;
  /**
   * Secrets of links that the browser has opened, from a cookie that the gateway forwards to some services. Each secret
   * grants the same access as when it is passed as an argument.
   */
  readonly openedLinks?: readonly string[];
}

export type UserActor = Actor & { readonly kind: 'client' | 'pro'; readonly userId: string };
export type ProActor = UserActor & { readonly kind: 'pro'; readonly practiceId: string };

/** Thrown if the request requires a login. GraphQL takes the code from `extensions`; REST answers 401. */
export class UnauthenticatedError extends Error {
  override readonly name = 'UnauthenticatedError';
  readonly extensions = { code: 'UNAUTHENTICATED' };

  constructor(message = 'Please log in.') {
    super(message);
  }
}

const ISSUER = 'yarrow-gateway';
const ALGORITHM = 'EdDSA';
const LIFE_S = 60;
// A cached token keeps at least 20 s of its life for the way to the subgraph and for clocks that differ.
const REUSE_MS = 40_000;
const CACHE_LIMIT = 10_000;

/** Signs actor tokens (the gateway only). */
export class ActorSigner {
  private readonly key: Promise<CryptoKey>;
  private readonly cache = new LRUCache<string, { token: Promise<string>; until: number }>({ max: CACHE_LIMIT });

  /** @param privateKeyBase64 PKCS8 PEM of an Ed25519 key, base64 */
  constructor(
    privateKeyBase64: string,
    private readonly clock = new Clock(),
  ) {
    this.key = importPKCS8(fromBase64(privateKeyBase64), ALGORITHM);
    this.key.catch(() => undefined); // reported by the first sign()
  }

  /** The same actor gets the same token for 40 s. */
  sign(actor: Actor): Promise<string> {
    const cacheKey = JSON.stringify([actor.kind, actor.userId, actor.practiceId, actor.staff, actor.ip]);
    const now = this.clock.now().getTime();
    const cached = this.cache.get(cacheKey);
    if (cached && cached.until > now) return cached.token;
    const token = this.signNew(actor);
    token.catch(() => this.cache.delete(cacheKey));
    this.cache.set(cacheKey, { token, until: now + REUSE_MS });
    return token;
  }

  private async signNew({ kind, userId, practiceId, staff, ip }: Actor): Promise<string> {
    const jwt = new SignJWT({ kind, practice: practiceId, staff, ip })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setIssuedAt(this.clock.now())
      .setExpirationTime(new Date(this.clock.now().getTime() + LIFE_S * 1000));
    return (userId ? jwt.setSubject(userId) : jwt).sign(await this.key);
  }
}

/** Verifies actor tokens. A token seen before is not verified again while it lives. */
export class ActorVerifier {
  private readonly keys: Promise<CryptoKey[]>;
  private readonly cache = new LRUCache<string, { actor: Actor; until: number }>({ max: CACHE_LIMIT });

  /**
   * @param publicKeys SPKI PEM of an Ed25519 key, base64; several, separated by commas, while keys are rotated: what any
   *   of them verifies holds
   * @param clock the system's, whatever the service's own says: the gateway signs by it
   */
  constructor(
    publicKeys: string,
    private readonly clock = new Clock(),
  ) {
    this.keys = Promise.all(keysIn(publicKeys).map((key) => importSPKI(fromBase64(key), ALGORITHM)));
    this.keys.catch(() => undefined); // reported by the first verify()
  }

  /** @throws UnauthenticatedError when the token is not the gateway's, or no longer valid */
  async verify(token: string): Promise<Actor> {
    const cached = this.cache.get(token);
    if (cached && cached.until > this.clock.now().getTime()) return cached.actor;
    const keys = await this.keys;
    try {
      const payload = await this.verifyByAny(token, keys);
      const actor = actorOf(payload);
      this.cache.set(token, { actor, until: payload.exp! * 1000 });
      return actor;
    } catch {
      throw new UnauthenticatedError('A valid actor token is needed.');
    }
  }

  /** @throws where none of the keys verifies it */
  private verifyByAny(token: string, keys: readonly CryptoKey[]): Promise<JWTPayload> {
    const options = {
      issuer: ISSUER,
      algorithms: [ALGORITHM],
      clockTolerance: 5,
      requiredClaims: ['exp'],
      currentDate: this.clock.now(),
    };
    return Promise.any(keys.map(async (key) => (await jwtVerify(token, key, options)).payload));
  }
}

/** @throws UnauthenticatedError if the request has no logged-in user */
export function requireUser(actor: Actor): asserts actor is UserActor {
  if (actor.kind === 'anonymous' || !actor.userId) throw new UnauthenticatedError();
}

/**
 * @throws UnauthenticatedError if the request has no logged-in user
 * @throws DomainError `forbidden` when the account is not one of a practitioner with a practice
 */
export function requirePro(actor: Actor): asserts actor is ProActor {
  requireUser(actor);
  if (actor.kind !== 'pro' || !actor.practiceId) {
    throw new DomainError('forbidden', 'Only a practitioner can do this.');
  }
}

/**
 * @throws UnauthenticatedError if the request has no logged-in user
 * @throws DomainError `forbidden` when the account is not of those who run the platform
 */
export function requireStaff(actor: Actor): asserts actor is UserActor & { readonly staff: true } {
  requireUser(actor);
  if (!actor.staff) throw new DomainError('forbidden', 'Only who runs the platform can do this.');
}

function actorOf(claims: Record<string, unknown>): Actor {
  const { kind, sub, practice, staff, ip } = claims;
  if (kind !== 'anonymous' && kind !== 'client' && kind !== 'pro') throw new Error('unknown kind of actor');
  if (typeof ip !== 'string') throw new Error('an actor token names an address');
  if (kind !== 'anonymous' && typeof sub !== 'string') throw new Error('an actor with an account names it');
  return Object.freeze({
    kind,
    ip,
    ...(typeof sub === 'string' && { userId: sub }),
    ...(typeof practice === 'string' && { practiceId: practice }),
    ...(staff === true && kind !== 'anonymous' && { staff }),
  });
}

const keysIn = (list: string): string[] => list.split(',').map((key) => key.trim());

const fromBase64 = (value: string): string => Buffer.from(value, 'base64').toString('utf8');
