import { Module } from '@nestjs/common';
import { PersonRecordsService } from '@yarrow/kit/person-records/person-records.service';
import { RECORD_LISTS } from './record-lists.js';

/** What an account gets of this service when it asks for its data. */
@Module({})
export class PersonRecordsModule {
  constructor(records: PersonRecordsService) {
    records.register(...RECORD_LISTS);
  }
}
