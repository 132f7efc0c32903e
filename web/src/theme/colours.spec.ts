/// <reference types="node" />
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { BOOKING_STATES } from '../features/bookings/bookingState.js';
import { BADGE_TONES, type BadgeTone } from './recipes.js';
import { colors } from './tokens.js';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const tokens = new Map(
  [...read('theme/tokens.css').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
);

/** The colour that a rule's property ends at, following the tokens. @returns hue in degrees and saturation from 0 to 1 */
function colourOf(value: string | undefined): { hue: number; saturation: number } {
  const token = /var\((--[\w-]+)\)/.exec(value ?? '');
  if (token) return colourOf(tokens.get(token[1]!));
  const [red, green, blue] = /#(..)(..)(..)/
    .exec(value ?? '')!
    .slice(1)
    .map((part) => parseInt(part, 16) / 255) as [number, number, number];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least;
  const sixth =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return { hue: (sixth * 60 + 360) % 360, saturation: range / most };
}

const badge = (tone: BadgeTone) => colors[BADGE_TONES[tone].color];

describe('the colours of bookings', () => {
  it.each([
    ['approved', 'CONFIRMED', 'green', 80, 160],
    ['pending', 'PENDING', 'amber', 25, 50],
    ['unavailable', 'UNAVAILABLE', 'red', 340, 380],
  ] as const)('show %s, %s, in %s', (state, label, _colour, from, to) => {
    expect(BOOKING_STATES[state].label).toBe(label);
    const { hue, saturation } = colourOf(badge(BOOKING_STATES[state].tone));
    expect(saturation).toBeGreaterThan(0.15);
    // Red lies on both sides of 0.
    expect(hue < from ? hue + 360 : hue).toBeLessThanOrEqual(to);
  });
});

describe('the page of a registration', () => {
  it('has a pink-red accent', () => {
    const css = read('features/events/RegistrationPage.module.css');
    expect(css).toContain('border-top: 4px solid var(--color-event-accent)');
    const { hue, saturation } = colourOf('var(--color-event-accent)');
    expect(hue).toBeGreaterThan(325);
    expect(hue).toBeLessThan(350);
    expect(saturation).toBeGreaterThan(0.6);
  });
});
