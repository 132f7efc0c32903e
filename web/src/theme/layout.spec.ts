/// <reference types="node" />
import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { PHONE } from '../lib/useMedia.js';

/** No browser lays out here: what the styles say is read as it stands. */
const styles = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const sheets = readdirSync(new URL('../', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);

describe('the layout', () => {
  it('is the one of phones up to 768 px and the one of tablets from 769 px, everywhere', () => {
    const queries = sheets.flatMap((path) => [...styles(path).matchAll(/@media \((m\w+-width): (\d+)px\)/g)]);
    const near = queries.map(([, edge, px]) => `${edge} ${px}`).filter((query) => / 7[0-9]{2}$/.test(query));
    expect(near.length).toBeGreaterThan(20);
    expect([...new Set(near)].sort()).toEqual(['max-width 768', 'min-width 769']);
  });

  it('has the same breakpoint in the scripts and style props of the portal', () => {
    expect(PHONE).toBe('(max-width: 767px)');
    expect(styles('theme/system.ts')).toMatch(/breakpoints: \{ tablet: '769px',/);
  });

  it('has narrow pages of 560 px', () => {
    expect(styles('theme/tokens.css')).toMatch(/--page-narrow: 560px;/);
    for (const page of ['reviews/ReviewStep', 'landing/LandingPage'])
      expect(styles(`features/${page}.module.css`)).toContain('var(--page-narrow)');
  });

  it('has a side navigation of 200 px in the portal', () => {
    expect(styles('theme/tokens.css')).toMatch(/--portal-navigation: 200px;/);
    expect(styles('features/portal/PortalFrame.tsx')).toMatch(/<chakra\.aside[^>]* w="navigation"/);
  });

  it('lays events out in a grid of 4 columns, one on phones', () => {
    const [wide, , phone] = styles('features/profile/UpcomingEvents.module.css').split('@container');
    expect(wide).toContain('grid-template-columns: repeat(4, minmax(0, 1fr));');
    expect(phone).toMatch(/^ \(max-width: 32rem\) \{\s+\.list \{\s+grid-template-columns: minmax\(0, 1fr\);/);
  });

  it('shows five lines of a review on the home page', () =>
    expect(styles('features/home/ReviewQuote.module.css')).toMatch(/-webkit-line-clamp: 5;\s+line-clamp: 5;/));
});
