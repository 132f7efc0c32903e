import { Injectable } from '@nestjs/common';
import { type Actor, requireUser } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { toString as drawQrCode } from 'qrcode';
import { DataSource } from 'typeorm';
import { AuthenticatorApp } from '../second-factor/authenticator-app.entity.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';
import { newTotpSecret, stepOfCode, totpUri } from '../second-factor/totp.js';
import { TotpSecretsService } from '../second-factor/totp-secrets.service.js';
import { type ChangedFactors, SecondFactorSettingsService } from './second-factor-settings.service.js';

/** Sets up and removes the app that makes codes for an account. */
@Injectable()
export class AuthenticatorAppsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SecondFactorSettingsService,
    private readonly factors: SecondFactorsRepository,
    private readonly secrets: TotpSecretsService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `wrong_password`, `second_factor_exists`, `second_factor_not_offered`; RateLimitedError */
  async start(actor: Actor, password: string): Promise<{ secret: string; uri: string; qrCode: string }> {
    if (!this.secrets.ready) {
      throw new DomainError('second_factor_not_offered', 'Codes of an app are not offered here.');
    }
    const { id: userId, email } = await this.settings.requirePassword(actor, password);
    const secret = newTotpSecret();
    await this.dataSource.transaction(async (tx) => {
      const known = await this.factors.findAppForUpdate(tx, userId);
      if (known?.confirmedAt) throw exists();
      const sealedSecret = this.secrets.seal(secret, userId);
      const app = { userId, sealedSecret, confirmedAt: null, lastStep: 0 };
      await this.factors.saveApp(tx, Object.assign(new AuthenticatorApp(), app));
    });
    const uri = totpUri(secret, email);
    return { secret, uri, qrCode: await drawQrCode(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }) };
  }

  /** @throws DomainError `wrong_code`, `second_factor_exists`, `challenge_expired` if no setup was started */
  async confirm(actor: Actor, code: string): Promise<ChangedFactors> {
    requireUser(actor);
    return this.settings.change(actor.userId, async (tx, { id }) => {
      const app = await this.factors.findAppForUpdate(tx, id);
      if (!app) throw new DomainError('challenge_expired', 'Please start again.');
      if (app.confirmedAt) throw exists();
      const now = this.clock.now();
      const step = stepOfCode(this.secrets.open(app), code, { now, lastStep: app.lastStep });
      if (step === null) {
        throw new DomainError('wrong_code', 'This code is not right. Please try the next one.', 'code');
      }
      await this.factors.saveApp(tx, Object.assign(app, { confirmedAt: now, lastStep: step }));
      return 'app_added';
    });
  }

  /** @throws DomainError `wrong_password`; RateLimitedError */
  async remove(actor: Actor, password: string): Promise<ChangedFactors> {
    const { id: userId } = await this.settings.requirePassword(actor, password);
    return this.settings.change(userId, async (tx) => {
      const had = await this.factors.hasApp(tx, userId);
      await this.factors.deleteApp(tx, userId);
      return had ? 'app_removed' : null;
    });
  }
}

const exists = (): DomainError => new DomainError('second_factor_exists', 'Your account has an app already.');
