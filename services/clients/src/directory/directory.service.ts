import { Injectable } from '@nestjs/common';
import { ClientMergedSchema, ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { findPerson, hasName, samePerson, type PersonName } from '@yarrow/kit/values/person-name';
import { DataSource, type EntityManager } from 'typeorm';
import { VisitProjectionService } from '../visit-projection/visit-projection.service.js';
import { clientMessage } from './client-message.js';
import { Client, type ContactDetails, IMPORTS } from './client.entity.js';
import { ClientsRepository } from './clients.repository.js';

/** A person as scheduling names them; texts are empty where nothing is known. */
interface NamedPerson extends PersonName {
  readonly clientId: string;
  readonly email: string;
  readonly phone: string;
}

@Injectable()
export class DirectoryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: ClientsRepository,
    private readonly visits: VisitProjectionService,
  ) {}

  /** A practice sees its own contacts; others do not exist for it. */
  async find(actor: Actor, clientId: string): Promise<Client | null> {
    requirePro(actor);
    return isUuid(clientId) ? this.clients.find(this.dataSource.manager, actor.practiceId, clientId) : null;
  }

  /** As `find`, for many; the result leaves out what the caller may not see. */
  async listByIds(actor: Actor, ids: readonly string[]): Promise<Client[]> {
    if (actor.kind !== 'pro' || !actor.practiceId) return [];
    return this.clients.listByIds(this.dataSource.manager, actor.practiceId, ids.filter(isUuid));
  }

  /** By contact of the caller's practice: another one with the same address or number. */
  async listSharing(actor: Actor, ids: readonly string[]): Promise<Map<string, Client>> {
    if (actor.kind !== 'pro' || !actor.practiceId) return new Map();
    const { manager } = this.dataSource;
    const others = await this.clients.listSharing(manager, actor.practiceId, ids);
    const found = await this.clients.listByIds(manager, actor.practiceId, [...new Set(others.values())]);
    const byId = new Map(found.map((client) => [client.id, client]));
    return new Map([...others].flatMap(([id, otherId]) => (byId.has(otherId) ? [[id, byId.get(otherId)!]] : [])));
  }

  /** Whether the practice brought contacts from a list; for the practice itself only. */
  async hasImported(actor: Actor, practiceId: string): Promise<boolean> {
    if (actor.kind !== 'pro' || actor.practiceId !== practiceId) return false;
    return this.clients.hasInvitedFrom(this.dataSource.manager, practiceId, IMPORTS);
  }

  /**
   * Finds or creates the contact of a booking. Scheduling named the person `proposedId`; where the directory knows the
   * person by another id, `ClientMerged` says that the two are one. A contact becomes an account's only under that
   * account's own name and its own, confirmed address: entering another person's address gives no access to that
   * contact's visits and prices.
   */
  async recordBooking(
    tx: EntityManager,
    practiceId: string,
    proposedId: string,
    given: ContactDetails,
    at: Date,
  ): Promise<void> {
    await this.clients.lockDirectory(tx, practiceId);
    const account = given.userId ? await this.clients.findAccount(tx, given.userId) : undefined;
    const isOwner = account !== undefined && samePerson(account, given);
    const isProven = isOwner && account.confirmed && account.email === given.email;
    const details = { ...given, userId: isProven ? given.userId : null };
    const named = await this.clients.findCurrent(tx, practiceId, proposedId);
    if (named?.erasedAt) return;
    const known =
      named && !named.deletedAt
        ? named
        : await this.findKnown(tx, practiceId, { ...given, userId: isOwner ? given.userId : null });
    const client = known ?? (await this.addBooked(tx, Client.create(proposedId, practiceId, details, at), named));
    if (known?.complete(completing(known, details))) await this.saveAndPublish(tx, known);
    if (client.id !== proposedId) {
      // Of a record that was merged, the booking came late: merges of a practice come in order.
      const aggregateId = client.id === named?.id ? practiceId : client.id;
      const merge = { practiceId, fromClientId: proposedId, intoClientId: client.id };
      await emit(tx, ClientMergedSchema, merge, { aggregateId });
      await this.visits.mergeProposed(tx, proposedId, client.id);
    }
  }

  /**
   * Prices that a practitioner set for a client while booking. Prices beyond the contact's limit are left out; the
   * visit keeps its price.
   * @param person the contact, which may have become part of another one since
   */
  async recordPrices(
    tx: EntityManager,
    practiceId: string,
    person: NamedPerson,
    prices: readonly { readonly variationId: string; readonly amountCents: number }[],
  ): Promise<void> {
    await this.clients.lockDirectory(tx, practiceId);
    const client = await this.findPresent(tx, practiceId, person);
    if (!client) return;
    const changed = prices.map(({ variationId, amountCents }) => client.takePrice(variationId, amountCents));
    if (changed.includes(true)) await this.saveAndPublish(tx, client);
  }

  /** A practice's contact for another service; a living one. */
  async findSnapshot(practiceId: string, clientId: string) {
    if (!isUuid(practiceId) || !isUuid(clientId)) return undefined;
    const client = await this.clients.find(this.dataSource.manager, practiceId, clientId);
    return client && !client.deletedAt ? clientMessage(client) : undefined;
  }

  /** @param deleted the record that scheduling still knew when it was deleted here: who books is a client again */
  private async addBooked(tx: EntityManager, booked: Client, deleted: Client | null): Promise<Client> {
    deleted?.restore();
    deleted?.complete(completing(deleted, booked));
    await this.saveAndPublish(tx, deleted ?? booked);
    return deleted ?? booked;
  }

  /** The account has shown that its address is its own: what was booked under it and its name without the account is its too. */
  async claimContacts(tx: EntityManager, { id: userId, email }: { id: string; email: string }): Promise<void> {
    for (const { practiceId } of await this.clients.listUnclaimed(tx, email)) {
      await this.clients.lockDirectory(tx, practiceId);
    }
    const account = await this.clients.findAccount(tx, userId);
    // Read again: a booking may have changed or merged them before the locks were there.
    for (const client of await this.clients.listUnclaimed(tx, email)) {
      if (!account || (hasName(client) && !samePerson(client, account))) continue;
      client.claimBy(userId);
      await this.saveAndPublish(tx, client);
    }
  }

  private async findPresent(
    tx: EntityManager,
    practiceId: string,
    { clientId, firstName, lastName, email, phone }: NamedPerson,
  ): Promise<Client | null> {
    const named = await this.clients.findCurrent(tx, practiceId, clientId);
    if (named?.erasedAt) return null;
    if (named && !named.deletedAt) return named;
    const person = { firstName, lastName, email: email || null, phone: phone || null };
    return this.clients.findSamePerson(tx, practiceId, person);
  }

  /** By the account first, whatever the practice calls its contact; then by name and address. */
  private async findKnown(tx: EntityManager, practiceId: string, person: ContactDetails): Promise<Client | null> {
    const own = person.userId ? await this.clients.listOfAccount(tx, practiceId, person.userId) : [];
    return findPerson(own, person) ?? own[0] ?? this.clients.findSamePerson(tx, practiceId, person);
  }

  private async saveAndPublish(tx: EntityManager, client: Client): Promise<void> {
    await this.clients.save(tx, client);
    await emit(tx, ClientSavedSchema, { client: clientMessage(client) }, { aggregateId: client.id });
  }
}

/** Under another address or name than the contact's an account gets at nothing of the contact's. */
const completing = (client: Client, details: ContactDetails): ContactDetails => {
  const isOther =
    (client.email && details.email && client.email !== details.email) ||
    (hasName(client) && !samePerson(client, details));
  return isOther ? { ...details, userId: null } : details;
};
