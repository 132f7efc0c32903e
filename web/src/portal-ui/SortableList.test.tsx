import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/renderPage.js';
import { SortableList } from './SortableList.js';
import { frames } from '../testing/moments.js';

const HEIGHT = 40;
const onSort = jest.fn();
const rectOf = Object.getOwnPropertyDescriptor(Element.prototype, 'getBoundingClientRect')!;

/** Nothing has a place in jsdom: items lie below each other here, in their order. */
beforeEach(() => {
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const item = this.closest('li');
    const top = item ? [...item.parentElement!.children].indexOf(item) * HEIGHT : 0;
    return new DOMRect(0, top, 300, item ? HEIGHT : 600);
  };
  globalThis.DOMRect ??= Rect as never;
});
afterEach(() => {
  cleanup();
  onSort.mockReset();
  Object.defineProperty(Element.prototype, 'getBoundingClientRect', rectOf);
});

class Rect {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {}
  get right() {
    return this.left + this.width;
  }
  get bottom() {
    return this.top + this.height;
  }
}

function Services({ disabled = false }) {
  const [items, setItems] = useState<readonly string[]>(['Massage', 'Yoga', 'Reiki']);
  const sort = (sorted: readonly string[]) => {
    onSort(sorted);
    setItems(sorted);
  };
  return (
    <SortableList
      label="Services"
      {...{ items, disabled }}
      itemId={(item) => item}
      itemName={(item) => item}
      onSort={sort}
    >
      {(item) => item}
    </SortableList>
  );
}

const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const order = () => within(screen.getByRole('list', { name: 'Services' })).getAllByRole('listitem');
const press = async (key: string) => {
  // Keys are listened to from the moment after it was picked up.
  fireEvent.keyDown(document.activeElement!, { key, code: key });
  await frames(2);
};
const announced = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
const pickUp = async (name: string) => {
  handle(name).focus();
  await press('Space');
  await announced(`${name} is picked up, at place ${order().findIndex((item) => item.textContent === name) + 1} of 3.`);
};

describe('a list that is put in order with the keyboard', () => {
  it('picks an item up, moves it and puts it down, and says each', async () => {
    renderPage(<Services />, {});
    await pickUp('Massage');
    await press('ArrowDown');
    await announced('Massage is at place 2 of 3.');
    await press('ArrowDown');
    await announced('Massage is at place 3 of 3.');
    expect(onSort).not.toHaveBeenCalled();
    await press('Space');
    await announced('Massage is put down at place 3 of 3.');
    expect(onSort).toHaveBeenCalledTimes(1);
    expect(onSort).toHaveBeenCalledWith(['Yoga', 'Reiki', 'Massage']);
    expect(order().map((item) => item.textContent)).toEqual(['Yoga', 'Reiki', 'Massage']);
    expect(document.activeElement).toBe(handle('Massage'));
  });

  it('leaves it where it was with Escape', async () => {
    renderPage(<Services />, {});
    await pickUp('Reiki');
    await press('ArrowUp');
    await announced('Reiki is at place 2 of 3.');
    await press('Escape');
    await announced('Reiki is back at place 3 of 3.');
    expect(onSort).not.toHaveBeenCalled();
    expect(order().map((item) => item.textContent)).toEqual(['Massage', 'Yoga', 'Reiki']);
  });

  it('does not call onSort for an item that is dropped where it was', async () => {
    renderPage(<Services />, {});
    await pickUp('Yoga');
    await press('Space');
    await announced('Yoga is put down at place 2 of 3.');
    expect(onSort).not.toHaveBeenCalled();
  });

  it('does nothing while it is disabled', async () => {
    renderPage(<Services disabled />, {});
    expect(handle('Yoga').hasAttribute('disabled')).toBe(true);
  });
});
