import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { isUuid, newId } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import type { Client } from '../directory/client.entity.js';
import { VisitProjectionService } from '../visit-projection/visit-projection.service.js';
import { ClientNote } from './client-note.entity.js';
import { NotesPolicy } from './notes.policy.js';
import { MAX_SHOWN, NotesRepository } from './notes.repository.js';

const DEFAULT_PAGE = 50;

/** A note as it was typed. */
export interface NoteForm {
  readonly clientId: string;
  readonly text: string;
  /** The visit that it is about. */
  readonly appointmentId?: string | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

/** Filter of notes. */
export interface AskedNotes {
  readonly clientId: string;
  readonly appointmentId?: string | null | undefined;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

/** A note, and when the visit starts that it is about. */
export interface DatedNote {
  readonly note: ClientNote;
  readonly appointmentStartsAt: Date | null;
}

export interface NotePage {
  readonly notes: DatedNote[];
  /** Of all that match. */
  readonly totalCount: number;
}

/** What practices write down of their contacts. */
@Injectable()
export class NotesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly policy: NotesPolicy,
    private readonly notes: NotesRepository,
    private readonly visits: VisitProjectionService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found`, `notes_not_enabled`, `invalid_text` */
  async add(actor: Actor, form: NoteForm): Promise<{ note: DatedNote; client: Client }> {
    return this.dataSource.transaction(async (tx) => {
      const client = await this.policy.requireClient(tx, actor, form.clientId);
      const note = await this.addOf(tx, client, form);
      const [dated] = await this.withVisits(tx, [note]);
      return { note: dated!, client };
    });
  }

  /** Newest first, of the caller's own contacts only; none where the practice keeps no notes. */
  async listByClients(actor: Actor, clientIds: readonly string[]): Promise<DatedNote[]> {
    const { manager } = this.dataSource;
    const ids = await this.policy.listReadable(actor, clientIds);
    return this.withVisits(manager, await this.notes.listNewest(manager, ids));
  }

  /** As `listByClients` of one contact, a page at a time. */
  async getPage(actor: Actor, { clientId, appointmentId, ...asked }: AskedNotes): Promise<NotePage> {
    requirePro(actor);
    const { manager } = this.dataSource;
    const [id] = await this.policy.listReadable(actor, [clientId]);
    if (!id || (appointmentId && !isUuid(appointmentId))) return { notes: [], totalCount: 0 };
    const limit = Math.min(Math.max(asked.limit ?? DEFAULT_PAGE, 1), MAX_SHOWN);
    const of = { clientId: id, ...(appointmentId && { appointmentId }) };
    const [notes, totalCount] = await this.notes.listPage(manager, of, {
      limit,
      offset: Math.max(asked.offset ?? 0, 0),
    });
    return { notes: await this.withVisits(manager, notes), totalCount };
  }

  private async addOf(tx: EntityManager, { id: clientId, practiceId }: Client, form: NoteForm): Promise<ClientNote> {
    const id = idOfRequest(form.idempotencyKey, { of: practiceId, kind: `note:${clientId}` });
    const made = id && (await this.notes.find(tx, id));
    if (made) return made;
    const appointmentId = form.appointmentId ? await this.requireVisit(tx, clientId, form.appointmentId) : null;
    const note = ClientNote.create(
      { id: id ?? newId(), clientId, appointmentId, createdAt: this.clock.now() },
      form.text,
    );
    await this.notes.add(tx, note);
    return note;
  }

  /** @throws DomainError `not_found` unless it is one of the contact's */
  private async requireVisit(tx: EntityManager, clientId: string, appointmentId: string): Promise<string> {
    const id = appointmentId.toLowerCase();
    if (isUuid(id) && (await this.visits.listStarts(tx, [clientId], [id])).has(id)) return id;
    throw new DomainError('not_found', 'This appointment could not be found.', 'appointmentId');
  }

  private async withVisits(tx: EntityManager, notes: readonly ClientNote[]): Promise<DatedNote[]> {
    const visitIds = notes.flatMap(({ appointmentId }) => appointmentId ?? []);
    const starts = await this.visits.listStarts(
      tx,
      notes.map(({ clientId }) => clientId),
      visitIds,
    );
    return notes.map((note) => ({ note, appointmentStartsAt: starts.get(note.appointmentId ?? '') ?? null }));
  }
}
