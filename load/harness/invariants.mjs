import { eventually } from './visitor.mjs';

const RUNNING = ['clients', 'catalog', 'scheduling', 'payments', 'notifications'];

/**
 * What must be true of a site once everything has come to rest, whatever was killed before.
 *
 * @typedef {object} Promised a booking whose answer reached the client
 * @property {{ id: string }} appointment
 * @property {string} email
 * @property {string} practiceId
 * @property {string} startsAt ISO 8601
 * @property {number} amountCents
 * @property {boolean} paid whether the client was shown that the payment is done
 */

/**
 * Waits until no service has anything left to publish.
 * @param {import('./databases.mjs').Databases} databases
 * @param {{ timeoutMs?: number, cutOffMessages?: boolean }} [options] `cutOffMessages`: also those whose sending was cut
 *   off by a kill, which notifications takes up again after two minutes
 * @throws Error that says what is left
 */
export async function settle(databases, { timeoutMs = 90_000, cutOffMessages = false } = {}) {
  const messageStates = cutOffMessages ? ['planned', 'sending'] : ['planned'];
  let left;
  await eventually(
    'rest',
    async () => {
      left = [
        ...(await unsent(databases)),
        ...(await staleCopies(databases)),
        ...(await openWork(databases, messageStates)),
        ...(await unheardPayments(databases)),
      ];
      return left.length === 0;
    },
    timeoutMs,
  ).catch((error) => {
    throw new Error(`There is no rest: ${left?.join('; ') ?? 'the databases do not answer'}`, { cause: error });
  });
}

async function unsent(databases) {
  const left = [];
  for (const name of RUNNING) {
    const [{ events, parked }] = await databases.query(
      name,
      'SELECT (SELECT count(*) FROM outbox) AS events, (SELECT count(*) FROM parked_events) AS parked',
    );
    if (events > 0) left.push(`${events} events in the outbox of ${name}`);
    if (parked > 0) left.push(`${parked} events of ${name} wait for others`);
  }
  return left;
}

/** Calls without an answer, and messages that are due. */
async function openWork(databases, messageStates) {
  const [{ attempts }] = await databases.query(
    'payments',
    `SELECT count(*) AS attempts FROM attempts WHERE state IN ('started', 'unknown')`,
  );
  const [{ refunds }] = await databases.query(
    'payments',
    `SELECT count(*) AS refunds FROM refunds WHERE state IN ('planned', 'pending')`,
  );
  const [{ messages }] = await databases.query(
    'notifications',
    'SELECT count(*) AS messages FROM deliveries WHERE state = ANY($1) AND send_at <= now()',
    [messageStates],
  );
  const counts = { 'unanswered calls': attempts, 'refunds under way': refunds, 'messages to send': messages };
  return Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []));
}

/** Paid bookings whose payment scheduling has not processed yet. */
async function unheardPayments(databases) {
  const [{ bookings }] = await databases.query(
    'payments',
    `SELECT count(*) AS bookings FROM appointment_projections WHERE state = 'awaiting_payment' AND secured_by IS NOT NULL`,
  );
  return bookings > 0 ? [`${bookings} paid bookings that scheduling has not accepted`] : [];
}

/** Copies of appointments, contacts and practices that differ from what their owner holds. */
async function staleCopies(databases) {
  const appointments = await databases.query('scheduling', 'SELECT id, version, state, client_id FROM appointments');
  const owned = new Map(appointments.map((row) => [row.id, `${row.version} ${row.state}`]));
  const clients = await databases.query('clients', 'SELECT id, version FROM clients');
  const practices = await databases.query('catalog', 'SELECT id, version FROM practices');
  const versions = (rows) => new Map(rows.map(({ id, version }) => [id, String(version)]));
  const pairs = [
    ['payments', 'SELECT appointment_id AS id, version, state FROM appointment_projections', owned],
    [
      'notifications',
      `SELECT id, version, snapshot->>'state' AS state FROM projections WHERE kind = 'scheduling.v1.Appointment'`,
      owned,
    ],
    ['scheduling', 'SELECT client_id AS id, version FROM client_projections', versions(clients)],
    ['payments', 'SELECT client_id AS id, version FROM client_projections', versions(clients)],
    ['scheduling', 'SELECT practice_id AS id, version FROM practice_projections', versions(practices)],
    ['payments', 'SELECT practice_id AS id, version FROM practice_projections', versions(practices)],
  ];
  const stale = [];
  for (const [service, query, truth] of pairs) {
    const copies = new Map(
      (await databases.query(service, query)).map(({ id, version, state }) => [id, [version, state].join(' ').trim()]),
    );
    const differing = [...truth].filter(([id, value]) => copies.get(id) !== value);
    const strange = [...copies.keys()].filter((id) => !truth.has(id));
    if (differing.length + strange.length > 0)
      stale.push(`${differing.length} stale and ${strange.length} unknown in ${service}: ${query}`);
  }
  return stale;
}

/**
 * Everything that is wrong, in words; nothing where all is well.
 * @param {import('./site.mjs').Site} site
 * @param {import('./databases.mjs').Databases} databases
 * @param {Promised[]} promised
 * @returns {Promise<string[]>}
 */
export async function findViolations(site, databases, promised) {
  return [
    ...site.fallen.map((name) => `${name} ended by itself`),
    ...(await deadLetters(databases)),
    ...(await brokenPromises(databases, promised)),
    ...(await overlaps(databases)),
    ...(await wrongCharges(site, databases, promised)),
    ...(await wrongLedger(databases)),
    ...(await missingContacts(databases)),
    ...(await failedMessages(databases)),
    ...(await repeatedMails(site, databases)),
  ];
}

async function deadLetters(databases) {
  const wrong = [];
  for (const name of RUNNING) {
    const rows = await databases.query(name, 'SELECT subject, handler, error FROM dead_letters');
    wrong.push(...rows.map(({ subject, handler, error }) => `${name} gave up ${subject} in ${handler}: ${error}`));
  }
  return wrong;
}

async function brokenPromises(databases, promised) {
  const rows = await databases.query('scheduling', 'SELECT id, email, state, practice_id, starts_at FROM appointments');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const emails = new Map();
  for (const { email } of rows) emails.set(email, (emails.get(email) ?? 0) + 1);
  return promised.flatMap(({ appointment, email, practiceId, startsAt, paid }) => {
    const row = byId.get(appointment.id);
    if (!row) return [`booking ${appointment.id} was promised and is gone`];
    const wrong = [];
    if (row.practice_id !== practiceId || row.starts_at.toISOString() !== startsAt)
      wrong.push(`booking ${appointment.id} is another than the promised one`);
    if (emails.get(email) !== 1) wrong.push(`booking ${appointment.id} is there ${emails.get(email)} times`);
    if (paid && !['pending', 'approved'].includes(row.state))
      wrong.push(`booking ${appointment.id} was paid for and is ${row.state}`);
    return wrong;
  });
}

async function overlaps(databases) {
  const rows = await databases.query(
    'scheduling',
    `SELECT one.id AS one, other.id AS other FROM appointments one
     JOIN appointments other ON one.practice_id = other.practice_id AND one.id < other.id
       AND one.starts_at < other.ends_at AND other.starts_at < one.ends_at
     WHERE one.state IN ('awaiting_payment', 'pending', 'approved')
       AND other.state IN ('awaiting_payment', 'pending', 'approved')`,
  );
  return rows.map(({ one, other }) => `appointments ${one} and ${other} overlap`);
}

/** Successful payments at the provider, by appointment. */
export async function chargesByAppointment({ sandboxUrl }) {
  const intents = await (await fetch(`${sandboxUrl}/control/stripe/objects/payment_intent`)).json();
  const charges = await (await fetch(`${sandboxUrl}/control/stripe/objects/charge`)).json();
  const appointmentOf = new Map(intents.map(({ id, metadata }) => [id, metadata.appointment_id]));
  const found = new Map();
  for (const charge of charges.filter(({ status }) => status === 'succeeded')) {
    const id = appointmentOf.get(charge.payment_intent);
    found.set(id, [...(found.get(id) ?? []), charge]);
  }
  return found;
}

async function wrongCharges(site, databases, promised) {
  const charges = await chargesByAppointment(site);
  const appointments = await databases.query('scheduling', 'SELECT id, state, amount_cents FROM appointments');
  const wrong = appointments.flatMap(({ id, state, amount_cents: amountCents }) => {
    const own = charges.get(id) ?? [];
    charges.delete(id);
    const kept = own.reduce((sum, { amount, amount_refunded: refunded }) => sum + amount - refunded, 0);
    const counts = ['pending', 'approved'].includes(state);
    if (own.length > 1) return [`appointment ${id} was charged ${own.length} times`];
    if (counts && kept !== amountCents) return [`appointment ${id} is ${state} and ${kept} cents were charged`];
    if (!counts && kept !== 0) return [`appointment ${id} is ${state} and ${kept} cents were kept`];
    return [];
  });
  const unpaid = promised.filter(({ paid }) => paid).length;
  if (unpaid > appointments.length) wrong.push(`${unpaid} payments were promised for ${appointments.length} bookings`);
  return [...wrong, ...[...charges.keys()].map((id) => `there is a charge for ${id}, which is no appointment`)];
}

async function wrongLedger(databases) {
  const wrong = [];
  const journals = await databases.query(
    'payments',
    'SELECT journal_id, sum(amount_cents) AS sum FROM entries GROUP BY journal_id HAVING sum(amount_cents) <> 0',
  );
  wrong.push(...journals.map(({ journal_id: id, sum }) => `journal ${id} sums to ${sum}`));
  const owing = await databases.query(
    'payments',
    `SELECT a.appointment_id AS id, a.state, coalesce(sum(e.amount_cents), 0) AS sum FROM appointment_projections a
     LEFT JOIN entries e ON e.appointment_id = a.appointment_id AND e.account = 'client_receivable'
     WHERE a.state NOT IN ('awaiting_payment') GROUP BY 1, 2 HAVING coalesce(sum(e.amount_cents), 0) <> 0`,
  );
  wrong.push(...owing.map(({ id, state, sum }) => `${sum} cents are open for appointment ${id}, which is ${state}`));
  return wrong;
}

/** A contact for each booking's client, one for each person and practice. */
async function missingContacts(databases) {
  const clients = await databases.query('clients', 'SELECT id, practice_id, email FROM clients');
  const known = new Map(clients.map(({ id, practice_id: practiceId, email }) => [id, `${practiceId} ${email}`]));
  const rows = await databases.query('scheduling', 'SELECT id, client_id, practice_id, email FROM appointments');
  return rows.flatMap(({ id, client_id: clientId, practice_id: practiceId, email }) =>
    known.get(clientId) === `${practiceId} ${email}` ? [] : [`the contact of appointment ${id} is missing or another`],
  );
}

async function failedMessages(databases) {
  const rows = await databases.query('notifications', `SELECT kind, error FROM deliveries WHERE state = 'failed'`);
  return rows.map(({ kind, error }) => `a message ${kind} was given up: ${error}`);
}

/**
 * Of what the mail catcher still has (the last 2000), everything must be a planned delivery; the same one may arrive
 * twice under one Message-ID, of which mail programs show one.
 */
async function repeatedMails({ sandboxUrl }, databases) {
  const rows = await databases.query(
    'notifications',
    `SELECT id, recipient, kind, booking_id FROM deliveries WHERE channel = 'email' AND booking_id IS NOT NULL`,
  );
  const planned = new Map(rows.map((row) => [row.id, `${row.kind} to ${row.recipient} for ${row.booking_id}`]));
  const mails = await (await fetch(`${sandboxUrl}/control/mail`)).json();
  const received = new Map();
  for (const { id } of mails) {
    const { headers } = await (await fetch(`${sandboxUrl}/control/mail/${id}`)).json();
    const messageId = headers.find(({ key }) => key === 'message-id').value;
    const about = planned.get(/<([^@]+)@/.exec(messageId)?.[1]) ?? `something unknown (${messageId})`;
    received.set(about, (received.get(about) ?? new Set()).add(messageId));
  }
  return [...received].flatMap(([about, ids]) => (ids.size > 1 ? [`${ids.size} mails of ${about}`] : []));
}
