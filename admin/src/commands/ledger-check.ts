import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  CheckLedgerRequestSchema,
  CheckLedgerResponseSchema,
  type CheckLedgerResponse,
  type LedgerCursor,
} from '@yarrow/contracts/operations/v1/requests_pb';
import { setTimeout as delay } from 'node:timers/promises';
import { date, text, UsageError, type Command } from '../command.js';
import { Operator } from '../operator.js';
import { LedgerReport } from '../ledger-report.js';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;
/** What is younger may be on its way into the ledger. */
const SETTLED_MS = 15 * 60_000;
const USUAL_PAUSE_MS = 200;

export const checkLedger: Command = {
  name: 'ledger check',
  summary: 'compares the ledger with what payment providers have',
  help: `ledger check [--practice ID] [--since DATE] [--until DATE] [--pause MS]
  --practice ID  of one practice; of all without
  --since DATE   payments and refunds from then on; of the last ${USUAL_DAYS} days without
  --until DATE   and before then; what is younger than a quarter of an hour may be on its way
  --pause MS     between two questions, ${USUAL_PAUSE_MS} unless said otherwise: providers limit how often they are asked
Changes nothing. Ends with 1 where something differs, or a provider could not be asked.`,
  options: {
    practice: { type: 'string' },
    since: { type: 'string' },
    until: { type: 'string' },
    pause: { type: 'string' },
  },

  async run(input, { config, now, progress }) {
    const until = date(input, 'until') ?? new Date(now.getTime() - SETTLED_MS);
    const since = date(input, 'since') ?? new Date(until.getTime() - USUAL_DAYS * DAY_MS);
    if (since >= until) throw new UsageError('--since comes before --until.');
    const pauseMs = pauseOf(text(input, 'pause'));
    const period = { since: timestampFromDate(since), until: timestampFromDate(until) };
    const report = new LedgerReport();
    await Operator.use(config, async (operator) => {
      let cursor: LedgerCursor | undefined;
      do {
        const request = { ...period, practiceId: text(input, 'practice') ?? '', ...(cursor && { cursor }) };
        const answer: CheckLedgerResponse = await operator.ask(
          'payments',
          CheckLedgerRequestSchema,
          CheckLedgerResponseSchema,
          request,
        );
        report.add(answer);
        cursor = answer.next;
        if (cursor) progress(`${report.count} compared`);
        if (cursor) await delay(pauseMs);
      } while (cursor);
    });
    return report.outcome({ since, until });
  },
};

function pauseOf(value: string | undefined): number {
  if (value === undefined) return USUAL_PAUSE_MS;
  if (!/^\d{1,6}$/.test(value)) throw new UsageError('--pause is a number of milliseconds.');
  return Number(value);
}
