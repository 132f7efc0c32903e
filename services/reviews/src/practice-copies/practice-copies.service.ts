import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PracticeCopiesRepository } from './practice-copies.repository.js';
import type { PracticeCopy } from './practice-copy.entity.js';

@Injectable()
export class PracticeCopies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: PracticeCopiesRepository,
  ) {}

  async listByIds(ids: readonly string[]): Promise<PracticeCopy[]> {
    return this.copies.listByIds(this.dataSource.manager, ids);
  }
}
