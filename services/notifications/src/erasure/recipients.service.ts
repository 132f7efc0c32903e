import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { ErasuresService } from '@yarrow/kit/erasure/erasures.service';
import type { Eraser, Person } from '@yarrow/kit/erasure/person';
import type { EntityManager } from 'typeorm';
import { RecipientsRepository } from './recipients.repository.js';

/**
 * Erases those who were written to. An address or a number may be a family's: it goes when nobody else who is known has
 * it. Of numbers that get no texts only hashes are kept, which stay: whoever replied STOP is not written to again.
 */
@Injectable()
export class RecipientsService implements Eraser {
  constructor(
    private readonly recipients: RecipientsRepository,
    private readonly clock: Clock,
    erasures: ErasuresService,
  ) {
    erasures.register(this);
  }

  async eraseRows(tx: EntityManager, person: Person): Promise<string[]> {
    const bookingIds = await this.recipients.eraseBookings(tx, person);
    await this.recipients.deletePeople(tx, person);
    const emails = await this.recipients.listOwn(tx, 'email', person.emails);
    const phones = await this.recipients.listOwn(tx, 'phone', person.phones);
    await this.recipients.eraseDeliveries(tx, [...emails, ...phones], bookingIds, this.clock.now());
    await this.recipients.deleteReplies(tx, phones);
    return [];
  }
}
