import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The tiles of the default map, gzipped, from the one file that the build packed (scripts/map/pack-tiles.mjs). */
export class MapTiles {
  private constructor(
    private readonly bodies: Buffer,
    private readonly directory: ReadonlyMap<string, readonly [offset: number, length: number]>,
    /** Changes with the content, so that tiles may be kept for ever under it. */
    readonly version: string,
  ) {}

  /** @returns undefined where the build has no map */
  static async load(path: string): Promise<MapTiles | undefined> {
    const pack = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!pack) return undefined;
    const end = 4 + pack.readUInt32BE(0);
    const directory = JSON.parse(pack.toString('utf8', 4, end)) as Record<string, [number, number]>;
    const version = createHash('sha256').update(pack).digest('base64url').slice(0, 12);
    return new MapTiles(pack.subarray(end), new Map(Object.entries(directory)), version);
  }

  get maxZoom(): number {
    return Math.max(...[...this.directory.keys()].map((key) => Number(key.split('/')[0])));
  }

  /** @returns undefined where nothing but sea is */
  find(zoom: number, x: number, y: number): Buffer | undefined {
    const place = this.directory.get(`${zoom}/${x}/${y}`);
    return place && this.bodies.subarray(place[0], place[0] + place[1]);
  }
}
