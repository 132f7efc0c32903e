import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/renderPage.js';
import { EmptyState } from '../ui/EmptyState.js';
import { DataTable, type DataColumn, type DataTableProps } from './DataTable.js';
import type { Thing } from '../testing/thing.js';

const columns: DataColumn<Thing>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortable: true },
  { id: 'email', header: 'Email', cell: ({ email }) => email, optional: true },
];
const things = (count: number): Thing[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `thing-${index}`,
    name: `Thing ${index}`,
    email: `thing${index}@example.org`,
  }));
const onOpen = jest.fn();

function Table(props: Partial<DataTableProps<Thing>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Things"
      nouns={['thing', 'things']}
      name="things"
      {...{ columns, onOpen, selected }}
      rows={things(3)}
      rowId={({ id }) => id}
      onSelect={setSelected}
      selectionActions={<button type="button">Archive</button>}
      empty={<EmptyState title="No things yet" />}
      {...props}
    />
  );
}

const start = (props: Partial<DataTableProps<Thing>> = {}) => renderPage(<Table {...props} />, {});
const button = (name: string) => screen.getByRole('button', { name });
const onPhone = (phone: boolean) => {
  window.matchMedia = ((query: string) => ({
    matches: phone && query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
};

beforeEach(() => onPhone(false));
afterEach(() => {
  cleanup();
  localStorage.clear();
  onOpen.mockReset();
});

describe('a table of rows', () => {
  it('opens a row by its name or by a click anywhere on it', () => {
    start();
    fireEvent.click(button('Thing 1'));
    fireEvent.click(screen.getByText('thing2@example.org'));
    expect(onOpen.mock.calls.map(([thing]) => (thing as Thing).id)).toEqual(['thing-1', 'thing-2']);
  });

  it('has one row in the order of Tab, and arrows go from row to row', () => {
    start();
    expect(button('Thing 0').tabIndex).toBe(0);
    expect(button('Thing 1').tabIndex).toBe(-1);
    button('Thing 0').focus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(button('Thing 1'));
    expect(button('Thing 1').tabIndex).toBe(0);
    fireEvent.keyDown(document.activeElement!, { key: 'End' });
    expect(document.activeElement).toBe(button('Thing 2'));
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement!, { key: 'Home' });
    expect(document.activeElement).toBe(button('Thing 0'));
  });

  it('asks the server for another order and says which one it is', () => {
    const onSort = jest.fn();
    start({ onSort, sort: { column: 'name', descending: false } });
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(button('Name'));
    expect(onSort).toHaveBeenCalledWith({ column: 'name', descending: true });
    expect(screen.getByRole('columnheader', { name: 'Email' }).querySelector('button')).toBeNull();
  });

  it('selects rows, counts them and offers what can be done with them', () => {
    start();
    expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Thing 1' }));
    screen.getByText('1 selected');
    button('Archive');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows that are loaded' }));
    screen.getByText('3 selected');
    fireEvent.click(button('Clear selection'));
    expect(screen.queryByText(/selected/)).toBeNull();
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('hides a column and remembers it on this device', () => {
    const page = start();
    fireEvent.click(button('Columns'));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Email' }));
    expect(screen.queryByText('thing1@example.org')).toBeNull();
    page.unmount();
    start();
    expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull();
    fireEvent.click(button('Columns'));
    expect(screen.queryByRole('checkbox', { name: 'Name' })).toBeNull();
    fireEvent.keyDown(screen.getByRole('checkbox', { name: 'Email' }), { key: 'Escape' });
    expect(document.activeElement).toBe(button('Columns'));
    expect(screen.queryByRole('checkbox', { name: 'Email' })).toBeNull();
  });

  it('offers no choice of columns where there are no rows', () => {
    start({ rows: [] });
    expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
    cleanup();
    start({ rows: undefined, failed: true });
    expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
  });

  it('counts what is shown of all and asks for the next page', () => {
    const onMore = jest.fn();
    start({ paging: { total: 1200, hasMore: true, onMore } });
    screen.getByText('3 of 1,200 things');
    fireEvent.click(button('Show more'));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('says that rows are coming, that there are none, and that they could not be fetched', () => {
    const onRetry = jest.fn();
    const page = start({ rows: undefined });
    screen.getByRole('status', { name: 'Loading things' });
    page.unmount();
    const none = start({ rows: [] });
    screen.getByText('No things yet');
    none.unmount();
    start({ rows: undefined, failed: true, onRetry });
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('keeps the rows that are there when the next ones could not be fetched', () => {
    start({ failed: true });
    screen.getByRole('alert');
    button('Thing 2');
  });

  it('renders only the visible rows of a thousand, and exposes their total count', () => {
    start({ rows: things(1000) });
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1001');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('shows a card for each row where it has no room for columns', () => {
    let resized = (_entries: { contentRect: { width: number } }[]) => {};
    class Observer {
      constructor(callback: typeof resized) {
        resized = callback;
      }
      observe() {}
      disconnect() {}
    }
    const own = globalThis.ResizeObserver;
    globalThis.ResizeObserver = Observer as never;
    start();
    globalThis.ResizeObserver = own;
    act(() => resized([{ contentRect: { width: 543 } }]));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
    act(() => resized([{ contentRect: { width: 544 } }]));
    expect(screen.getByRole('table')).toBeTruthy();
  });

  it('shows a card for each row on a phone', () => {
    onPhone(true);
    const onSort = jest.fn();
    start({ onSort });
    expect(screen.queryByRole('table')).toBeNull();
    const [card] = within(screen.getByRole('list', { name: 'Things' })).getAllByRole('listitem');
    within(card!).getByRole('button', { name: 'Thing 0' });
    within(card!).getByText('Email');
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'name down' } });
    expect(onSort).toHaveBeenCalledWith({ column: 'name', descending: true });
  });
});
