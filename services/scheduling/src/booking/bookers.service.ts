import { Injectable } from '@nestjs/common';
import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { deterministicId } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import { AccountClosingService } from '../account-closing/account-closing.service.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';
import { ClientProjectionRepository } from '../client-projection/client-projection.repository.js';
import { type Attendee, parseAttendee } from '../visits/attendee.js';

/** Who books, as the practice's contact. */
export interface Booker extends Attendee {
  readonly clientId: string;
  /** The account; null for a guest. */
  readonly userId: string | null;
  /** First appointment with this practice. */
  readonly isNew: boolean;
}

/** Finds which contact of a practice somebody is. */
@Injectable()
export class BookersService {
  constructor(
    private readonly clients: ClientProjectionRepository,
    private readonly appointments: AppointmentsRepository,
    private readonly closing: AccountClosingService,
  ) {}

  /**
   * @param agreedWith contact with whom a price was agreed: then it is that one, whatever is typed
   * @throws DomainError `account_closing`; for details that are missing or wrong, see {@link parseAttendee}
   */
  async identify(
    tx: EntityManager,
    actor: Actor,
    practice: Practice,
    typed: Attendee | null | undefined,
    agreedWith: string | null,
  ): Promise<Booker> {
    const { practiceId } = practice;
    if (actor.userId) await this.closing.requireOpen(tx, actor.userId);
    const account = actor.userId && !typed ? await this.clients.findUser(tx, actor.userId) : undefined;
    const attendee = parseAttendee(typed, account, practice.country);
    const clientId = agreedWith ?? (await this.clientIdOf(tx, practiceId, attendee));
    const isNew = !(await this.appointments.hasBooked(tx, practiceId, clientId));
    return { ...attendee, clientId, userId: actor.userId ?? null, isNew };
  }

  /** Two bookings at once by somebody new agree on the id, because it is made from the address. */
  private async clientIdOf(tx: EntityManager, practiceId: string, { email, phone }: Attendee): Promise<string> {
    const known = await this.clients.findClientId(tx, practiceId, email, phone);
    if (known) return known;
    const id = deterministicId(practiceId, email);
    return (await this.clients.findMergedInto(tx, id)) ?? id;
  }
}
