import { Injectable } from '@nestjs/common';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Opening, OpeningsChanged } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { EntityManager } from 'typeorm';
import { OpeningsRepository, type OpeningRow } from './openings.repository.js';

/** Stores free times in the index, so that searches need not query scheduling. */
@Injectable()
export class OpeningsService {
  constructor(private readonly openings: OpeningsRepository) {}

  /** All openings of a practice at once, in the transaction of the event. */
  async replace(tx: EntityManager, { practiceId, version, openings }: OpeningsChanged): Promise<void> {
    await this.openings.replace(tx, practiceId, version, openings.flatMap(rowOf));
  }
}

function rowOf({ startsAt, ...opening }: Opening): OpeningRow[] {
  if (!startsAt) return [];
  const { locationKind, locationId, date, partOfDay, timeZone, serviceId } = opening;
  return [{ startsAt: timestampDate(startsAt), locationKind, locationId, date, partOfDay, timeZone, serviceId }];
}
