import { Copiers, VISIT, multiplyClients, multiplyVisits, firstVisit } from './multiplied-rows.mjs';
import { openPractice } from './practice.mjs';

/** A practice as it is after many years. */
export const SIZE = { clients: 20_000, past: 60_000, future: 5_000 };

const PER_DAY = 10;
/** Of the past visits, every so many is not paid. */
const UNPAID_EACH = 25;

/**
 * Opens a practice with one visit that is booked and paid in the usual way, and makes many of it, in the tables of each
 * service as the service itself wrote them: contacts, visits and what is projected of them, bills, charges and ledger.
 * @param {import('./site.mjs').Site} site
 */
export async function openLargePractice(site, databases) {
  const practice = await openPractice(site);
  const { visitId, clientId } = await firstVisit(site, practice, databases);
  const copiers = new Copiers(site);
  await multiplyClients(copiers, clientId, SIZE.clients);
  await multiplyVisits(copiers, visitId, VISITS);
  await copyMoney(copiers.of('payments'), visitId);
  await copiers.end();
  return { ...practice, clientId, visitId };
}

/** Past visits reach back from yesterday, future ones from tomorrow on, ten an hour after another each day. */
const STARTS = `CASE WHEN n <= ${SIZE.past}
  THEN date_trunc('day', now()) - (1 + n / ${PER_DAY}) * interval '1 day' + (8 + n % ${PER_DAY}) * interval '1 hour'
  ELSE date_trunc('day', now()) + (1 + (n - ${SIZE.past}) / ${PER_DAY}) * interval '1 day'
    + (8 + n % ${PER_DAY}) * interval '1 hour' END`;

const VISITS = {
  ...{ count: SIZE.past + SIZE.future, clients: SIZE.clients, starts: STARTS, minutes: 60 },
  counted: `n <= ${SIZE.past}`,
  status: `CASE WHEN n > ${SIZE.past} THEN 'Upcoming' WHEN n % ${UNPAID_EACH} = 0 THEN 'Unpaid' ELSE 'Paid' END`,
};

/** Each past visit has its bill; the paid ones also the charge. The sums of a visit are the database's own. */
async function copyMoney(payments, visitId) {
  const paid = `n % ${UNPAID_EACH} <> 0`;
  const of = { appointment_id: VISIT };
  const source = `source.appointment_id = '${visitId}'`;
  const journal = (id) => `md5('journal' || n || ${id})::uuid`;
  await payments.copy('journals', `${source} AND (source.kind = 'billing' OR ${paid})`, SIZE.past, {
    ...{ ...of, id: journal('source.id'), source: `source.source || n` },
  });
  await payments.copy(
    'entries',
    `${source} AND ((SELECT kind FROM journals WHERE id = source.journal_id) = 'billing' OR ${paid})`,
    SIZE.past,
    { ...of, id: `md5('entry' || n || source.id)::uuid`, journal_id: journal('source.journal_id') },
  );
  await payments.copy('charges', `${source} AND ${paid}`, SIZE.past, {
    ...{ ...of, id: `md5('charge' || n)::uuid`, payment_intent_id: `source.payment_intent_id || n` },
    charged_at: STARTS,
  });
}
