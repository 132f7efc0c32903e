import { Injectable } from '@nestjs/common';
import { machineClock } from '@yarrow/kit/machine-clock';
import { SquareTokensService } from '../square/square-tokens.service.js';
import { AccountsService } from './accounts.service.js';

const BATCH = 500;

/** Keeps our access to practices' accounts at Square, and says where it is lost. */
@Injectable()
export class SquareAccessService {
  constructor(
    private readonly tokens: SquareTokensService,
    private readonly accounts: AccountsService,
  ) {}

  async renewDue(): Promise<void> {
    if (!this.tokens.offered) return;
    for (const { accountId, outcome, expiresAt } of await this.tokens.renewDue(BATCH)) {
      const serves = expiresAt > machineClock.now();
      if (outcome === 'renewed' || (outcome === 'unanswered' && serves)) continue;
      await this.accounts.loseAccess('square', accountId, 'access_expired', serves);
    }
  }
}
