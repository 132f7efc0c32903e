import { Injectable } from '@nestjs/common';
import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { samePerson } from '@yarrow/kit/values/person-name';
import type { EntityManager } from 'typeorm';
import { AccountClosingService } from '../account-closing/account-closing.service.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';
import { ClientProjectionRepository } from '../client-projection/client-projection.repository.js';
import { type Attendee, parseAttendee, proposedClientId } from '../visits/attendee.js';

/** Who books, as the practice's contact. */
export interface Booker extends Attendee {
  readonly clientId: string;
  /** The account; null for a guest. */
  readonly userId: string | null;
  /** First appointment with this practice. */
  readonly isNew: boolean;
}

/** Finds the contact of a practice that a booking client corresponds to. */
@Injectable()
export class BookersService {
  constructor(
    private readonly clients: ClientProjectionRepository,
    private readonly appointments: AppointmentsRepository,
    private readonly closing: AccountClosingService,
  ) {}

  /**
   * An account books for its own contact under its own name or without details; under another name, for the person with that name at
   * the address.
   * @param agreedWith contact of the account that the price was agreed with
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
    const { userId = null } = actor;
    if (userId) await this.closing.requireOpen(tx, userId);
    const account = userId ? await this.clients.findUser(tx, userId) : undefined;
    const attendee = parseAttendee(typed, account, practice.country);
    const isOwner = account !== undefined && samePerson(account, attendee);
    const clientId =
      (await this.findOwn(tx, practiceId, { userId, isOwner, attendee, agreedWith })) ??
      (await this.findAtAddress(tx, practiceId, attendee));
    const isNew = !(await this.appointments.hasBooked(tx, practiceId, clientId));
    return { ...attendee, clientId, userId, isNew };
  }

  /** A contact of the account without a name is the account's own. */
  private async findOwn(
    tx: EntityManager,
    practiceId: string,
    { userId, isOwner, attendee, agreedWith }: BookingAccount,
  ): Promise<string | undefined> {
    if (!userId) return undefined;
    const own = await this.clients.listOfAccount(tx, practiceId, userId);
    const agreed = own.find(({ clientId }) => clientId === agreedWith);
    if (agreed && (isOwner || samePerson(agreed, attendee))) return agreed.clientId;
    const named = own.find((contact) => samePerson(contact, attendee));
    return (named ?? (isOwner ? own[0] : undefined))?.clientId;
  }

  /** Concurrent first bookings of one person use the same id, because it is derived from address and name. */
  private async findAtAddress(tx: EntityManager, practiceId: string, attendee: Attendee): Promise<string> {
    const known = await this.clients.findClientId(tx, practiceId, attendee);
    if (known) return known;
    const id = proposedClientId(practiceId, attendee);
    return (await this.clients.findMergedInto(tx, id)) ?? id;
  }
}

interface BookingAccount {
  readonly userId: string | null;
  /** The account books for itself. */
  readonly isOwner: boolean;
  readonly attendee: Attendee;
  readonly agreedWith: string | null;
}
