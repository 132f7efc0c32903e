import { join } from 'node:path';
import { createWebServer } from './app.js';
import { readConfig } from './config.js';
import { drain } from './health.js';

const config = readConfig(process.env);
const app = await createWebServer(config, join(import.meta.dirname, '../../dist'));
await app.listen({ host: config.host, port: config.port });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    drain(app, config.drainDelayMs).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
