import { Inject, Injectable } from '@nestjs/common';
import { RUNTIME, type Runtime } from '../runtime.js';
import { Relay } from './relay.js';

/** Publishes the outbox to the service's own stream, in one replica at a time. */
@Injectable()
export class OutboxRelayService {
  constructor(@Inject(RUNTIME) private readonly runtime: Runtime) {}

  /** @returns settles when the stream is there; events wait in the outbox while the broker is away */
  async start(): Promise<void> {
    const { broker, definition, leadership } = this.runtime;
    await leadership.lead('relay', async (lost) => {
      await broker.ensureOwnStream(definition.name);
      await this.relay().run(lost);
    });
    await broker.ensureOwnStream(definition.name);
  }

  /** Publishes what the last requests have emitted and ends the relay. */
  async flush(timeoutMs: number, isEmpty: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    while (performance.now() < deadline && !(await isEmpty().catch(() => true))) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await this.runtime.leadership.stop('relay');
  }

  private relay(): Relay {
    const { config, broker, logger, metrics } = this.runtime;
    return new Relay(config.DATABASE_URL, broker, logger, metrics);
  }
}
