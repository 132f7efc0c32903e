// A relay by itself, for tests that kill it: reads DATABASE_URL, NATS_URL, NATS_PREFIX; leads and publishes for ever, or
// until it has sent DIE_AFTER events, and then dies at once.
import { createLogger } from '../telemetry/logging.js';
import { Broker } from '../messaging/broker.js';
import { Leadership } from '../messaging/leadership.js';
import { Relay } from '../messaging/relay.js';
import { Metrics } from '../telemetry/metrics.js';

const { DATABASE_URL, NATS_URL, NATS_PREFIX, DIE_AFTER } = process.env as Record<string, string>;
const logger = createLogger('notebook', 'warn');
const broker = new Broker({ url: NATS_URL!, name: 'relay', prefix: NATS_PREFIX!, replicas: 1 }, logger);
const leadership = new Leadership(DATABASE_URL!, 'notebook', logger);
await broker.ensureStream('notebook');
if (DIE_AFTER) {
  const connection = await broker.connection();
  const publish = connection.publish.bind(connection);
  let left = Number(DIE_AFTER);
  connection.publish = (...args) => {
    publish(...args);
    if (--left === 0) process.kill(process.pid, 'SIGKILL');
  };
}
await leadership.lead('relay', (lost) => new Relay(DATABASE_URL!, broker, logger, new Metrics('notebook')).run(lost));
