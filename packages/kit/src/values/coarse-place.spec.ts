import { describe, expect, it } from '@jest/globals';
import { coarsePlace } from './coarse-place.js';

describe('coarsePlace', () => {
  it('gives every place of a cell the same centre', () => {
    const centre = { latitude: 49.61, longitude: -123.10433 };
    expect(coarsePlace({ latitude: 49.601234, longitude: -123.117654 })).toEqual(centre);
    expect(coarsePlace({ latitude: 49.618765, longitude: -123.091234 })).toEqual(centre);
  });

  it('gives a centre itself, wherever it is', () => {
    for (let latitude = -89.99; latitude < 90; latitude += 0.377) {
      for (let longitude = -179.99; longitude < 180; longitude += 7.13) {
        const centre = coarsePlace({ latitude, longitude });
        expect(coarsePlace(centre)).toEqual(centre);
      }
    }
  });

  it.each([[0], [34.05], [49.28], [-33.87], [69.65]])('has cells of about two kilometres at %d degrees', (latitude) => {
    const columns = new Set<number>();
    const kmPerDegree = 111.195 * Math.cos((latitude * Math.PI) / 180);
    for (let km = 0; km < 220; km += 0.1)
      columns.add(coarsePlace({ latitude, longitude: 10 + km / kmPerDegree }).longitude);
    expect(columns.size).toBeGreaterThanOrEqual(97);
    expect(columns.size).toBeLessThanOrEqual(102);
  });

  it('stays on the globe at its edges', () => {
    for (const [latitude, longitude] of [
      [90, 180],
      [-90, -180],
      [90, 0],
      [0, 180],
    ] as const) {
      const place = coarsePlace({ latitude, longitude });
      expect(Math.abs(place.latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(place.longitude)).toBeLessThanOrEqual(180);
    }
  });
});
