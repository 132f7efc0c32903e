import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Inject, Injectable } from '@nestjs/common';
import { CalendarUnreadableSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { machineClock } from '@yarrow/kit/machine-clock';
import { emit } from '@yarrow/kit/outbox';
import { CredentialCipher } from '@yarrow/kit/security/credential.cipher';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { isAccessLost } from '../../provider-calls/provider-answer-error.js';
import { type CalendarConsent, type CalendarGrant, CalendarReadError } from '../calendar-adapter.js';
import type { CalendarProfile, CalendarProvider } from '../calendar-profile.entity.js';
import { CalendarProfilesRepository } from '../calendar-profiles.repository.js';

/** OAuth consent flows by provider. */
export const CALENDAR_CONSENTS = Symbol('CALENDAR_CONSENTS');

/** A token that is about to end is not used any more. */
const RENEW_BEFORE_MS = 5 * 60_000;

const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });

/** Keeps and renews what calendars are reached with. */
@Injectable()
export class CalendarAccessService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: CalendarProfilesRepository,
    private readonly cipher: CredentialCipher,
    @Inject(CALENDAR_CONSENTS) private readonly consents: readonly CalendarConsent[],
  ) {}

  /** Whether there is a key to seal credentials with. */
  get ready(): boolean {
    return this.cipher.ready;
  }

  consentOf(provider: CalendarProvider): CalendarConsent | undefined {
    return this.consents.find(({ providers }) => providers.includes(provider));
  }

  seal(text: string, profileId: string): Buffer {
    return this.cipher.encrypt(text, profileId);
  }

  sealGrant({ accessToken, refreshToken }: CalendarGrant, profileId: string): Buffer {
    return this.seal(JSON.stringify({ accessToken, refreshToken }), profileId);
  }

  /**
   * Does something with an account. A token that is refused before its time is renewed once; access that stays refused is
   * lost, and published.
   * @throws CalendarReadError `access_lost`, and whatever the work throws
   */
  async use<T>(profile: CalendarProfile, work: (access: string) => Promise<T>, now: Date): Promise<T> {
    try {
      const access = await this.find(profile);
      try {
        return await work(access);
      } catch (error) {
        if (!isAccessLost(error) || !this.consentOf(profile.providerName)) throw error;
        return await work(await this.find(profile, access));
      }
    } catch (error) {
      if (!isAccessLost(error)) throw error;
      await this.lose(profile, now);
      throw new CalendarReadError('access_lost');
    }
  }

  /** Takes our access back. What the provider answers decides nothing: the tokens are deleted here whatever it says. */
  async revoke({ id, providerName, sealedCredentials }: CalendarProfile): Promise<void> {
    const consent = this.consentOf(providerName);
    if (!consent || !sealedCredentials) return;
    const { refreshToken } = tokens.parse(JSON.parse(this.cipher.decrypt(sealedCredentials, id)));
    await consent.revoke(refreshToken).catch(() => undefined);
  }

  /**
   * One renewal at a time: some refresh tokens serve once.
   * @param refused the token that the provider has just refused
   */
  private async find({ id, erroredAt, sealedAddress, sealedCredentials }: CalendarProfile, refused?: string) {
    if (erroredAt) throw new CalendarReadError('access_lost');
    if (sealedAddress) return this.cipher.decrypt(sealedAddress, id);
    if (!sealedCredentials) throw new CalendarReadError('unreachable');
    return this.dataSource.transaction(async (tx) => {
      const present = await this.profiles.findProfileForUpdate(tx, id);
      if (!present?.sealedCredentials || present.erroredAt) throw new CalendarReadError('access_lost');
      const text = this.cipher.decrypt(present.sealedCredentials, id);
      const consent = this.consentOf(present.providerName);
      if (!consent) return text;
      return this.tokenOf(tx, present, { consent, refused, ...tokens.parse(JSON.parse(text)) });
    });
  }

  private async tokenOf(
    tx: EntityManager,
    profile: CalendarProfile,
    known: { consent: CalendarConsent; refused: string | undefined; accessToken: string; refreshToken: string },
  ): Promise<string> {
    const { consent, refused, accessToken, refreshToken } = known;
    const endsAt = profile.tokenExpiresAt?.getTime() ?? 0;
    if (endsAt - machineClock.now().getTime() > RENEW_BEFORE_MS && accessToken !== refused) return accessToken;
    const grant = { refreshToken, ...(await consent.grantByRefreshToken(refreshToken)) };
    profile.sealedCredentials = this.sealGrant(grant, profile.id);
    profile.tokenExpiresAt = grant.expiresAt;
    await this.profiles.saveProfile(tx, profile);
    return grant.accessToken;
  }

  /** Published once. */
  private async lose({ id, practiceId, providerName, profileName }: CalendarProfile, now: Date): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      if (!(await this.profiles.loseProfile(tx, id, now))) return;
      const lost = { practiceId, provider: providerName, name: profileName, accessLost: true };
      await emit(tx, CalendarUnreadableSchema, { ...lost, since: timestampFromDate(now) }, { aggregateId: practiceId });
    });
  }
}
