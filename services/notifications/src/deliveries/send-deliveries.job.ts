import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@yarrow/kit/jobs';
import { DeliverySenderService } from './delivery-sender.service.js';

const INTERVAL_MS = 500;

@Injectable()
export class SendDeliveriesJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sender: DeliverySenderService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('send-deliveries', INTERVAL_MS, (stopping) => this.sender.sendDue(stopping));
  }
}
