import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { StaffEventsConsumer } from './staff-events.consumer.js';
import { StaffLogRepository } from './staff-log.repository.js';
import { StaffLogResolver } from './staff-log.resolver.js';
import { StaffLogService } from './staff-log.service.js';
import { StaffResponder } from './staff.responder.js';
import { StaffService } from './staff.service.js';

@Module({
  imports: [AccountsModule],
  controllers: [StaffEventsConsumer, StaffResponder],
  providers: [StaffLogRepository, StaffLogResolver, StaffLogService, StaffService],
})
export class StaffModule {}
