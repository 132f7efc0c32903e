import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route } from 'wouter';
import { renderPage } from '../../testing/renderPage.js';
import { BookNextPage } from './BookNextPage.js';
import { testReview } from './testReview.js';

const render = (review: () => object | null) =>
  renderPage(
    <Route path="/i/r/book_next/:token">
      <BookNextPage />
    </Route>,
    { BookNext: () => ({ reviewByToken: review() }) },
    '/i/r/book_next/token',
  );

afterEach(cleanup);

describe('the next visit', () => {
  it('is offered after the review', async () => {
    render(() => testReview());
    await screen.findByRole('heading', { name: 'When will you see Mara again?' });
    expect(screen.getByRole('link', { name: 'Book again' }).getAttribute('href')).toBe('/p/mara-jensen/book');
    expect(screen.getByRole('link', { name: 'Go to the profile' }).getAttribute('href')).toBe('/p/mara-jensen');
  });

  it('can be tried again after an outage', async () => {
    let broken = true;
    render(() => {
      if (broken) throw new Error('down');
      return testReview();
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    fireEvent.click(again);
    await screen.findByRole('heading', { name: 'When will you see Mara again?' });
  });
});
