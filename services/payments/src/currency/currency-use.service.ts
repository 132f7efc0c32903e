import { Injectable } from '@nestjs/common';
import { CurrencyUseRepository } from './currency-use.repository.js';

/** Says whether a practice's ledger would mix two currencies. */
@Injectable()
export class CurrencyUseService {
  constructor(private readonly uses: CurrencyUseRepository) {}

  async hasOther(practiceId: string, currency: string): Promise<boolean> {
    return this.uses.hasOther(practiceId, currency);
  }
}
