import { JobsService } from '../jobs/jobs.service.js';
import { JetStreamServer } from '../messaging/jetstream.server.js';
import type { TestService } from './test-service.js';

/** The statements that a service sends to its database for its requests while `work` goes on, without transactions' ends. */
export async function queriesDuring(service: TestService, work: () => Promise<unknown>): Promise<string[]> {
  const queries: string[] = [];
  const { subscribers } = service.dataSource;
  const subscriber = {
    beforeQuery: ({ query }: { query: string }) =>
      void (/^(start|commit|rollback)/i.test(query) || queries.push(query)),
  };
  subscribers.push(subscriber);
  try {
    await work();
  } finally {
    subscribers.splice(subscribers.indexOf(subscriber), 1);
  }
  return queries;
}

/** Ends what a service does by itself, jobs and consumers, so that all statements are those of its requests. */
export async function endOwnWork({ app }: TestService): Promise<void> {
  await Promise.all([app.get(JobsService).stop(), app.get(JetStreamServer).close()]);
}
