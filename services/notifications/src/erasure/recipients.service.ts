import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { ErasuresService } from '@yarrow/kit/erasure/erasures.service';
import type { Eraser, Person } from '@yarrow/kit/erasure/person';
import type { EntityManager } from 'typeorm';
import { RecipientsRepository } from './recipients.repository.js';

/**
 * Erases recipients. An address or a number may be shared by a family: it is erased once no other known person has it.
 * Numbers that get no texts are stored as hashes, which stay: a number that replied STOP gets no more texts.
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
