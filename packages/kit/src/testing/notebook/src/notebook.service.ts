import {
  Controller,
  Get,
  Injectable,
  Module,
  Post,
  Req,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
  type RawBodyRequest,
} from '@nestjs/common';
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver, ResolveReference } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
// eslint-disable-next-line @typescript-eslint/consistent-type-imports -- Nest injects by the class
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Access } from '../../../access/access.js';
import { requireUser, type Actor } from '../../../actor.js';
import { serviceConfig } from '../../../config.js';
import { DomainError, failure } from '../../../domain-error.js';
import { CurrentActor, loaderOf, type GraphqlContext } from '../../../graphql-context.js';
import { NotYetError, OnEvent, type EventContext } from '../../../on-event.js';
import { emit } from '../../../outbox.js';
import { PublicRoute } from '../../../access/public-route.js';
import { byAddress, byArgument, RateLimit } from '../../../rate-limits/rate-limit.js';
import { OnRequest } from '../../../on-request.js';
import type { ServiceDefinition } from '../../../service-definition.js';
import { CreateNotes1700000000000, Note } from './note.entity.js';
import { CountLinesSchema, LineReadSchema, NoteWrittenSchema, type LineRead } from './notebook.events.js';

declare module '../../../domain-error.js' {
  interface ErrorCodes {
    notebook: 'invalid_first_name' | 'invalid_name' | 'invalid_note' | 'not_yours' | 'refused' | 'text_missing';
  }
}

const notebookConfig = serviceConfig.extend({ CLOSINGS_PER_ADDRESS: z.coerce.number().int().default(2) });
export type NotebookConfig = z.infer<typeof notebookConfig>;

@Injectable()
export class Notes {
  constructor(private readonly dataSource: DataSource) {}

  async write(id: string, text: string): Promise<Note> {
    return this.dataSource.transaction(async (tx) => {
      const note = await tx.save(Note.write(id, text));
      await emit(tx, NoteWrittenSchema, { noteId: id, text }, { aggregateId: id });
      if (text === 'rolled back') throw new DomainError('refused', 'Not this one.');
      return note;
    });
  }

  async listByIds(ids: readonly string[]): Promise<(Note | Error)[]> {
    const found = await this.dataSource.query<Note[]>('select * from notes where id = any($1)', [ids]);
    return ids.map((id) => found.find((note) => note.id === id) ?? new DomainError('not_found', 'No such note.'));
  }

  async count(): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>('select count(*)::int as count from notes');
    return row!.count;
  }

  async fail(how: string): Promise<string> {
    if (how === 'sql') await this.dataSource.query('select * from secrets where owner = $1', ['someone@example.com']);
    if (how === 'domain') throw new DomainError('not_yours', 'This is not yours.');
    throw new Error('the password of the database is hunter2');
  }
}

@Resolver('Note')
@Access('public')
export class NotesResolver {
  private readonly steps: string[] = [];
  private readonly waiting: (() => void)[] = [];
  private looks = 0;

  constructor(private readonly notes: Notes) {}

  @Query()
  note(@Args('id') id: string, @Context() context: GraphqlContext) {
    return loaderOf(context, NotesResolver, (ids: readonly string[]) => this.notes.listByIds(ids)).load(id);
  }

  @ResolveReference()
  reference({ id }: { id: string }, context: GraphqlContext) {
    return this.note(id, context);
  }

  @ResolveField()
  async length(@Parent() note: Note) {
    return note.text.length;
  }

  @Query()
  whoAmI(@CurrentActor() actor: Actor) {
    requireUser(actor);
    return actor.userId;
  }

  @Query()
  fails(@Args('how') how: string) {
    return this.notes.fail(how);
  }

  @Query()
  @Access('client')
  diary() {
    return 'yours';
  }

  @Query()
  @Access('practice')
  ledger() {
    return 'of the practice';
  }

  @Query()
  @Access('staff')
  archive() {
    return 'of the house';
  }

  @Query()
  neverNull() {
    return null;
  }

  @Query()
  echo(@Args('at') at: string) {
    return at;
  }

  @Query()
  held() {
    return new Promise<string>((resolve) => this.waiting.push(() => resolve('done')));
  }

  /** How many are held. */
  get heldCount(): number {
    return this.waiting.length;
  }

  /** Answers all that are held. */
  letGo(): void {
    for (const answer of this.waiting.splice(0)) answer();
  }

  @Query()
  look() {
    this.looks += 1;
    return this.looks;
  }

  @Mutation()
  @RateLimit.none('Only the tests write.')
  async writeNote(@Args('id') id: string, @Args('text') text: string) {
    return { note: await this.notes.write(id, text) };
  }

  @Mutation()
  @Access('practice')
  @RateLimit({ name: 'closings', by: byAddress, points: 'CLOSINGS_PER_ADDRESS', perSeconds: 600 })
  closeLedger() {
    return { closed: ['today'] };
  }

  @Mutation()
  @RateLimit({ name: 'torn-note', by: byArgument('id'), points: 2, perSeconds: 600 })
  @RateLimit({ name: 'torn', by: byAddress, points: 3, perSeconds: 600 })
  async tearNote(): Promise<void> {}

  @Mutation()
  @RateLimit.inService({ name: 'copies', points: 3, perSeconds: 600 }, 'copies of unknown notes')
  copyNotes(@Args('ids') ids: string[]) {
    return { ...failure(new DomainError('not_found', 'No such note.', 'ids')), closed: ids };
  }

  @Mutation()
  @RateLimit.none('It changes nothing.')
  async step(@Args('name') name: string, @Args('ms') ms: number) {
    this.steps.push(`${name} begins`);
    await delay(ms);
    this.steps.push(`${name} ends`);
    return [...this.steps];
  }
}

/** Fails where the text of the line says so. */
@Controller()
export class FirstReader {
  failing = true;

  @OnEvent(LineReadSchema)
  async onLineRead(event: LineRead, { tx }: EventContext): Promise<void> {
    await keepLine(tx, event, 'first');
    if (event.text === 'never') throw new Error('this line cannot be read');
    if (event.text === 'early' && this.failing) throw new NotYetError('this line comes before its page');
    if (event.text === 'later' && this.failing) throw new Error('this line cannot be read yet');
  }

  @OnRequest(CountLinesSchema, CountLinesSchema)
  async count({ noteId }: { noteId: string }) {
    if (noteId === 'unknown') throw new Error('no such note');
    return { noteId, number: 7 };
  }
}

class RefusesBlots implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    return context.switchToRpc().getData<LineRead>().text !== 'blot';
  }
}

@Controller()
export class SecondReader {
  @OnEvent(LineReadSchema)
  @UseGuards(RefusesBlots)
  async onLineRead(event: LineRead, { tx }: EventContext): Promise<void> {
    await keepLine(tx, event, 'second');
  }
}

function keepLine(tx: EventContext['tx'], { noteId, number, text }: LineRead, reader: string): Promise<unknown> {
  return tx.query('insert into lines (note_id, number, text, reader) values ($1, $2, $3, $4)', [
    noteId,
    number,
    text,
    reader,
  ]);
}

@Controller()
@Access('public')
@RateLimit.none('Only the tests call.')
export class NotebookController {
  constructor(private readonly notes: Notes) {}

  @Post('webhooks/notebook')
  @PublicRoute()
  receive(@Req() request: RawBodyRequest<FastifyRequest>) {
    return { raw: request.rawBody?.toString() };
  }

  @Get('api/me')
  me(@CurrentActor() actor: Actor) {
    return { kind: actor.kind };
  }

  @Get('api/diary')
  @Access('client')
  diary() {
    return { diary: 'yours' };
  }

  @Get('api/ledger')
  @Access('practice')
  ledger() {
    return { ledger: 'of the practice' };
  }

  @Get('api/pages/:page')
  @RateLimit({ name: 'pages', by: byArgument('page'), points: 1, perSeconds: 600 })
  page() {
    return {};
  }

  @Get('api/notes')
  async count() {
    return { count: await this.notes.count() };
  }

  @Get('api/fails')
  fails() {
    throw new Error('the password of the database is hunter2');
  }

  @Get('api/refuses')
  refuses() {
    throw new DomainError('refused', 'Not this one.', 'id');
  }
}

@Module({
  controllers: [NotebookController, FirstReader, SecondReader],
  providers: [Notes, NotesResolver],
})
class NotebookModule {}

/** A service as small as one can be that still uses all of the kit: what the kit's own tests start. */
export const notebook: ServiceDefinition<NotebookConfig> = {
  name: 'notebook',
  root: import.meta.url,
  config: notebookConfig,
  module: NotebookModule,
  entities: [Note],
  migrations: [CreateNotes1700000000000],
  consumes: ['library'],
};
