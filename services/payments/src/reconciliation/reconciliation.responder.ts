import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Controller } from '@nestjs/common';
import {
  CheckLedgerRequestSchema,
  CheckLedgerResponseSchema,
  type CheckLedgerRequest,
  type LedgerCursor,
  type LedgerCursorSchema,
} from '@yarrow/contracts/operations/v1/requests_pb';
import { OnRequest } from '@yarrow/kit/on-request';
import type { ProviderName } from '../providers/payment-provider.js';
import type { Place } from './comparison.js';
import { ReconciliationService } from './reconciliation.service.js';

/** Answers `yarrow-admin ledger check`. */
@Controller()
export class ReconciliationResponder {
  constructor(private readonly reconciliation: ReconciliationService) {}

  @OnRequest(CheckLedgerRequestSchema, CheckLedgerResponseSchema)
  async check(request: CheckLedgerRequest): Promise<MessageInitShape<typeof CheckLedgerResponseSchema>> {
    const { practiceId, since, until, cursor } = request;
    if (!since || !until) throw new Error('CheckLedgerRequest without its period');
    const period = { since: timestampDate(since), until: timestampDate(until) };
    const page = await this.reconciliation.check(practiceId || undefined, period, cursor && placeOf(cursor));
    if (!page) return {};
    const { place, sums, differences, problem, next } = page;
    return {
      practiceId: place.account.practiceId,
      provider: place.account.provider,
      sums: sums.map((sum) => ({ ...sum, ...inMessage(sum) })),
      differences: differences.map((one) => ({ ...one, refundId: one.refundId ?? '', ...inMessage(one) })),
      problem,
      ...(next && { next: cursorOf(next) }),
    };
  }
}

function inMessage({ providerCents, ledgerCents }: { providerCents: number; ledgerCents: number }) {
  return { providerCents: BigInt(providerCents), ledgerCents: BigInt(ledgerCents) };
}

function placeOf({ practiceId, provider, accountId, part, page, before, asked }: LedgerCursor): Place {
  return {
    account: { practiceId, accountId, provider: provider as ProviderName },
    part: part === 'refunds' ? 'refunds' : 'payments',
    before: before && timestampDate(before),
    ...{ page, asked },
  };
}

function cursorOf({ account, part, page, before, asked }: Place): MessageInitShape<typeof LedgerCursorSchema> {
  return { ...account, part, page, asked, ...(before && { before: timestampFromDate(before) }) };
}
