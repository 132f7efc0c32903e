import { Injectable } from '@nestjs/common';
import { ClientSplitSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { isUuid } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { ContactsService } from '../contacts/contacts.service.js';
import type { Client } from '../directory/client.entity.js';
import { ClientsRepository } from '../directory/clients.repository.js';
import { VisitProjectionService } from '../visit-projection/visit-projection.service.js';
import { ClientSplitsRepository, type SplitParts } from './client-splits.repository.js';

const MAX_VISITS = 500;
const MAX_NOTES = 500;

/** A contact that holds the records of two people, the second person, and what belongs to them. */
export interface SplitForm extends SplitParts {
  readonly clientId: string;
  readonly clientVersion: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly idempotencyKey: string;
}

export interface SplitClients {
  readonly client: Client;
  readonly newClient: Client;
}

/** Moves records of one contact to a new contact. */
@Injectable()
export class ClientSplitsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contacts: ContactsService,
    private readonly clients: ClientsRepository,
    private readonly splits: ClientSplitsRepository,
    private readonly visits: VisitProjectionService,
  ) {}

  /** Requires a pro of the contact's practice. Idempotent by key. @throws DomainError as the contract says */
  async split(actor: Actor, form: SplitForm): Promise<SplitClients> {
    requirePro(actor);
    const { practiceId } = actor;
    const newId = idOfRequest(form.idempotencyKey, { of: practiceId, kind: 'split' })!;
    const { id } = await this.clients.getLiving(this.dataSource.manager, practiceId, form.clientId);
    const parts = parseParts(form);
    const { firstName, lastName, email, phone } = form;
    const created = await this.contacts.read(practiceId, newId, { firstName, lastName, email, phone });
    return this.dataSource.transaction(async (tx) => {
      const known = await this.splits.lockRecords(tx, practiceId, [id, newId]);
      const [client, made] = [known.get(id), known.get(newId)];
      if (client && made) return { client, newClient: made };
      await this.contacts.add(tx, created);
      await this.move(tx, requireSeen(client, form.clientVersion), created, parts);
      const [now, newClient] = [
        await this.clients.getLiving(tx, practiceId, id),
        await this.clients.getLiving(tx, practiceId, newId),
      ];
      return { client: now, newClient };
    });
  }

  private async move(tx: EntityManager, from: Client, into: Client, parts: SplitParts): Promise<void> {
    const { practiceId } = from;
    await this.splits.move(tx, from, into, parts);
    await this.visits.refresh(tx, [from.id, into.id]);
    if (parts.appointmentIds.length === 0) return;
    const split = {
      practiceId,
      fromClientId: from.id,
      intoClientId: into.id,
      appointmentIds: [...parts.appointmentIds],
    };
    await emit(tx, ClientSplitSchema, split, { aggregateId: practiceId });
  }
}

/** @throws DomainError `nothing_chosen`, `too_many_visits`, `too_many_notes` */
function parseParts({ appointmentIds, noteIds, intakeForms }: SplitParts): SplitParts {
  if (appointmentIds.length > MAX_VISITS) {
    throw new DomainError('too_many_visits', `Please choose at most ${MAX_VISITS} appointments.`, 'appointmentIds');
  }
  if (noteIds.length > MAX_NOTES) {
    throw new DomainError('too_many_notes', `Please choose at most ${MAX_NOTES} notes.`, 'noteIds');
  }
  const chosen = { appointmentIds: parseIds(appointmentIds), noteIds: parseIds(noteIds), intakeForms };
  if (chosen.appointmentIds.length > 0 || chosen.noteIds.length > 0 || intakeForms) return chosen;
  throw new DomainError('nothing_chosen', 'Please choose what belongs to the other person.', 'appointmentIds');
}

const parseIds = (ids: readonly string[]): string[] => ids.filter(isUuid).map((id) => id.toLowerCase());

/** @throws DomainError `not_found`, `client_changed` */
function requireSeen(client: Client | undefined, version: number): Client {
  if (!client || client.deletedAt) throw new DomainError('not_found', 'This client could not be found.', 'clientId');
  if (client.version === version) return client;
  throw new DomainError('client_changed', 'This client has changed in the meantime. Please check it again.');
}
