import { describe, expect, it } from '@jest/globals';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { isPortFree, portBase, portsFrom, randomPortBase, takenPorts } from './ports.mjs';

describe('ports', () => {
  it('are the documented ones by default', () => {
    expect(portsFrom(portBase({}))).toEqual({
      web: 8080,
      gateway: 8081,
      clients: 8082,
      catalog: 8083,
      scheduling: 8084,
      payments: 8085,
      reviews: 8086,
      search: 8087,
      notifications: 8088,
      sandbox: 8089,
      smtp: 8090,
      postgres: 8091,
      redis: 8092,
      nats: 8093,
      stripe: 8094,
      pages: 8095,
    });
  });

  it('move together with YARROW_PORT', () => {
    const ports = portsFrom(portBase({ YARROW_PORT: '9000' }));

    expect([ports.web, ports.nats]).toEqual([9000, 9013]);
  });

  it.each(['80', 'eight', '65530', '8080.5'])('refuse %s as the first', (value) => {
    expect(() => portsFrom(portBase({ YARROW_PORT: value }))).toThrow('YARROW_PORT must be a whole number');
  });

  it('names those that another process uses', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;

    expect(await takenPorts({ web: port })).toEqual([{ name: 'web', port }]);

    await new Promise((resolve) => server.close(resolve));
    expect(await isPortFree(port)).toBe(true);
  });

  it('finds a free range below the ports that the system hands out', async () => {
    const ports = portsFrom(await randomPortBase());

    expect(await takenPorts(ports)).toEqual([]);
    expect(ports.stripe).toBeLessThan(32_768);
  });
});
