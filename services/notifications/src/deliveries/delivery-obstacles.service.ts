import { Injectable } from '@nestjs/common';
import { type Choice, choiceOf } from '../client-settings/client-settings.entity.js';
import { ClientSettingsService } from '../client-settings/client-settings.service.js';
import { OptOutsService } from '../opt-outs/opt-outs.service.js';
import { BookingProjectionService } from '../projection/booking-projection.service.js';
import { ReminderSettingsService } from '../reminder-settings/reminder-settings.service.js';
import type { Delivery, DeliveryOutcome } from './delivery.entity.js';
import { SendingPolicy } from './sending.policy.js';

/** Why a message is not sent after all, or not yet, when it is due. */
@Injectable()
export class DeliveryObstaclesService {
  constructor(
    private readonly bookings: BookingProjectionService,
    private readonly clientSettings: ClientSettingsService,
    private readonly optOuts: OptOutsService,
    private readonly reminders: ReminderSettingsService,
    private readonly sending: SendingPolicy,
  ) {}

  /** @returns null if it may be sent */
  async find(delivery: Delivery): Promise<DeliveryOutcome | null> {
    const obstacle = await this.findLasting(delivery);
    if (obstacle) return { state: 'dropped', reason: obstacle };
    const hold = await this.sending.findHold(delivery);
    return hold && { state: 'held', ...hold };
  }

  /** Its recipient wants no texts, its practice has switched it off for them, or its condition no longer holds. */
  private async findLasting(delivery: Delivery): Promise<string | null> {
    const { channel, recipient, holdsWhile, bookingId } = delivery;
    if (channel === 'sms' && (await this.optOuts.isStopped(recipient))) return 'the recipient replied STOP';
    const choice = choiceOf(delivery.kind, channel);
    if (choice && bookingId && (await this.isOffForAll(bookingId, choice))) return 'switched off by the practice';
    if (choice && bookingId && (await this.isOffForClient(bookingId, choice))) return 'switched off for the client';
    if (!holdsWhile) return null;
    const { visits } = holdsWhile;
    const versions = visits && (await this.bookings.listVersions(visits.map(({ id }) => id)));
    const status = bookingId && !visits ? await this.bookings.findStatus(bookingId) : null;
    return delivery.stillHolds(status, versions) ? null : 'no longer true';
  }

  /** What is past due is planned only where the practice sends it. */
  private async isOffForAll(bookingId: string, choice: Choice): Promise<boolean> {
    if (choice !== 'appointmentReminderEmailEnabled' && choice !== 'appointmentReminderTextEnabled') return false;
    const practiceId = await this.bookings.findPracticeId(bookingId);
    return practiceId !== null && !(await this.reminders.find(practiceId))[choice];
  }

  private async isOffForClient(bookingId: string, choice: Choice): Promise<boolean> {
    const clientId = await this.bookings.findClientId(bookingId);
    return clientId !== null && this.clientSettings.isOff(clientId, choice);
  }
}
