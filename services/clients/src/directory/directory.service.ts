import { Injectable } from '@nestjs/common';
import { ClientMergedSchema, ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { parseText } from '@yarrow/kit/values/input-rules';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { clientMessage } from './client-message.js';
import { Client, type ContactDetails, IMPORTS } from './client.entity.js';
import { ClientsRepository, type DirectoryCursor } from './clients.repository.js';

const MAX_PAGE = 100;

@Injectable()
export class DirectoryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: ClientsRepository,
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

  /** Whether the practice brought contacts from a list; for the practice itself only. */
  async hasImported(actor: Actor, practiceId: string): Promise<boolean> {
    if (actor.kind !== 'pro' || actor.practiceId !== practiceId) return false;
    return this.clients.hasInvitedFrom(this.dataSource.manager, practiceId, IMPORTS);
  }

  async listPage(actor: Actor, page: { search?: string | null; first?: number | null; after?: string | null }) {
    requirePro(actor);
    const first = page.first ?? 50;
    if (first < 1 || first > MAX_PAGE)
      throw new DomainError('invalid_first', `Please ask for 1 to ${MAX_PAGE} clients.`, 'first');
    const search = parseText(page.search, 'search', { max: 100, label: 'The search' });
    const after = page.after ? parseCursor(page.after) : null;
    return this.clients.listPage(this.dataSource.manager, actor.practiceId, { search, first, after });
  }

  /**
   * Somebody booked: finds or creates the contact. Scheduling named the person `proposedId`; where the directory knows
   * the person by another id, `ClientMerged` says that the two are one. A contact becomes an account's only under that
   * account's own, confirmed address: who types somebody else's does not get at that contact's visits and prices.
   */
  async recordBooking(
    tx: EntityManager,
    practiceId: string,
    proposedId: string,
    given: ContactDetails,
    at: Date,
  ): Promise<void> {
    await this.clients.lockDirectory(tx, practiceId);
    const details = { ...given, userId: await this.clients.findAccountOfAddress(tx, given) };
    const named = await this.clients.find(tx, practiceId, proposedId);
    if (named?.erasedAt) return;
    const known =
      named && !named.deletedAt
        ? named
        : await this.clients.findSamePerson(tx, practiceId, details.email, details.phone);
    if (!known) return this.saveAndPublish(tx, Client.create(proposedId, practiceId, details, at));
    if (known.complete(details)) await this.saveAndPublish(tx, known);
    if (known.id !== proposedId) {
      const merge = { practiceId, fromClientId: proposedId, intoClientId: known.id };
      await emit(tx, ClientMergedSchema, merge, { aggregateId: known.id });
    }
  }

  /** The account has shown that its address is its own: what was booked under it without the account is its too. */
  async claimContacts(tx: EntityManager, { id: userId, email }: { id: string; email: string }): Promise<void> {
    for (const { practiceId } of await this.clients.listUnclaimed(tx, email)) {
      await this.clients.lockDirectory(tx, practiceId);
    }
    // Read again: a booking may have changed or merged them before the locks were there.
    for (const client of await this.clients.listUnclaimed(tx, email)) {
      client.claimBy(userId);
      await this.saveAndPublish(tx, client);
    }
  }

  private async saveAndPublish(tx: EntityManager, client: Client): Promise<void> {
    await this.clients.save(tx, client);
    await emit(tx, ClientSavedSchema, { client: clientMessage(client) }, { aggregateId: client.id });
  }
}

export function cursorOf(client: Client): string {
  return Buffer.from(JSON.stringify([client.name.toLowerCase(), client.id])).toString('base64url');
}

function parseCursor(cursor: string): DirectoryCursor {
  try {
    const [name, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (typeof name === 'string' && typeof id === 'string' && isUuid(id)) return { name, id };
  } catch {
    // Not ours: answered below.
  }
  throw new DomainError('invalid_cursor', 'This page of clients does not exist any more.', 'after');
}
