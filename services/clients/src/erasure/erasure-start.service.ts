import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { ErasuresService } from '@yarrow/kit/erasure/erasures.service';
import type { Person } from '@yarrow/kit/erasure/person';
import { newId } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import { Erasure, type RequestedBy } from './erasure.entity.js';
import { ErasuresRepository } from './erasures.repository.js';

/** Starts an erasure: here at once, everywhere else as soon as each service answers. */
@Injectable()
export class ErasureStartService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly erasures: ErasuresRepository,
    private readonly erasing: ErasuresService,
    private readonly clock: Clock,
  ) {}

  /** The caller has checked that the erasure is permitted; `check` repeats this under locks. @returns the erasure's id */
  async start(
    requestedBy: RequestedBy,
    person: Person,
    check: (tx: EntityManager) => Promise<void> = async () => undefined,
  ): Promise<string> {
    const { practiceId, subjectIds, emails, phones } = person;
    const erasure = Object.assign(new Erasure(), {
      id: newId(),
      requestedBy,
      practiceId: practiceId ?? null,
      subjectIds: [...subjectIds],
      emails: [...emails],
      phones: [...phones],
      requestedAt: this.clock.now(),
      completedAt: null,
    });
    await this.dataSource.transaction(async (tx) => {
      await check(tx);
      await this.erasures.add(tx, erasure);
      await this.erasing.begin(tx, erasure.id, person);
    });
    return erasure.id;
  }
}
