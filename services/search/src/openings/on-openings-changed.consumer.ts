import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Controller } from '@nestjs/common';
import { OpeningsChangedSchema, type Opening, type OpeningsChanged } from '@yarrow/contracts/scheduling/v1/events_pb';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { OpeningsRepository, type OpeningRow } from './openings.repository.js';

/** Keeps what is free where searches read it: a page never asks a practice. */
@Controller()
export class OnOpeningsChanged {
  constructor(private readonly openings: OpeningsRepository) {}

  @OnEvent(OpeningsChangedSchema)
  async keepOpenings(event: OpeningsChanged, { tx }: EventContext): Promise<void> {
    await this.openings.replace(tx, event.practiceId, event.version, event.openings.flatMap(rowOf));
  }
}

function rowOf({ startsAt, ...opening }: Opening): OpeningRow[] {
  if (!startsAt) return [];
  const { locationKind, locationId, date, partOfDay, timeZone, serviceId } = opening;
  return [{ startsAt: timestampDate(startsAt), locationKind, locationId, date, partOfDay, timeZone, serviceId }];
}
