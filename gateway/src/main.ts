import { startGateway } from './start-gateway.js';

const gateway = await startGateway();

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void gateway.stop().then(() => process.exit(0));
  });
}
