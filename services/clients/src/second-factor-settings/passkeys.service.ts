import { Injectable } from '@nestjs/common';
import { type Actor, requireUser } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { parseLine } from '@yarrow/kit/values/input-rules';
import { PasskeyCeremoniesService } from '../second-factor/passkey-ceremonies.service.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';
import { PasskeyChallengesService } from './passkey-challenges.service.js';
import { type ChangedFactors, SecondFactorSettingsService } from './second-factor-settings.service.js';

const MAX_PASSKEYS = 20;
const MAX_NAME_LENGTH = 60;

/** Adds and removes the passkeys of an account. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly settings: SecondFactorSettingsService,
    private readonly factors: SecondFactorsRepository,
    private readonly ceremonies: PasskeyCeremoniesService,
    private readonly challenges: PasskeyChallengesService,
    private readonly clock: Clock,
  ) {}

  /** @returns JSON for the browser @throws DomainError `wrong_password`, `too_many_passkeys`; RateLimitedError */
  async start(actor: Actor, password: string): Promise<string> {
    const user = await this.settings.requirePassword(actor, password);
    const known = await this.challenges.listKnown(user.id);
    if (known.length >= MAX_PASSKEYS) throw tooMany();
    const name = `${user.firstName} ${user.lastName}`;
    const { options, challenge } = await this.ceremonies.startRegistration({ ...user, name }, known);
    await this.challenges.keep(user.id, challenge);
    return options;
  }

  /** @throws DomainError `invalid_passkey`, `invalid_name`, `challenge_expired`, `too_many_passkeys` */
  async add(actor: Actor, input: { name: string; response: string }): Promise<ChangedFactors> {
    requireUser(actor);
    const { userId } = actor;
    const name = parseLine(input.name, 'name', { min: 1, max: MAX_NAME_LENGTH, label: 'The name' });
    const challenge = await this.challenges.take(userId);
    if (!challenge) throw new DomainError('challenge_expired', 'This took too long. Please start again.');
    const key = await this.ceremonies.finishRegistration(input.response, challenge);
    if (!key) throw invalidKey();
    const passkey = { ...key, userId, name, createdAt: this.clock.now(), lastUsedAt: null };
    return this.settings.change(userId, async (tx) => {
      if ((await this.factors.listPasskeys(tx, userId)).length >= MAX_PASSKEYS) throw tooMany();
      if (!(await this.factors.addPasskey(tx, passkey))) throw invalidKey();
      return 'passkey_added';
    });
  }

  /** @throws DomainError `wrong_password`; RateLimitedError */
  async remove(actor: Actor, id: string, password: string): Promise<ChangedFactors> {
    const { id: userId } = await this.settings.requirePassword(actor, password);
    return this.settings.change(userId, async (tx) =>
      (await this.factors.deletePasskey(tx, userId, id)) ? 'passkey_removed' : null,
    );
  }
}

const tooMany = (): DomainError =>
  new DomainError('too_many_passkeys', `An account has ${MAX_PASSKEYS} passkeys at most. Please remove one first.`);
const invalidKey = (): DomainError =>
  new DomainError('invalid_passkey', 'This passkey could not be added. Please try again.');
