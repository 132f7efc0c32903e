import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import type { Client } from '../directory/client.entity.js';
import { ClientsRepository } from '../directory/clients.repository.js';
import { DuplicatesRepository, type PossiblePair } from './duplicates.repository.js';

const MAX_PAGE = 100;
const DEFAULT_PAGE = 50;

/** Records of a practice that may be of one person; they are suggested, and never merged by themselves. */
@Injectable()
export class DuplicatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: ClientsRepository,
    private readonly duplicates: DuplicatesRepository,
    private readonly clock: Clock,
  ) {}

  async getPage(
    actor: Actor,
    asked: { readonly limit?: number | null; readonly offset?: number | null },
  ): Promise<{ pairs: PossiblePair[]; totalCount: number }> {
    requirePro(actor);
    const limit = Math.min(Math.max(asked.limit ?? DEFAULT_PAGE, 1), MAX_PAGE);
    const page = { limit, offset: Math.max(asked.offset ?? 0, 0) };
    return this.duplicates.listPage(this.dataSource.manager, actor.practiceId, page);
  }

  /** Of the caller's own contacts only. */
  async listOf(actor: Actor, clientIds: readonly string[]): Promise<PossiblePair[]> {
    if (actor.kind !== 'pro' || !actor.practiceId) return [];
    return this.duplicates.listOf(this.dataSource.manager, actor.practiceId, clientIds);
  }

  /** Repeating it changes nothing. @throws DomainError `not_found`, `same_client` */
  async dismiss(actor: Actor, clientId: string, otherClientId: string): Promise<[Client, Client]> {
    requirePro(actor);
    const { practiceId } = actor;
    const ids = [clientId.toLowerCase(), otherClientId.toLowerCase()] as const;
    if (ids[0] === ids[1]) {
      throw new DomainError('same_client', 'Please choose two different clients.', 'otherClientId');
    }
    const { manager } = this.dataSource;
    const own = new Map(
      (await this.clients.listByIds(manager, practiceId, ids.filter(isUuid))).map((one) => [one.id, one]),
    );
    const [client, other] = [own.get(ids[0]), own.get(ids[1])];
    if (!client || !other) {
      throw new DomainError('not_found', 'This client could not be found.', client ? 'otherClientId' : 'clientId');
    }
    await this.duplicates.dismiss(manager, practiceId, ids, this.clock.now());
    return [client, other];
  }
}
