import { describe, expect, it } from '@jest/globals';
import { mapLayers } from './layers.mjs';

type Position = [longitude: number, latitude: number];

/** Every pair of neighbours of a line or ring. */
function* edges(coordinates: unknown[]): Generator<[Position, Position]> {
  const isPosition = (value: unknown): value is Position => typeof (value as unknown[])[0] === 'number';
  if (!isPosition(coordinates[0])) {
    for (const part of coordinates) yield* edges(part as unknown[]);
    return;
  }
  for (let i = 1; i < coordinates.length; i += 1) yield [coordinates[i - 1], coordinates[i]] as [Position, Position];
}

const acrossTheMap = ([[from, south], [to, north]]: [Position, Position]) =>
  Math.abs(from - to) > 180 && Math.max(Math.abs(south), Math.abs(north)) < 89;

describe('The layers of the default map', () => {
  const layers = mapLayers();

  it.each(['land', 'borders'])('cut what crosses 180 degrees in two: %s', (name) => {
    const { coordinates } = (layers[name] as { geometry: { coordinates: unknown[] } }).geometry;
    const all = [...edges(coordinates)];
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter(acrossTheMap)).toEqual([]);
  });
});
