/// <reference types="node" />
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { luminance, readableShade } from './readableShade.js';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const token = (name: string): string => {
  const value = new RegExp(`${name}: ([^;]+);`).exec(tokens)![1]!;
  const other = /var\((--[\w-]+)\)/.exec(value)?.[1];
  return other ? token(other) : value;
};

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** As CSS mixes in sRGB. */
function mixed(one: string, share: number, other: string): string {
  const channel = (at: number) => {
    const [a, b] = [one, other].map((hex) => parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Every eleventh shade of each channel, both ends among them. */
const steps = Array.from({ length: 6 }, (_, index) => (index * 51).toString(16).padStart(2, '0'));
const accents = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

describe('a shade of an accent', () => {
  it.each(['--color-page', '--color-surface', '--color-surface-sunk'])(
    'can be read on %s, whatever was chosen',
    (name) => {
      const unread = accents.filter((accent) => contrast(readableShade(accent), token(name)) < 4.5);
      expect(unread).toEqual([]);
    },
  );

  it('can be read on a tint of itself, and the text of buttons on it', () => {
    const unread = accents.map(readableShade).filter((shade) => {
      const tint = mixed(shade, 0.12, token('--color-surface'));
      return contrast(shade, tint) < 4.5 || contrast(token('--color-text-on-brand'), shade) < 4.5;
    });
    expect(unread).toEqual([]);
  });

  it('is what was chosen where that can be read', () => expect(readableShade('#2d6a4f')).toBe('#2d6a4f'));

  it('keeps the hue of what was chosen', () => {
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(readableShade('#ffcc00').slice(at, at + 2), 16));
    expect(blue).toBe(0);
    expect(green! / red!).toBeCloseTo(0xcc / 0xff, 1);
  });
});
