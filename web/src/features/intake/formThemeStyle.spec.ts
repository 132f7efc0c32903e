import { describe, expect, it } from '@jest/globals';
import { formThemeStyle } from './formThemeStyle.js';

describe('the shape of the buttons of a form', () => {
  it.each([
    ['square', '0'],
    ['rounded', 'var(--radius-sm)'],
  ] as const)('is %s', (buttonStyle, radius) => {
    const style = formThemeStyle({ buttonStyle, fonts: [] });
    expect(style).toEqual({ '--button-radius': radius, '--radius-pill': 'var(--button-radius)' });
  });

  it.each(['pill', null] as const)('stays round for %s: the token of pills does not refer to itself', (buttonStyle) => {
    expect(formThemeStyle({ buttonStyle, fonts: [] })).not.toHaveProperty('--radius-pill');
  });
});
