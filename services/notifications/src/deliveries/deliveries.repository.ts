import type { Channel } from '../channels/channel.js';
import { Injectable } from '@nestjs/common';
import { AppointmentSchema, RegistrationSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { In, type EntityManager } from 'typeorm';
import { textNoLaterThan } from './text-hours.js';
import { Delivery, INTERRUPTED_AFTER_MINUTES } from './delivery.entity.js';

/** Messages that a practice sends to thousands at once; a password reset does not wait for them. */
const BULK_KINDS = ['client_invited'];
const REMINDERS = ['appointment_reminder', 'registration_reminder'];
const BOOKINGS = [AppointmentSchema.typeName, RegistrationSchema.typeName];

@Injectable()
export class DeliveriesRepository {
  /** One whose key is stored already changes nothing. */
  async insertNew(tx: EntityManager, deliveries: Delivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    await tx.createQueryBuilder().insert().into(Delivery).values(deliveries).orIgnore().execute();
  }

  /**
   * Takes what is due, for one sender alone: it is `sending` and counted before anything leaves. What was
   * interrupted is taken again. What goes to many at once waits until nothing else is due.
   */
  async claimDue(tx: EntityManager, now: Date, limit: number): Promise<Delivery[]> {
    const due = await this.listDue(tx, now, limit, 'delivery.kind <> ALL(:bulk)');
    if (due.length < limit)
      due.push(...(await this.listDue(tx, now, limit - due.length, 'delivery.kind = ANY(:bulk)')));
    for (const delivery of due)
      Object.assign(delivery, { state: 'sending', sendAt: now, attempts: delivery.attempts + 1 });
    return tx.save(Delivery, due);
  }

  private async listDue(tx: EntityManager, now: Date, limit: number, kinds: string): Promise<Delivery[]> {
    const interrupted = new Date(now.getTime() - INTERRUPTED_AFTER_MINUTES * 60_000);
    return tx
      .createQueryBuilder(Delivery, 'delivery')
      .where(
        `((delivery.state = 'planned' AND delivery.sendAt <= :now) OR (delivery.state = 'sending' AND delivery.sendAt <= :interrupted))`,
        { now, interrupted },
      )
      .andWhere(kinds, { bulk: BULK_KINDS })
      .orderBy('delivery.sendAt')
      .limit(limit)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getMany();
  }

  /** When the newest message of a kind to a recipient was planned that was sent or is to be; null without any. */
  async findLastPlanned(tx: EntityManager, kind: string, recipient: string): Promise<Date | null> {
    const last = await tx.findOne(Delivery, {
      where: { kind, recipient, state: In(['planned', 'sending', 'sent']) },
      order: { createdAt: 'DESC' },
    });
    return last?.createdAt ?? null;
  }

  /** What is `sending` has left already. Finished rows keep no text, as `Delivery.record` leaves them. */
  async withdraw(tx: EntityManager, bookingId: string, kinds: readonly string[], now: Date): Promise<void> {
    await tx.update(
      Delivery,
      { bookingId, kind: In([...kinds]), state: 'planned' },
      { state: 'dropped', error: 'the booking was changed', finishedAt: now, sealedMessage: null, message: null },
    );
  }

  /** What was tried already, or would be late, stays. */
  async moveReminders(
    tx: EntityManager,
    { practiceId, channel, minutes, now }: { practiceId: string; channel: Channel; minutes: number; now: Date },
  ): Promise<void> {
    const waiting = await tx.query<{ id: string; startsAt: number; zone: string }[]>(
      `SELECT delivery.id, (delivery.holds_while->>'startsAt')::double precision AS "startsAt",
         coalesce(nullif(booking.snapshot->'attendee'->>'timeZone', ''), booking.snapshot->>'timeZone',
           booking.snapshot->'event'->>'timeZone', '') AS zone
       FROM deliveries delivery JOIN projections booking ON booking.id = delivery.booking_id AND booking.kind = any($2)
       WHERE delivery.state = 'planned' AND delivery.attempts = 0 AND delivery.kind = any($3) AND delivery.channel = $4
         AND coalesce(booking.snapshot->'host', booking.snapshot->'event'->'host')->>'practiceId' = $1`,
      [practiceId, BOOKINGS, REMINDERS, channel],
    );
    const moved = waiting
      .map(({ id, startsAt, zone }) => {
        const at = startsAt - minutes * 60_000;
        return { id, at: new Date(channel === 'sms' ? textNoLaterThan(at, zone) : at) };
      })
      .filter(({ at }) => at > now);
    await tx.query(
      `UPDATE deliveries SET send_at = moved.at
       FROM unnest($1::uuid[], $2::timestamptz[]) AS moved (id, at)
       WHERE deliveries.id = moved.id AND deliveries.state = 'planned'`,
      [moved.map(({ id }) => id), moved.map(({ at }) => at)],
    );
  }

  /** @param max is not exceeded: what is beyond it is not read */
  async countSent(tx: EntityManager, practiceId: string, since: Date, max: number): Promise<number> {
    const [row] = await tx.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM (
         SELECT FROM deliveries WHERE on_behalf_of = $1 AND state = 'sent' AND finished_at > $2 LIMIT $3) AS sent`,
      [practiceId, since, max],
    );
    return row!.count;
  }

  async save(tx: EntityManager, delivery: Delivery): Promise<void> {
    await tx.save(Delivery, delivery);
  }
}
