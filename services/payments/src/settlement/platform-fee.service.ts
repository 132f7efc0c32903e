import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { ChargesRepository } from '../records/charges/charges.repository.js';
import { platformFeeEntries } from '../ledger/ledger-rules.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { sum } from '../money/cents.js';
import { RefundsRepository } from '../records/refunds/refunds.repository.js';

/** The platform's share of a visit, once nothing of its money is on its way. The caller holds the appointment's lock. */
@Injectable()
export class PlatformFeeService {
  constructor(
    private readonly refunds: RefundsRepository,
    private readonly charges: ChargesRepository,
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The platform's share rides on the first payment of a provider, which may be smaller than it, and goes back in
   * proportion to the money that goes back: what providers leave with the platform in addition to the client's bill is
   * more, or less, of what the practice keeps.
   */
  async settle(tx: EntityManager, appointment: AppointmentProjection, dueCents: number): Promise<void> {
    // A visit that stands and is not paid yet has still to bring its share.
    if (appointment.platformFeeCents === 0 || (dueCents > 0 && !appointment.ended)) return;
    const { appointmentId, practiceId, currency } = appointment;
    const refunds = await this.refunds.listByAppointments(tx, [appointmentId]);
    if (refunds.some(({ reserved }) => reserved)) return;
    const charges = await this.charges.listByAppointments(tx, [appointmentId]);
    const taken = sum(charges.map(({ platformFeeCents }) => platformFeeCents));
    const given = sum(refunds.map(({ givenFeeCents }) => givenFeeCents));
    const change = taken - given - (await this.ledger.getFees(tx, appointmentId));
    if (change === 0) return;
    const journal = { kind: 'platform_fee' as const, source: newId(), practiceId, appointmentId, currency };
    await this.ledger.record(tx, { ...journal, recordedAt: this.clock.now(), entries: platformFeeEntries(change) });
  }
}
