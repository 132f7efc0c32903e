import type { MessageInitShape } from '@bufbuild/protobuf';
import { Controller, Inject } from '@nestjs/common';
import {
  RepublishRequestSchema,
  RepublishResponseSchema,
  type RepublishRequest,
} from '@yarrow/contracts/operations/v1/requests_pb';
import { DataSource } from 'typeorm';
import { OnRequest } from '../on-request.js';
import { SnapshotsService } from './snapshots.service.js';

const BATCH = 200;

/** Publishes present snapshots again, one batch for each request, so that asking again after a failure costs one batch. */
@Controller()
export class RepublishResponder {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(SnapshotsService) private readonly snapshots: SnapshotsService,
  ) {}

  @OnRequest(RepublishRequestSchema, RepublishResponseSchema)
  async republish({ practiceId, cursor }: RepublishRequest): Promise<MessageInitShape<typeof RepublishResponseSchema>> {
    const [source, following] = this.snapshots.find(cursor?.source ?? '');
    if (!source) return {};
    const range = { practiceId: practiceId || undefined, after: cursor?.after || undefined, limit: BATCH };
    const keys = await this.dataSource.transaction((tx) => source.publish(tx, range));
    const next =
      keys.length === BATCH ? { source: source.name, after: keys.at(-1)! } : following && { source: following.name };
    return { source: source.name, published: keys.length, ...(next && { next }) };
  }
}
