import { Module } from '@nestjs/common';
import { CalendarEntriesRepository } from './calendar-entries.repository.js';

@Module({
  providers: [CalendarEntriesRepository],
  exports: [CalendarEntriesRepository],
})
export class CalendarEntriesModule {}
