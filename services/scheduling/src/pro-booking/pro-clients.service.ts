import { Injectable } from '@nestjs/common';
import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';
import { AppointmentsRepository } from '../visits/appointments.repository.js';
import { type Attendee, proposedClientId } from '../visits/attendee.js';
import {
  ClientProjectionRepository,
  type ContactProjection,
} from '../client-projection/client-projection.repository.js';
import { ContactsService } from '../client-projection/contacts.service.js';
import { parseTypedClient, requireBookable, type TypedClient } from './pro-attendee.js';

/** The client that a practitioner books for: a contact of the directory, or a new client. */
export interface WantedClient {
  readonly clientId?: string | null | undefined;
  readonly client?: TypedClient | null | undefined;
}

/** A client that a practitioner books for. */
export interface ProClient extends Attendee {
  readonly clientId: string;
  /** The account behind the contact. */
  readonly userId: string | null;
  /** IANA; empty when unknown. */
  readonly timeZone: string;
  /** Agreed prices, cents, by variation. */
  readonly prices: ReadonlyMap<string, number>;
  /** First appointment with this practice. */
  readonly isNew: boolean;
}

const STRANGER = { userId: null, timeZone: '', prices: new Map<string, number>() };

/** Finds the client that a practitioner books for. */
@Injectable()
export class ProClientsService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly projection: ClientProjectionRepository,
    private readonly appointments: AppointmentsRepository,
  ) {}

  /**
   * The contact that was named; undefined where a new one was typed. Not to be called in a transaction.
   * @throws DomainError `not_found`, `invalid_client`
   */
  async find(practiceId: string, { clientId, client }: WantedClient): Promise<ContactProjection | undefined> {
    if (clientId) return this.contacts.get(practiceId, clientId);
    if (client) return undefined;
    throw new DomainError('invalid_client', 'Please select a client first', 'clientId');
  }

  /**
   * A new person becomes a contact when the visit is published: the clients service creates one contact for all visits that
   * propose the same id, or publishes the id of an existing contact.
   * @param contact what `find` gave
   * @throws DomainError `no_contact`, `own_contact`, `invalid_…`
   */
  async identify(
    tx: EntityManager,
    practice: Practice,
    contact: ContactProjection | undefined,
    typed: TypedClient | null | undefined,
  ): Promise<ProClient> {
    const { practiceId } = practice;
    const client = contact ? contactOf(contact, practice) : await this.recognise(tx, practice, typed ?? {});
    return { ...client, isNew: !(await this.appointments.hasBooked(tx, practiceId, client.clientId)) };
  }

  private async recognise(
    tx: EntityManager,
    practice: Practice,
    typed: TypedClient,
  ): Promise<Omit<ProClient, 'isNew'>> {
    const { practiceId } = practice;
    const attendee = parseTypedClient(typed, practice);
    const proposedId = proposedClientId(practiceId, attendee);
    const clientId =
      (await this.projection.findClientId(tx, practiceId, attendee)) ??
      (await this.projection.findMergedInto(tx, proposedId)) ??
      proposedId;
    const { userId, timeZone, prices } = (await this.projection.findContact(tx, practiceId, clientId)) ?? STRANGER;
    return { ...attendee, clientId, userId, timeZone, prices };
  }
}

function contactOf(contact: ContactProjection, practice: Practice): Omit<ProClient, 'isNew'> {
  requireBookable(contact, practice);
  return contact;
}
