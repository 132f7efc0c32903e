import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DataSource } from 'typeorm';
import { AppointmentsLoader } from '../views/appointments.loader.js';
import type { Appointment, BookableEventRegistration } from '../generated/graphql.js';
import { toRegistration } from '../views/registration.mapper.js';
import { type InboxPage, InboxRepository } from './inbox.repository.js';

const MAX_PAGE = 100;
const DEFAULT_PAGE = 50;

type PageArgs = { [Argument in keyof InboxPage]?: number | null };

/** What the practice's inbox says of payments. */
@Injectable()
export class InboxService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: InboxRepository,
    private readonly appointments: AppointmentsLoader,
    private readonly clock: Clock,
  ) {}

  /** Requires the owner. */
  async listFailed(actor: Actor, args: PageArgs): Promise<Appointment[]> {
    requirePro(actor);
    return this.show(actor, await this.inbox.listFailed(this.dataSource.manager, actor.practiceId, pageOf(args)));
  }

  /** Requires the owner of a practice. */
  async listDisputed(actor: Actor, args: PageArgs): Promise<Appointment[]> {
    requirePro(actor);
    return this.show(actor, await this.inbox.listDisputed(this.dataSource.manager, actor.practiceId, pageOf(args)));
  }

  /** Requires the owner of a practice. */
  async listFailedRefunds(actor: Actor, args: PageArgs): Promise<Appointment[]> {
    requirePro(actor);
    const ids = await this.inbox.listFailedRefunds(this.dataSource.manager, actor.practiceId, pageOf(args));
    return this.show(actor, ids);
  }

  /** Requires the owner of a practice. */
  async listRegistrations(actor: Actor, args: PageArgs): Promise<BookableEventRegistration[]> {
    requirePro(actor);
    const ids = await this.inbox.listRegistrations(this.dataSource.manager, actor.practiceId, pageOf(args));
    return (await this.show(actor, ids)).map(toRegistration);
  }

  /** Requires the owner. */
  async listMissing(actor: Actor, args: PageArgs): Promise<Appointment[]> {
    requirePro(actor);
    const { manager } = this.dataSource;
    return this.show(actor, await this.inbox.listMissing(manager, actor.practiceId, pageOf(args), this.clock.now()));
  }

  private async show(actor: Actor, ids: readonly string[]): Promise<Appointment[]> {
    return (await this.appointments.list(actor, ids)).map(({ view }) => view);
  }
}

function pageOf({ limit, offset }: PageArgs): InboxPage {
  return { limit: Math.min(Math.max(limit ?? DEFAULT_PAGE, 1), MAX_PAGE), offset: Math.max(offset ?? 0, 0) };
}
