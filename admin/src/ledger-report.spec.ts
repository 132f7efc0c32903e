import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { CheckLedgerResponseSchema } from '@yarrow/contracts/operations/v1/requests_pb';
import { LedgerReport } from './ledger-report.js';

const PERIOD = { since: new Date('2027-01-01T00:00:00Z'), until: new Date('2027-01-02T00:00:00Z') };
const sum = (count: number, providerCents: bigint, ledgerCents = providerCents) => ({
  ...{ currency: 'USD', count },
  ...{ providerCents, ledgerCents },
});
const lost = {
  ...{ kind: 'not_in_ledger', paymentId: 'pi_1', refundId: '', currency: 'USD' },
  ...{ providerCents: 500n, ledgerCents: 0n },
};

function reportOf(...answers: MessageInitShape<typeof CheckLedgerResponseSchema>[]) {
  const report = new LedgerReport();
  for (const answer of answers) {
    report.add(create(CheckLedgerResponseSchema, { practiceId: 'p1', provider: 'stripe', ...answer }));
  }
  return report.outcome(PERIOD);
}

describe('a report on the ledger', () => {
  it('sums the pages of a practice', () => {
    const { ok, lines, result } = reportOf({ sums: [sum(2, 9_000n)] }, { sums: [sum(1, -500n)] });
    expect(ok).toBe(true);
    expect(lines).toEqual(['p1  stripe  3: provider 85.00 USD, ledger 85.00 USD', '3 compared, 0 differ']);
    expect(JSON.parse(JSON.stringify(result))).toMatchObject({ compared: 3, differences: [], problems: [] });
  });

  it('lists a difference once, however many pages have found it', () => {
    const { ok, lines } = reportOf({ sums: [sum(1, 500n, 0n)], differences: [lost] }, { differences: [lost] });
    expect(ok).toBe(false);
    expect(lines.slice(1)).toEqual([
      'p1  stripe  not in ledger: pi_1, provider 5.00 USD, ledger 0.00 USD',
      '1 compared, 1 differ',
    ]);
  });

  it('is not right where a provider could not be asked', () => {
    expect(reportOf({ problem: 'It refused.' })).toMatchObject({
      ok: false,
      lines: ['p1  stripe  unchecked: It refused.', '0 compared, 0 differ'],
    });
  });
});
