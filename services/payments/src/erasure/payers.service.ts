import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { ErasuresService } from '@yarrow/kit/erasure/erasures.service';
import type { Eraser, Person } from '@yarrow/kit/erasure/person';
import { DataSource, type EntityManager } from 'typeorm';
import { KeptCardsService } from './kept-cards.service.js';
import { PayersRepository, type Payer } from './payers.repository.js';

/** Reports and erases the personal data that payments stores about a client. Ledger entries stay, without a name. */
@Injectable()
export class PayersService implements Eraser {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payers: PayersRepository,
    private readonly cards: KeptCardsService,
    private readonly clock: Clock,
    erasures: ErasuresService,
  ) {
    erasures.register(this);
  }

  async countUnsettled(payer: Payer): Promise<number> {
    return this.payers.countUnsettled(this.dataSource.manager, payer, this.clock.now());
  }

  /** Cards and customers at providers. */
  async eraseElsewhere(person: Person): Promise<void> {
    for (const customer of await this.payers.listCustomers(this.dataSource.manager, person)) {
      await this.cards.delete(customer);
    }
  }

  async eraseRows(tx: EntityManager, person: Person): Promise<string[]> {
    await this.payers.eraseAttempts(tx, person);
    await this.payers.deleteCards(tx, person);
    await this.payers.eraseProjections(tx, person);
    return [...(await this.payers.eraseRecipients(tx, person)), ...(await this.payers.eraseBuyers(tx, person))];
  }
}
