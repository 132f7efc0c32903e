import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SecondFactor } from '../generated/graphql.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';
import { TotpSecretsService } from '../second-factor/totp-secrets.service.js';

/** What an account asks for, as it sees it. */
@Injectable()
export class SecondFactorViewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly factors: SecondFactorsRepository,
    private readonly secrets: TotpSecretsService,
  ) {}

  async find(userId: string): Promise<SecondFactor> {
    const { manager } = this.dataSource;
    const passkeys = await this.factors.listPasskeys(manager, userId);
    return {
      authenticatorApp: await this.factors.hasApp(manager, userId),
      authenticatorAppOffered: this.secrets.ready,
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        ...{ id, name },
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      recoveryCodesLeft: await this.factors.countRecoveryCodes(manager, userId),
    };
  }
}
