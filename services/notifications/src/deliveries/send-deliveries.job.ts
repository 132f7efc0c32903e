import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { DeliverySenderService } from './delivery-sender.service.js';

const INTERVAL_MS = 500;

@Injectable()
export class SendDeliveriesJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly sender: DeliverySenderService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('send-deliveries', INTERVAL_MS, (stopping) => this.sender.sendDue(stopping));
  }
}
