import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showOnPhone } from '../../../testing/showOnPhone.js';
import { hubOf, hubService, refusal, startHub } from '../testing/servicesHub.js';
import { frames } from '../../../testing/moments.js';

afterEach(() => {
  cleanup();
  window.matchMedia = undefined as never;
  window.history.replaceState(null, '', '/');
});

const order = () =>
  within(screen.getByRole('list', { name: 'Services and packages' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('button', { name: /^Service/ }).textContent);

/** Items lie below each other, as nothing has a place in jsdom. */
function layOut() {
  const rectOf = Object.getOwnPropertyDescriptor(Element.prototype, 'getBoundingClientRect')!;
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const item = this.closest('li');
    const top = item ? [...item.parentElement!.children].indexOf(item) * 40 : 0;
    const [width, height] = [300, item ? 40 : 600];
    return { top, left: 0, right: width, bottom: top + height, width, height, x: 0, y: top } as DOMRect;
  };
  return () => Object.defineProperty(Element.prototype, 'getBoundingClientRect', rectOf);
}

async function press(key: string) {
  fireEvent.keyDown(document.activeElement!, { key, code: key });
  // Keys are listened to from the moment after it was picked up.
  await frames(2);
}

async function moveUp(name: string) {
  const handle = await screen.findByRole('button', { name: `Move ${name}` });
  act(() => handle.focus());
  await press('Space');
  await press('ArrowUp');
  await press('Space');
}

const SERVICES = [hubService('a'), hubService('b', { position: 2 }), hubService('x', { addOn: true, position: 3 })];

describe('a service in the list', () => {
  it('shows the small one of a photo that was uploaded', async () => {
    const photo = '/media/photos/0197a0c1-7a52-7c11-9f39-5f0c6c1f9a10';
    startHub({ ServicesHub: () => hubOf([hubService('a', { photoUrl: `${photo}.webp` })]) });
    const row = (await screen.findByRole('button', { name: /^Service a/ })).closest('li');
    expect(row?.querySelector('img')?.getAttribute('src')).toBe(`${photo}-small.webp`);
  });
});

describe('the order of services', () => {
  it('is changed by keys, shown at once and saved with positions from 1', async () => {
    const restore = layOut();
    let positions: { id: string; position: number }[] = [];
    startHub({
      ServicesHub: () => hubOf(SERVICES),
      ReorderServices: (variables) => {
        const { servicesArray } = variables as unknown as { servicesArray: string[] };
        positions = servicesArray.map((json) => JSON.parse(json) as { id: string; position: number });
        const services = positions.map((service) => ({ __typename: 'Service', ...service }));
        return { reorderServices: { result: 'success', errors: [], services } };
      },
    });
    await moveUp('Service b');
    await waitFor(() => expect(order()).toEqual(['Service b', 'Service a']));
    await waitFor(() =>
      expect(positions).toEqual([
        { id: 'b', position: 1 },
        { id: 'a', position: 2 },
        { id: 'x', position: 3 },
      ]),
    );
    restore();
  });

  it('stays as it is on a phone', async () => {
    showOnPhone();
    startHub({ ServicesHub: () => hubOf(SERVICES) });
    const handles = await screen.findAllByRole<HTMLButtonElement>('button', { name: /^Move/ });
    expect(handles.map(({ disabled }) => disabled)).toEqual([true, true]);
  });

  it.each([
    ['the server refuses', refusal('This service does not exist.'), 'This service does not exist.'],
    [
      'nothing is said',
      [],
      'There was error reordering your services. Please try again later or contact support if the error persists.',
    ],
  ])('comes back where %s', async (_case, errors, message) => {
    const restore = layOut();
    startHub({
      ServicesHub: () => hubOf(SERVICES),
      ReorderServices: () => ({ reorderServices: { result: 'failure', errors, services: null } }),
    });
    await moveUp('Service b');
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(order()).toEqual(['Service a', 'Service b']));
    restore();
  });
});
