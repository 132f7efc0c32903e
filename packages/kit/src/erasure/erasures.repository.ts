import { toBinary, type DescMessage } from '@bufbuild/protobuf';
import type { EntityManager } from 'typeorm';
import { messageIn, subjectsOf, withoutPersonalFields } from '../personal-fields.js';
import type { Person } from './person.js';

/** A person whom this service erases. */
export interface ErasureTask extends Person {
  readonly id: string;
  /** Ids by which only events of this service name the person. */
  readonly rowIds: readonly string[];
  readonly rowsErasedAt: Date | null;
  readonly attempts: number;
  readonly completedAt: Date | null;
}

type TaskRow = Omit<ErasureTask, 'practiceId'> & { readonly practiceId: string | null };

const COLUMNS = `id, practice_id as "practiceId", subject_ids::text[] as "subjectIds", row_ids as "rowIds", emails, phones,
  rows_erased_at as "rowsErasedAt", attempts, completed_at as "completedAt"`;
/** Whether a payload holds one of the ids or addresses. */
const NAMES_THEM = `exists(select from unnest($1::text[]) as name where position(convert_to(name, 'UTF8') in payload) > 0)`;

/** The work on erasures that one service has, and the messages that it keeps for a while. */
export class ErasuresRepository {
  /** One that is there already stays as it is. */
  async add(tx: EntityManager, id: string, person: Person, now: Date): Promise<void> {
    const { practiceId, subjectIds, emails, phones } = person;
    await tx.query(
      `insert into erasure_tasks (id, practice_id, subject_ids, emails, phones, requested_at, due_at)
       values ($1, $2, $3, $4, $5, $6, $6) on conflict (id) do nothing`,
      [id, practiceId ?? null, subjectIds, emails, phones, now],
    );
  }

  async find(tx: EntityManager, id: string): Promise<ErasureTask | undefined> {
    const [row] = await tx.query<TaskRow[]>(`select ${COLUMNS} from erasure_tasks where id = $1`, [id]);
    return row && taskOf(row);
  }

  async listDue(tx: EntityManager, now: Date): Promise<ErasureTask[]> {
    const rows = await tx.query<TaskRow[]>(
      `select ${COLUMNS} from erasure_tasks where completed_at is null and due_at <= $1 order by due_at limit 20`,
      [now],
    );
    return rows.map(taskOf);
  }

  async markSubjects(tx: EntityManager, { subjectIds }: Person, now: Date): Promise<void> {
    await tx.query(
      `insert into erased_subjects (id, erased_at) select id, $2 from unnest($1::uuid[]) as id on conflict do nothing`,
      [subjectIds, now],
    );
  }

  async markRowsErased(tx: EntityManager, id: string, rowIds: readonly string[], now: Date, dueAt: Date) {
    await tx.query(
      `update erasure_tasks set row_ids = $2, rows_erased_at = coalesce(rows_erased_at, $3), due_at = $4 where id = $1`,
      [id, rowIds, now, dueAt],
    );
  }

  async postpone(tx: EntityManager, id: string, dueAt: Date): Promise<void> {
    await tx.query('update erasure_tasks set attempts = attempts + 1, due_at = $2 where id = $1', [id, dueAt]);
  }

  /** Removes the addresses, phones and row ids: the completed task holds no personal data. */
  async complete(tx: EntityManager, id: string, now: Date): Promise<void> {
    await tx.query(
      `update erasure_tasks set completed_at = $2, emails = '{}', phones = '{}', row_ids = '{}' where id = $1`,
      [id, now],
    );
  }

  /** Whether an event that names the person waits in the outbox or is parked. */
  async hasWaitingEvents(tx: EntityManager, { emails, phones }: Person, ids: readonly string[]): Promise<boolean> {
    const [{ waits } = { waits: false }] = await tx.query<{ waits: boolean }[]>(
      `select exists(select from outbox where ${NAMES_THEM}) or exists(select from parked_events where ${NAMES_THEM}) as waits`,
      [[...ids, ...emails, ...phones]],
    );
    return waits;
  }

  /**
   * Removes personal data from the dead letters that identify the person; they can still be handled. An address
   * identifies the person only if a letter has no subject id, because a family may share an address.
   */
  async eraseDeadLetters(
    tx: EntityManager,
    { practiceId = '', emails, phones }: Person,
    ids: readonly string[],
    schemaOf: (typeName: string) => DescMessage | undefined,
  ): Promise<void> {
    const letters = await tx.query<{ id: string; subject: string; payload: Buffer }[]>(
      `select id, subject, payload from dead_letters where ${NAMES_THEM} for update`,
      [[...ids, ...emails, ...phones]],
    );
    for (const { id, subject, payload } of letters) {
      const schema = schemaOf(subject);
      const message = schema && messageIn(schema, payload);
      const byId = ids.some((named) => payload.includes(named));
      if (!byId && (!payload.includes(practiceId) || (message && subjectsOf(schema, message).length > 0))) continue;
      const clean = message ? toBinary(schema, withoutPersonalFields(schema, message)) : [];
      // What an error says may quote a value.
      await tx.query(`update dead_letters set payload = $2, error = split_part(error, ':', 1) where id = $1`, [
        id,
        Buffer.from(clean),
      ]);
    }
  }
}

const taskOf = ({ practiceId, ...task }: TaskRow): ErasureTask => ({ ...task, practiceId: practiceId ?? undefined });
