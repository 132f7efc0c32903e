import { Copiers, multiplyClients, multiplyVisits, firstVisit } from './multiplied-rows.mjs';
import { dayAhead, openPractice } from './practice.mjs';

/** What stands on the calendar in the two weeks. */
export const ENTRIES = 400;

const PER_DAY = Math.ceil(ENTRIES / 14);

/** How many of them in the first week. */
export const FIRST_WEEK = 7 * PER_DAY;

const CLIENTS = 150;
/** Far from the visit that the others are made of. */
const DAYS_AHEAD = 28;

/**
 * Opens a practice with 400 visits of half an hour in two weeks from a Sunday on, as a week of the practice begins, each day from 7:00.
 * @param {import('./site.mjs').Site} site
 * @returns what `openPractice` does, and `sunday`, `YYYY-MM-DD`
 */
export async function openBusyFortnight(site, databases) {
  const practice = await openPractice(site);
  const { visitId, clientId } = await firstVisit(site, practice, databases);
  const copiers = new Copiers(site);
  const sunday = sundayFrom(DAYS_AHEAD);
  const starts = `timestamptz '${sunday}T07:00:00Z' + ((n - 1) / ${PER_DAY}) * interval '1 day'
    + ((n - 1) % ${PER_DAY}) * interval '30 minutes'`;
  await multiplyClients(copiers, clientId, CLIENTS);
  const status = `'Upcoming'`;
  const visits = { count: ENTRIES, clients: CLIENTS, starts, minutes: 30, counted: 'false', status };
  await multiplyVisits(copiers, visitId, visits);
  await copiers.end();
  return { ...practice, sunday };
}

function sundayFrom(days) {
  const weekday = new Date(`${dayAhead(days)}T00:00:00Z`).getUTCDay();
  return dayAhead(days + ((7 - weekday) % 7));
}
