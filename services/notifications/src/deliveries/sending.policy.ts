import { timestampMs } from '@bufbuild/protobuf/wkt';
import { Injectable } from '@nestjs/common';
import type { User } from '@yarrow/contracts/clients/v1/events_pb';
import { DataSource } from 'typeorm';
import { BookingProjectionService } from '../projection/booking-projection.service.js';
import { PeopleProjectionService } from '../projection/people-projection.service.js';
import { DeliveriesService } from './deliveries.service.js';
import type { Delivery } from './delivery.entity.js';

const DAY_MS = 86_400_000;
/** Messages in 24 hours that a practice may send on its first day. */
export const FIRST_DAY = 200;
/** How many more for each day since it registered, and for each visit that took place. */
export const MORE_PER_DAY = 20;
export const MORE_PER_VISIT = 5;
/** From this age and with this many visits there is no limit. */
export const ESTABLISHED = { days: 30, visits: 50 };

/**
 * Which messages leave in the name of a practice. They carry what the practice typed to addresses that it typed, so a new
 * account must not be able to use us for mail to strangers. What may not leave yet is held. Those that are sent at the
 * same time, 20 at most by each replica, may exceed the limit once.
 */
@Injectable()
export class SendingPolicy {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: PeopleProjectionService,
    private readonly bookings: BookingProjectionService,
    private readonly deliveries: DeliveriesService,
  ) {}

  /** @returns why it may not leave yet; null where it may */
  async findHold({ onBehalfOf }: Delivery): Promise<string | null> {
    if (!onBehalfOf) return null;
    const owner = await this.findOwner(onBehalfOf);
    if (!owner) return null;
    if (owner.emailConfirmed === false) return 'the practice has not confirmed its address';
    const allowance = await this.allowanceOf(onBehalfOf, owner);
    if (allowance === Infinity) return null;
    const since = new Date(this.deliveries.now - DAY_MS);
    const sent = await this.deliveries.countSent(onBehalfOf, since, allowance);
    return sent >= allowance ? `the practice has sent ${allowance} messages in 24 hours` : null;
  }

  private async findOwner(practiceId: string): Promise<User | null> {
    const tx = this.dataSource.manager;
    const practice = await this.people.findPractice(tx, practiceId);
    return practice?.ownerUserId ? this.people.findUser(tx, practice.ownerUserId) : null;
  }

  /** An account whose registration was not published is from before and has no limit. */
  private async allowanceOf(practiceId: string, { registeredAt }: User): Promise<number> {
    if (!registeredAt) return Infinity;
    const days = Math.floor((this.deliveries.now - timestampMs(registeredAt)) / DAY_MS);
    const visits = await this.bookings.countVisits(practiceId, new Date(this.deliveries.now), ESTABLISHED.visits);
    if (days >= ESTABLISHED.days && visits >= ESTABLISHED.visits) return Infinity;
    return FIRST_DAY + MORE_PER_DAY * days + MORE_PER_VISIT * visits;
  }
}
