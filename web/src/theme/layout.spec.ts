/// <reference types="node" />
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';

/** No browser lays out here: what the styles say is read as it stands. */
const styles = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

describe('the layout', () => {
  it('has narrow pages of 560 px', () => {
    expect(styles('theme/tokens.css')).toMatch(/--page-narrow: 560px;/);
    for (const page of ['reviews/ReviewStep', 'landing/LandingPage'])
      expect(styles(`features/${page}.module.css`)).toContain('var(--page-narrow)');
  });

  it('lays events out in a grid of 4 columns, one on phones', () => {
    const [wide, , phone] = styles('features/events/UpcomingEvents.module.css').split('@container');
    expect(wide).toContain('grid-template-columns: repeat(4, minmax(0, 1fr));');
    expect(phone).toMatch(/^ \(max-width: 32rem\) \{\s+\.list \{\s+grid-template-columns: minmax\(0, 1fr\);/);
  });

  it('shows five lines of a review on the home page', () =>
    expect(styles('features/home/ReviewQuote.module.css')).toMatch(/-webkit-line-clamp: 5;\s+line-clamp: 5;/));
});
