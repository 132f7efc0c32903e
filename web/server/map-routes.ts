import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { WebConfig } from './config.js';
import { defaultMapStyle } from './map-style.js';
import { MapTiles } from './map-tiles.js';

interface TileParams {
  version: string;
  z: string;
  x: string;
  y: string;
}

/** `/map/style.json` for every map of the pages: the configured style, or our own with its tiles. */
export async function serveMap(app: FastifyInstance, { mapStyleUrl }: WebConfig, dist: string): Promise<void> {
  if (mapStyleUrl) {
    app.get('/map/style.json', (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').redirect(mapStyleUrl, 302),
    );
    return;
  }
  const tiles = await MapTiles.load(join(dist, 'map/tiles.pack'));
  if (!tiles) return;
  const style = JSON.stringify(defaultMapStyle(`/map/tiles/${tiles.version}/{z}/{x}/{y}`, tiles.maxZoom));
  app.get('/map/style.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json').send(style),
  );
  app.get<{ Params: TileParams }>('/map/tiles/:version/:z/:x/:y', (request, reply) => {
    const { version, z, x, y } = request.params;
    if (version !== tiles.version) return reply.callNotFound();
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    const tile = tiles.find(Number(z), Number(x), Number(y));
    if (!tile) return reply.code(204).send();
    // Every browser that has WebGL takes gzip.
    return reply.header('content-encoding', 'gzip').type('application/x-protobuf').send(tile);
  });
}
