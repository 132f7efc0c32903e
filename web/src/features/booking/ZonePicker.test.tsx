import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage.js';
import { ZonePicker } from './ZonePicker.js';

afterEach(cleanup);

describe('the choice of a time zone', () => {
  it('names each zone once: by place and offset, or as UTC', () => {
    renderPage(<ZonePicker value="UTC" likely={['Etc/GMT+5', 'America/Phoenix']} onChange={() => undefined} />, {});
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual(['GMT-5', 'Phoenix (GMT-7)', 'UTC']);
    expect(names.slice(3)).toContain('Kathmandu (GMT+5:45)');
    for (const name of names.slice(3)) expect(name).toMatch(/^[^()]+ \(GMT([+-]\d+(:\d\d)?)?\)$/);
  });
});
