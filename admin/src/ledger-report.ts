import type { CheckLedgerResponse } from '@yarrow/contracts/operations/v1/requests_pb';
import type { Outcome } from './command.js';

interface Line {
  practiceId: string;
  provider: string;
  currency: string;
  count: number;
  providerCents: number;
  ledgerCents: number;
}

interface Difference {
  practiceId: string;
  provider: string;
  kind: string;
  paymentId: string;
  refundId: string;
  currency: string;
  providerCents: number;
  ledgerCents: number;
}

/** What was compared, practice by practice, from the answers of payments. */
export class LedgerReport {
  private readonly lines = new Map<string, Line>();
  private readonly differences = new Map<string, Difference>();
  private readonly problems: { practiceId: string; provider: string; problem: string }[] = [];

  get count(): number {
    return [...this.lines.values()].reduce((sum, { count }) => sum + count, 0);
  }

  add({ practiceId, provider, sums, differences, problem }: CheckLedgerResponse): void {
    for (const sum of sums) {
      const { currency } = sum;
      const key = [practiceId, provider, currency].join();
      const line = this.lines.get(key) ?? { ...{ practiceId, provider, currency }, ...NOTHING };
      line.count += sum.count;
      line.providerCents += Number(sum.providerCents);
      line.ledgerCents += Number(sum.ledgerCents);
      this.lines.set(key, line);
    }
    // The same payment is found again where two pages touch.
    for (const { kind, paymentId, refundId, currency, providerCents, ledgerCents } of differences) {
      this.differences.set([kind, paymentId, refundId].join(), {
        ...{ practiceId, provider, kind, paymentId, refundId, currency },
        ...{ providerCents: Number(providerCents), ledgerCents: Number(ledgerCents) },
      });
    }
    if (problem) this.problems.push({ practiceId, provider, problem });
  }

  outcome(period: { since: Date; until: Date }): Outcome {
    const differences = [...this.differences.values()];
    const practices = [...this.lines.values()];
    const ok = differences.length === 0 && this.problems.length === 0;
    return {
      ok,
      result: { ...period, compared: this.count, practices, differences, problems: this.problems },
      lines: [
        ...practices.map((line) => textOfLine(line)),
        ...differences.map((difference) => textOfDifference(difference)),
        ...this.problems.map(
          ({ practiceId, provider, problem }) => `${practiceId}  ${provider}  unchecked: ${problem}`,
        ),
        `${this.count} compared, ${differences.length} differ`,
      ],
    };
  }
}

const NOTHING = { count: 0, providerCents: 0, ledgerCents: 0 };

const amount = (cents: number, currency: string): string => `${(cents / 100).toFixed(2)} ${currency}`;

function textOfLine({ practiceId, provider, currency, count, providerCents, ledgerCents }: Line): string {
  const sums = `provider ${amount(providerCents, currency)}, ledger ${amount(ledgerCents, currency)}`;
  return `${practiceId}  ${provider}  ${count}: ${sums}`;
}

function textOfDifference(difference: Difference): string {
  const { practiceId, provider, kind, paymentId, refundId, currency, providerCents, ledgerCents } = difference;
  const sums = `provider ${amount(providerCents, currency)}, ledger ${amount(ledgerCents, currency)}`;
  return `${practiceId}  ${provider}  ${kind.replaceAll('_', ' ')}: ${refundId || paymentId}, ${sums}`;
}
