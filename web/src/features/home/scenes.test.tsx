import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage.js';
import { Hero } from './Hero.js';
import { HERO_SCENES } from './scenes.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the background of the hero', () => {
  it('is one of five images at random, each of them in turn', () => {
    expect(new Set(HERO_SCENES).size).toBe(5);
    const shown = [0, 0.2, 0.4, 0.6, 0.999].map((chance) => {
      jest.spyOn(Math, 'random').mockReturnValue(chance);
      const { container, unmount } = renderPage(<Hero />, {});
      const source = container.querySelector('img')?.getAttribute('src');
      unmount();
      return source;
    });
    expect(shown).toEqual([...HERO_SCENES]);
  });

  it('stays the same while the page is shown', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const { container } = renderPage(<Hero />, {});
    jest.spyOn(Math, 'random').mockReturnValue(0.9);
    fireEvent.focus(screen.getByRole('combobox', { name: 'Where?' }));
    expect(container.querySelector('img')?.getAttribute('src')).toBe(HERO_SCENES[0]);
  });
});
