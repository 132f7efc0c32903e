import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { isUuid } from '@yarrow/kit/ids';
import { periodOf } from '@yarrow/time/calendar-period';
import { DataSource } from 'typeorm';
import { isPractice } from '../access/payments.policy.js';
import { AppointmentsLoader } from '../views/appointments.loader.js';
import type { PaymentDateFilter, PaymentStateFilter, VisitPayment } from '../generated/graphql.js';
import {
  type DirectoryFilter,
  DirectoryRepository,
  type DirectoryTotals,
  type PageStart,
} from './directory.repository.js';
import { exportHead, exportRows } from './payments-export.js';
import { toVisitPayment } from './visit-payment.mapper.js';

const MAX_PAGE = 500;
const MAX_SEARCH_LENGTH = 100;
const MAX_EXPORTED = 100_000;
const DEFAULT_PAGE = 20;
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** As the arguments of the contract name them. */
export interface DirectoryArgs {
  dateFilter?: PaymentDateFilter | null;
  stateFilter?: PaymentStateFilter | null;
  searchTerm?: string | null;
  clientId?: string | null;
}

export interface PageArgs extends DirectoryArgs {
  limit?: number | null;
  offset?: number | null;
}

/** A row with what the next page begins behind. */
interface DirectoryRow {
  id: string;
  startsAt: Date;
  payment: VisitPayment;
}

/** The payments of a practice: who paid what, and how much that is in all. For the practice itself alone. */
@Injectable()
export class DirectoryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly directory: DirectoryRepository,
    private readonly appointments: AppointmentsLoader,
    private readonly clock: Clock,
  ) {}

  /** Null for all others. */
  async list(actor: Actor, practiceId: string, args: PageArgs): Promise<VisitPayment[] | null> {
    const filter = await this.filterOf(actor, practiceId, args);
    if (!filter) return null;
    const limit = Math.min(Math.max(args.limit ?? DEFAULT_PAGE, 1), MAX_PAGE);
    const offset = Math.max(args.offset ?? 0, 0);
    return (await this.read(actor, filter, limit, { offset })).map(({ payment }) => payment);
  }

  /** Null for all others. */
  async sum(actor: Actor, practiceId: string, args: DirectoryArgs): Promise<DirectoryTotals | null> {
    const filter = await this.filterOf(actor, practiceId, args);
    return filter && this.directory.sum(this.dataSource.manager, filter);
  }

  /** Null for all others. */
  async export(actor: Actor, practiceId: string, args: DirectoryArgs): Promise<string | null> {
    const filter = await this.filterOf(actor, practiceId, args);
    if (!filter) return null;
    const parts = [exportHead()];
    let start: PageStart = { offset: 0 };
    for (let rows = 0; rows < MAX_EXPORTED; rows += MAX_PAGE) {
      const page = await this.read(actor, filter, MAX_PAGE, start);
      if (page.length > 0) parts.push(exportRows(page.map(({ payment }) => payment)));
      if (page.length < MAX_PAGE) break;
      start = { after: page.at(-1)! };
    }
    return parts.join('\r\n');
  }

  /** Rows of visits of the caller's practice, by their ids. */
  async listVisits(actor: Actor, ids: readonly string[]): Promise<Map<string, VisitPayment>> {
    const rows = await this.rowsOf(actor, ids);
    return new Map(rows.map(({ id, payment }) => [id, payment]));
  }

  private async read(actor: Actor, filter: DirectoryFilter, limit: number, start: PageStart): Promise<DirectoryRow[]> {
    return this.rowsOf(actor, await this.directory.listIds(this.dataSource.manager, filter, limit, start));
  }

  private async rowsOf(actor: Actor, ids: readonly string[]): Promise<DirectoryRow[]> {
    const { manager } = this.dataSource;
    const found = await this.appointments.list(actor, ids);
    const clients = found.flatMap(({ snapshot }) => snapshot.appointment.clientId ?? []);
    const names = await this.directory.listNames(manager, clients);
    return found.map(({ snapshot, view }) => {
      const { appointmentId: id, startsAt, clientId } = snapshot.appointment;
      return { id, startsAt, payment: toVisitPayment(snapshot, view, names.get(clientId ?? '') ?? '') };
    });
  }

  /** @returns null unless the caller is the practice; what no visit can match is asked for all the same */
  private async filterOf(actor: Actor, practiceId: string, args: DirectoryArgs): Promise<DirectoryFilter | null> {
    if (!isPractice(actor, practiceId)) return null;
    const practice = await this.directory.findPractice(this.dataSource.manager, practiceId);
    const now = this.clock.now();
    const calendar = { timeZone: practice?.timeZone || 'UTC', country: practice?.country ?? '' };
    return {
      practiceId,
      now,
      period: periodOf(args.dateFilter ?? 'all_time', calendar, now),
      state: args.stateFilter ?? 'all',
      search: (args.searchTerm ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
      clientId: args.clientId ? knownOrNone(args.clientId) : null,
    };
  }
}

/** Of what is no id there is nothing. */
function knownOrNone(id: string): string {
  return isUuid(id) ? id : NIL_UUID;
}
