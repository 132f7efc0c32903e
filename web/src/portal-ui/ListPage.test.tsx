import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../testing/renderPage.js';
import { Button } from '../ui/Button.js';
import { ListPage } from './ListPage.js';
import { SearchFilter } from './SearchFilter.js';
import { useListFilters } from './useListFilters.js';

function ThingsPage() {
  const filters = useListFilters(['q', 'state']);
  return (
    <ListPage
      title="Things"
      actions={<Button>Add thing</Button>}
      filters={
        <SearchFilter
          label="Search things"
          placeholder="Search by name"
          value={filters.values.q}
          onChange={(q) => filters.set({ q })}
        />
      }
    >
      <p>{filters.active ? `Things like ${filters.values.q}` : 'All things'}</p>
      <button type="button" onClick={filters.clear}>
        Clear filters
      </button>
    </ListPage>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search things' });

afterEach(cleanup);

describe('a page with a list', () => {
  it('has its title, its actions and its filters by name', () => {
    renderPage(<ThingsPage />, {}, '/things');
    within(screen.getByRole('main')).getByRole('heading', { level: 1, name: 'Things' });
    screen.getByRole('button', { name: 'Add thing' });
    within(screen.getByRole('search', { name: 'Filter things' })).getByRole('searchbox');
    screen.getByText('All things');
  });

  it('begins with the filters of the address', () => {
    renderPage(<ThingsPage />, {}, '/things?q=maya');
    expect(field().value).toBe('maya');
    screen.getByText('Things like maya');
  });

  it('keeps what is searched for in the address, in one entry of the history', async () => {
    const page = renderPage(<ThingsPage />, {}, '/things?q=m&tab=2');
    fireEvent.change(field(), { target: { value: 'maya ' } });
    await screen.findByText('Things like maya');
    expect(page.visited).toEqual(['/things?q=maya&tab=2']);
    expect(field().value).toBe('maya ');
  });

  it('empties its field when filters are cleared', async () => {
    renderPage(<ThingsPage />, {}, '/things?q=maya');
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(field().value).toBe(''));
    screen.getByText('All things');
  });
});
