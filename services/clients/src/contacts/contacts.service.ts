import { Injectable } from '@nestjs/common';
import { ClientInvitedSchema, ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { newId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { findPerson } from '@yarrow/kit/values/person-name';
import { DataSource, type EntityManager } from 'typeorm';
import { clientMessage } from '../directory/client-message.js';
import { Client } from '../directory/client.entity.js';
import { ClientsRepository } from '../directory/clients.repository.js';
import { PracticeProjectionService } from '../practice-projection/practice-projection.service.js';
import { parseContact, parseOrigin, type ContactForm } from './contact-rules.js';

/** A new contact as it was typed. */
export type NewContactForm = ContactForm & {
  readonly clientType?: string | null | undefined;
  readonly invitedFrom?: string | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
};

/** Contacts that a practice writes down itself. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: ClientsRepository,
    private readonly practices: PracticeProjectionService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError as the contract says */
  async create(actor: Actor, form: NewContactForm): Promise<Client> {
    requirePro(actor);
    const { practiceId } = actor;
    const id = idOfRequest(form.idempotencyKey, { of: practiceId, kind: 'client' }) ?? newId();
    await this.requireNotesFor(practiceId, form);
    const origin = parseOrigin(form.clientType, form.invitedFrom);
    const created = Object.assign(await this.read(practiceId, id, form), origin);
    return this.dataSource.transaction(async (tx) => {
      await this.clients.lockDirectory(tx, practiceId);
      const made = await this.clients.find(tx, practiceId, id);
      if (made) return made;
      await this.add(tx, created);
      await this.invite(tx, created);
      return created;
    });
  }

  /**
   * Reads a new contact from a form. May call catalog: hold no lock.
   * @throws DomainError `no_contact`, `invalid_…`, `own_email`, `own_phone`
   */
  async read(practiceId: string, id: string, form: ContactForm): Promise<Client> {
    const values = parseContact(form, await this.practices.getOwnContact(practiceId));
    const details = { firstName: '', lastName: '', email: null, phone: null, ...values };
    const created = Client.create(id, practiceId, { ...details, userId: null, timeZone: null }, this.clock.now());
    created.requireContact();
    return created;
  }

  /** Requires the lock of the directory. @throws DomainError `client_exists` */
  async add(tx: EntityManager, created: Client): Promise<void> {
    await this.requireOnly(tx, created);
    await this.save(tx, created);
  }

  /** Repeating it changes nothing. @throws DomainError as the contract says */
  async edit(actor: Actor, clientId: string, form: ContactForm): Promise<Client> {
    requirePro(actor);
    const { practiceId } = actor;
    await this.clients.getLiving(this.dataSource.manager, practiceId, clientId);
    // Catalog may have to be asked, for which no lock is held.
    await this.requireNotesFor(practiceId, form);
    const values = parseContact(form, await this.practices.getOwnContact(practiceId));
    return this.dataSource.transaction(async (tx) => {
      await this.clients.lockDirectory(tx, practiceId);
      const client = await this.clients.getLiving(tx, practiceId, clientId);
      if (!client.change(values)) return client;
      await this.requireOnly(tx, client);
      await this.save(tx, client);
      return client;
    });
  }

  /** What was written before can be taken away. @throws DomainError `notes_not_enabled` */
  private async requireNotesFor(practiceId: string, { notes }: ContactForm): Promise<void> {
    if (notes?.trim()) await this.practices.requireNotes(practiceId, 'notes');
  }

  /** One name at one address is one contact: bookings identify a person by both. */
  private async requireOnly(tx: EntityManager, client: Client): Promise<void> {
    const { id, practiceId, email } = client;
    const others = email ? await this.clients.listByEmail(tx, practiceId, email) : [];
    const besides = others.filter((other) => other.id !== id);
    if (!findPerson(besides, client)) return;
    throw new DomainError('client_exists', 'There is a client with this name and email address already.', 'email');
  }

  /** Clients added for an appointment get no invitation, as they are notified of the appointment. */
  private async invite(tx: EntityManager, client: Client): Promise<void> {
    if (client.clientType !== 'invited' || client.invitedFrom === 'web_appointment_invite') return;
    const { id: aggregateId, practiceId } = client;
    await emit(tx, ClientInvitedSchema, { practiceId, client: clientMessage(client) }, { aggregateId });
  }

  private async save(tx: EntityManager, client: Client): Promise<void> {
    await this.clients.save(tx, client);
    await emit(tx, ClientSavedSchema, { client: clientMessage(client) }, { aggregateId: client.id });
  }
}
