import { Injectable } from '@nestjs/common';
import { GetCurrencyUseRequestSchema, GetCurrencyUseResponseSchema } from '@yarrow/contracts/payments/v1/requests_pb';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';

/** Asks payments what a practice has money in. */
@Injectable()
export class CurrencyUseClient {
  constructor(private readonly requests: RequestsClient) {}

  /** @throws Error when payments does not answer */
  async hasOther(practiceId: string, currency: string): Promise<boolean> {
    const asked = { practiceId, currency };
    const { hasOther } = await this.requests.request(GetCurrencyUseRequestSchema, GetCurrencyUseResponseSchema, asked);
    return hasOther;
  }
}
