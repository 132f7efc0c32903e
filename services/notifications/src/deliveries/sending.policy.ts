import { timestampMs } from '@bufbuild/protobuf/wkt';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '@yarrow/contracts/clients/v1/events_pb';
import { CONFIG } from '@yarrow/kit/config';
import { DataSource } from 'typeorm';
import { BookingProjectionService } from '../projection/booking-projection.service.js';
import { PeopleProjectionService } from '../projection/people-projection.service.js';
import { DeliveriesService } from './deliveries.service.js';
import type { NotificationsConfig } from '../config.js';
import type { Delivery, Hold } from './delivery.entity.js';

const DAY_MS = 86_400_000;
/** How many more messages than on its first day a practice may send in 24 hours, for each day since it registered … */
export const MORE_PER_DAY = 20;
/** … and for each visit that took place. */
export const MORE_PER_VISIT = 5;
/** From this age and with this many visits there is no limit. */
export const ESTABLISHED = { days: 30, visits: 50 };
/** As long as the link is valid by which an address is confirmed. */
const UNCONFIRMED_DAYS = 3;
/** The invitations of a long list of clients leave one day after the other. */
const LIMITED_DAYS = 30;

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
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** @returns why it may not leave yet; null where it may */
  async findHold({ onBehalfOf }: Delivery): Promise<Hold | null> {
    if (!onBehalfOf) return null;
    const owner = await this.findOwner(onBehalfOf);
    if (!owner) return null;
    if (owner.emailConfirmed === false)
      return { reason: 'the practice has not confirmed its address', maxDays: UNCONFIRMED_DAYS };
    const allowance = await this.allowanceOf(onBehalfOf, owner);
    if (allowance === Infinity) return null;
    const since = new Date(this.deliveries.now - DAY_MS);
    const sent = await this.deliveries.countSent(onBehalfOf, since, allowance);
    if (sent < allowance) return null;
    return { reason: `the practice has sent ${allowance} messages in 24 hours`, maxDays: LIMITED_DAYS };
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
    return this.config.MESSAGES_FIRST_DAY + MORE_PER_DAY * days + MORE_PER_VISIT * visits;
  }
}
