import { Injectable } from '@nestjs/common';
import { ErasuresService } from '@yarrow/kit/erasure/erasures.service';
import type { Eraser, Person } from '@yarrow/kit/erasure/person';
import { DataSource, type EntityManager } from 'typeorm';
import { ObjectStoreClient } from '../storage/object-store.client.js';
import { AuthorsRepository } from './authors.repository.js';

/**
 * Erases those who wrote reviews. What a client says of a practice is the client's: a practice that erases its contact
 * takes nothing of it away.
 */
@Injectable()
export class AuthorsService implements Eraser {
  constructor(
    private readonly dataSource: DataSource,
    private readonly authors: AuthorsRepository,
    private readonly store: ObjectStoreClient,
    erasures: ErasuresService,
  ) {
    erasures.register(this);
  }

  async eraseElsewhere(person: Person): Promise<void> {
    if (person.practiceId) return;
    for (const key of await this.authors.listKeys(this.dataSource.manager, person)) await this.store.delete(key);
  }

  async eraseRows(tx: EntityManager, person: Person): Promise<string[]> {
    await this.authors.eraseProjections(tx, person);
    await this.authors.deleteRequests(tx, person);
    if (person.practiceId) return [];
    await this.authors.deleteReports(tx, person);
    // Videos are found by their reviews.
    const videoIds = await this.authors.deleteUploads(tx, person);
    return [...videoIds, ...(await this.authors.eraseReviews(tx, person))];
  }
}
