import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { PasskeyCeremoniesService } from './passkey-ceremonies.service.js';
import { hashOfRecoveryCode } from './recovery-codes.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { stepOfCode } from './totp.js';
import { TotpSecretsService } from './totp-secrets.service.js';

/** The second factors that a user can present. */
export interface AvailableFactors {
  authenticatorApp: boolean;
  /** JSON for the browser, where there are passkeys. */
  passkeyOptions: string | null;
  /** What its answer must hold. */
  passkeyChallenge: string | null;
}

/** What was shown: one of the two. */
export interface SecondFactorAnswer {
  /** Of the app, or a recovery code. */
  code?: string | null | undefined;
  /** JSON of the browser. */
  passkey?: string | null | undefined;
}

export type ShownFactor = 'authenticator_app' | 'passkey' | 'recovery_code';

/** Finds and verifies the second factor of an account. */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeyCeremoniesService,
    private readonly secrets: TotpSecretsService,
    private readonly clock: Clock,
  ) {}

  /** Null for an account whose password is enough. */
  async findFor(userId: string): Promise<AvailableFactors | null> {
    const { manager } = this.dataSource;
    const authenticatorApp = await this.factors.hasApp(manager, userId);
    const keys = await this.factors.listPasskeys(manager, userId);
    if (!authenticatorApp && keys.length === 0) return null;
    if (keys.length === 0) return { authenticatorApp, passkeyOptions: null, passkeyChallenge: null };
    const { options, challenge } = await this.passkeys.startLogin(keys);
    return { authenticatorApp, passkeyOptions: options, passkeyChallenge: challenge };
  }

  /** Each answer is good once. Null where it is wrong. */
  async check(
    userId: string,
    answer: SecondFactorAnswer,
    passkeyChallenge: string | null,
  ): Promise<ShownFactor | null> {
    const { code, passkey } = answer;
    return this.dataSource.transaction(async (tx) => {
      if (passkey && passkeyChallenge) {
        return (await this.isPasskey(tx, userId, passkey, passkeyChallenge)) ? 'passkey' : null;
      }
      if (!code) return null;
      if (await this.isCodeOfApp(tx, userId, code)) return 'authenticator_app';
      const hash = hashOfRecoveryCode(code);
      return hash && (await this.factors.useRecoveryCode(tx, userId, hash)) ? 'recovery_code' : null;
    });
  }

  private async isCodeOfApp(tx: EntityManager, userId: string, code: string): Promise<boolean> {
    const app = await this.factors.findAppForUpdate(tx, userId);
    if (!app?.confirmedAt) return false;
    const { lastStep } = app;
    const step = stepOfCode(this.secrets.open(app), code, { now: this.clock.now(), lastStep });
    if (step === null) return false;
    await this.factors.saveApp(tx, Object.assign(app, { lastStep: step }));
    return true;
  }

  private async isPasskey(tx: EntityManager, userId: string, response: string, challenge: string): Promise<boolean> {
    const id = this.passkeys.keyOf(response);
    const key = id === null ? null : await this.factors.findPasskey(tx, userId, id);
    if (!key) return false;
    const counter = await this.passkeys.finishLogin(response, challenge, key);
    if (counter === null) return false;
    await this.factors.notePasskeyUse(tx, key.id, counter, this.clock.now());
    return true;
  }
}
