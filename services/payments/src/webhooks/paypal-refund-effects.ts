import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChargesRepository } from '../charges/charges.repository.js';
import { RefundsService } from '../refunds/refunds.service.js';

/** Money that went back at PayPal, by us or past us. */
@Injectable()
export class PaypalRefundEffects {
  constructor(
    private readonly dataSource: DataSource,
    private readonly charges: ChargesRepository,
    private readonly refunds: RefundsService,
  ) {}

  async refresh(captureId: string): Promise<void> {
    const charge = await this.charges.findByPayment(this.dataSource.manager, captureId);
    if (charge?.provider === 'paypal') await this.refunds.refresh('paypal', charge.accountId, captureId);
  }
}
