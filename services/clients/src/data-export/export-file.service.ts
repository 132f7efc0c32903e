import { Injectable } from '@nestjs/common';
import {
  type ExportPersonResponse,
  ExportPersonRequestSchema,
  ExportPersonResponseSchema,
} from '@yarrow/contracts/operations/v1/requests_pb';
import { Clock } from '@yarrow/kit/clock';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';
import type { RecordsOwner } from '@yarrow/kit/person-records/person-records';

/** Those that keep something about people, in the order of the file. */
const SERVICES = ['clients', 'catalog', 'scheduling', 'payments', 'reviews', 'notifications'] as const;

type Service = (typeof SERVICES)[number];

/** Puts a file together, page by page, so that none is ever in memory as a whole. */
@Injectable()
export class ExportFileService {
  constructor(
    private readonly requests: RequestsClient,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks every service for its first page before anything is sent: a file that would lack something is none.
   * @returns the parts of a JSON object: `exportedAt`, and one array for each list
   * @throws Error when a service does not answer; later, while parts are read, it breaks the file off
   */
  async open(owner: RecordsOwner): Promise<AsyncIterable<string>> {
    const first = await Promise.all(
      SERVICES.map(async (service) => ({ service, page: await this.ask(service, owner) })),
    );
    return this.write(owner, first);
  }

  private async *write(owner: RecordsOwner, first: { service: Service; page: ExportPersonResponse }[]) {
    yield `{\n"exportedAt": ${JSON.stringify(this.clock.now().toISOString())}`;
    let open = '';
    for (const { service, page: begin } of first) {
      for (let page = begin; ; page = await this.ask(service, owner, page.nextCursor)) {
        const rows = page.rows.slice(1, -1).trim();
        if (page.section && page.section !== open) {
          yield `${open && '\n]'},\n${JSON.stringify(page.section)}: [\n${rows}`;
          open = page.section;
        } else if (rows) yield `,\n${rows}`;
        if (!page.nextCursor) break;
      }
    }
    yield `${open && '\n]'}\n}\n`;
  }

  private async ask(service: Service, owner: RecordsOwner, cursor = ''): Promise<ExportPersonResponse> {
    const { userId, clientIds, practiceId } = owner;
    return this.requests.requestOf(service, ExportPersonRequestSchema, ExportPersonResponseSchema, {
      ...{ userId, clientIds: [...clientIds], practiceId: practiceId ?? '', cursor },
    });
  }
}
