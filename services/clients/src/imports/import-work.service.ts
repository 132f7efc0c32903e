import { Injectable, Logger } from '@nestjs/common';
import { ClientInvitedSchema, ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { newId } from '@yarrow/kit/ids';
import { emitAll } from '@yarrow/kit/outbox';
import { findPerson } from '@yarrow/kit/values/person-name';
import { DataSource, type EntityManager } from 'typeorm';
import { parseContact, parseOrigin } from '../contacts/contact-rules.js';
import { clientMessage } from '../directory/client-message.js';
import { Client } from '../directory/client.entity.js';
import { ClientsRepository, knownPerson, type KnownPerson } from '../directory/clients.repository.js';
import { PracticeProjectionService, type OwnContact } from '../practice-projection/practice-projection.service.js';
import {
  ClientImportsRepository,
  type ImportedForm,
  type RowOutcome,
  type StoredImport,
  type WaitingRow,
} from './client-imports.repository.js';

const BATCH = 100;
const IMPORTS_AT_ONCE = 20;

/**
 * Processes imports in batches. A batch is one transaction with its contacts, the events of their invitations and the
 * results of its rows: an interrupted import continues after its last batch, and sends no second invitation.
 */
@Injectable()
export class ImportWorkService {
  private readonly logger = new Logger(ImportWorkService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ClientImportsRepository,
    private readonly clients: ClientsRepository,
    private readonly practices: PracticeProjectionService,
    private readonly clock: Clock,
  ) {}

  /**
   * Whatever waits, a batch of each import in turn, so that a long one holds up no short one, and one that cannot be worked
   * off no other; that one is tried again the next time.
   */
  async processAll(stopping?: AbortSignal): Promise<void> {
    const failed: string[] = [];
    const listNext = () => this.imports.listUnfinished(this.dataSource.manager, failed, IMPORTS_AT_ONCE);
    let waiting = await listNext();
    while (waiting.length > 0 && !stopping?.aborted) {
      for (const one of waiting) {
        try {
          await this.process(one, BATCH);
        } catch (error) {
          this.logger.error(`import ${one.id} could not be worked off`, error instanceof Error ? error.stack : error);
          failed.push(one.id);
        }
      }
      waiting = await listNext();
    }
  }

  /** @param limit how many rows at most */
  async process(one: StoredImport, limit: number): Promise<void> {
    // Catalog may have to be asked, for which no lock is held.
    const own = await this.practices.getOwnContact(one.practiceId);
    for (let left = limit; left > 0; left -= BATCH) {
      if ((await this.processBatch(one, own, Math.min(left, BATCH))) === 0) return;
    }
  }

  private async processBatch(one: StoredImport, own: OwnContact, limit: number): Promise<number> {
    const { id, practiceId } = one;
    return this.dataSource.transaction(async (tx) => {
      await this.clients.lockDirectory(tx, practiceId);
      const rows = await this.imports.listWaiting(tx, id, limit);
      if (rows.length === 0) return 0;
      const read = rows.map((row) => readRow(row, one, own, this.clock.now()));
      const candidates = read.filter((one): one is ReadRow => 'client' in one);
      const outcomes = await this.addNew(tx, practiceId, candidates);
      await this.imports.saveOutcomes(tx, id, [
        ...read.filter((one) => !('client' in one)),
        ...outcomes,
      ] as RowOutcome[]);
      return rows.length;
    });
  }

  /** Who is in the directory, or was in an earlier row, stays as they are. */
  private async addNew(tx: EntityManager, practiceId: string, rows: readonly ReadRow[]): Promise<RowOutcome[]> {
    const given = rows.map(({ client }) => client);
    const people = new DirectoryIndex(
      await this.clients.listReachedAt(tx, practiceId, given),
      await this.clients.listMergedAt(
        tx,
        practiceId,
        given.flatMap(({ email }) => email ?? []),
      ),
    );
    const added: Client[] = [];
    const outcomes = rows.map(({ position, client }): RowOutcome => {
      const known = people.find(client);
      if (known) return { position, state: 'existing', clientId: known.id };
      people.add(client);
      added.push(client);
      return { position, state: 'invited', clientId: client.id };
    });
    await this.clients.addAll(tx, added);
    const about = (client: Client) => ({ client: clientMessage(client) });
    await emitAll(
      tx,
      ClientSavedSchema,
      added.map((client) => ({ init: about(client), aggregateId: client.id })),
    );
    await emitAll(
      tx,
      ClientInvitedSchema,
      added.map((client) => ({ init: { practiceId, ...about(client) }, aggregateId: client.id })),
    );
    return outcomes;
  }
}

interface ReadRow {
  readonly position: number;
  readonly client: Client;
}

/** Rows with one name and address are one person; a row without an address is the person with its name and number. */
class DirectoryIndex {
  private readonly byEmail = new Map<string, KnownPerson[]>();
  private readonly byPhone = new Map<string, KnownPerson[]>();

  /** @param merged names and further addresses of living contacts */
  constructor(known: readonly Client[], merged: readonly KnownPerson[]) {
    for (const client of known) this.add(client);
    for (const person of merged) push(this.byEmail, person.email, person);
  }

  add(client: Client): void {
    const person = knownPerson(client);
    push(this.byEmail, client.email, person);
    push(this.byPhone, client.phone, person);
  }

  find(client: Client): Client | undefined {
    const { email, phone } = client;
    const reached = email ? this.byEmail.get(email) : this.byPhone.get(phone ?? '');
    return findPerson(reached ?? [], client)?.client;
  }
}

function push(people: Map<string, KnownPerson[]>, key: string | null, person: KnownPerson): void {
  if (key) people.set(key, [...(people.get(key) ?? []), person]);
}

function readRow({ position, form }: WaitingRow, list: StoredImport, own: OwnContact, now: Date): ReadRow | RowOutcome {
  try {
    return { position, client: readClient(form, list, own, now) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { position, state: 'refused', code: error.code, message: error.message };
  }
}

function readClient(
  form: ImportedForm,
  { practiceId, emailRequired }: StoredImport,
  own: OwnContact,
  now: Date,
): Client {
  const { email, firstName, lastName, phone } = form;
  if (emailRequired && !email?.trim()) throw new DomainError('email_required', 'No email address', 'email');
  const values = parseContact({ email, firstName, lastName, phone }, own);
  const details = { firstName: '', lastName: '', email: null, phone: null, userId: null, timeZone: null, ...values };
  const client = Client.create(newId(), practiceId, details, now);
  client.requireContact();
  return Object.assign(client, parseOrigin(form.clientType ?? 'invited', form.invitedFrom ?? 'csv_import'));
}
