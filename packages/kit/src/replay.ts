import type { RunningService } from './start-service.js';
import { JetStreamServer } from './messaging/jetstream.server.js';

/**
 * Applies all events of a producer again, from the first of its stream: forgets which of them were handled and makes
 * the durable anew. The service's handlers must tolerate it (a copy is overwritten by the same facts) or its tables be
 * emptied before. Run it with one replica of the service.
 * @param fromStream name of the producing service, such as `catalog`
 */
export async function replay(service: Pick<RunningService, 'app'>, fromStream: string): Promise<void> {
  await service.app.get(JetStreamServer).replay(fromStream);
}
