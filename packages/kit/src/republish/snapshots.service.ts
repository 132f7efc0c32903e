import { Injectable } from '@nestjs/common';
import type { SnapshotSource } from './snapshots.js';

/** What a service publishes again when it is asked to. */
@Injectable()
export class SnapshotsService {
  private readonly sources: SnapshotSource[] = [];

  /** To be called in a constructor or in `onModuleInit`; kinds are published in the order of their registration. */
  register(...sources: SnapshotSource[]): void {
    this.sources.push(...sources);
  }

  /** @returns the kind itself, and the one behind it */
  find(name: string): readonly [SnapshotSource | undefined, SnapshotSource | undefined] {
    const place = name === '' ? 0 : this.sources.findIndex((source) => source.name === name);
    return [this.sources[place], this.sources[place + 1]];
  }
}
