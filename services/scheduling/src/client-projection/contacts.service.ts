import { Injectable } from '@nestjs/common';
import { GetClientRequestSchema, GetClientResponseSchema } from '@yarrow/contracts/clients/v1/requests_pb';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';
import { DataSource } from 'typeorm';
import { ClientProjectionRepository, type ContactProjection } from './client-projection.repository.js';

/** Finds the contacts that a practitioner books for. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly projection: ClientProjectionRepository,
    private readonly requests: RequestsClient,
  ) {}

  /**
   * A contact of the practice; one that was made a moment ago and has not arrived yet is asked for. Not to be called in a
   * transaction.
   * @throws DomainError `not_found`, the same for another practice's and for one that does not exist
   */
  async get(practiceId: string, clientId: string): Promise<ContactProjection> {
    if (!isUuid(clientId)) throw contactNotFound();
    const { manager } = this.dataSource;
    const known = await this.projection.findContact(manager, practiceId, clientId);
    if (known) return known;
    await this.fetch(practiceId, clientId);
    const fetched = await this.projection.findContact(manager, practiceId, clientId);
    if (!fetched) throw contactNotFound();
    return fetched;
  }

  /** The accounts behind contacts, in their order; null where none is. */
  async listAccounts(clientIds: readonly string[]): Promise<(string | null)[]> {
    const accounts = await this.projection.findAccounts(this.dataSource.manager, clientIds);
    return clientIds.map((clientId) => accounts.get(clientId) ?? null);
  }

  /** Clients being down is no fault of ours: the contact stays unknown until its event arrives. */
  private async fetch(practiceId: string, clientId: string): Promise<void> {
    const question = { practiceId, clientId };
    const answer = await this.requests
      .request(GetClientRequestSchema, GetClientResponseSchema, question)
      .catch(() => undefined);
    if (answer?.client) await this.projection.saveClient(this.dataSource.manager, answer.client);
  }
}

function contactNotFound(): DomainError {
  return new DomainError('not_found', 'This client could not be found.', 'clientId');
}
