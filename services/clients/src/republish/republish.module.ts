import { Module } from '@nestjs/common';
import { PeopleSnapshotsPublisher } from './people-snapshots.publisher.js';

@Module({ providers: [PeopleSnapshotsPublisher] })
export class RepublishModule {}
