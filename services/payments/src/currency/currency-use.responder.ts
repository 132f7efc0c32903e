import type { MessageInitShape } from '@bufbuild/protobuf';
import { Controller } from '@nestjs/common';
import {
  type GetCurrencyUseRequest,
  GetCurrencyUseRequestSchema,
  GetCurrencyUseResponseSchema,
} from '@yarrow/contracts/payments/v1/requests_pb';
import { OnRequest } from '@yarrow/kit/on-request';
import { CurrencyUseService } from './currency-use.service.js';

/** Answers catalog, which changes a practice's currency only where no ledger would mix two. */
@Controller()
export class CurrencyUseResponder {
  constructor(private readonly uses: CurrencyUseService) {}

  @OnRequest(GetCurrencyUseRequestSchema, GetCurrencyUseResponseSchema)
  async getUse({
    practiceId,
    currency,
  }: GetCurrencyUseRequest): Promise<MessageInitShape<typeof GetCurrencyUseResponseSchema>> {
    return { hasOther: await this.uses.hasOther(practiceId, currency) };
  }
}
