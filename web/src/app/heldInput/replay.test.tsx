import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { replayHeldInput } from './replay.js';
import { frames } from '../../testing/moments.js';

// jsdom lacks both; React's server wants them when it is loaded, and uses them for streams only.
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
globalThis.MessageChannel ??= class {
  port1 = {};
  port2 = {};
} as typeof MessageChannel;
const { renderToString } = await import('react-dom/server');
const HOLD = readFileSync(join(import.meta.dirname, 'hold.js'), 'utf8');

let root: Root | undefined;
let watch: AbortController;
let container: HTMLElement;
const sent: unknown[] = [];

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** A page as the server has written it, with the script that stands in its head. */
function arrive(page: ReactNode): void {
  container.innerHTML = renderToString(<Page>{page}</Page>);
  // The browser runs the text of the file as well.
  new Function(HOLD)();
}

function comeToLife(page: ReactNode): void {
  root = hydrateRoot(container, <Page>{page}</Page>);
}

function Page({ children }: { children: ReactNode }) {
  useEffect(() => void replayHeldInput(), []);
  return children;
}

beforeEach(() => {
  // The page comes to life in its own time here.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  sent.length = 0;
  watch = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => watch.signal);
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  watch.abort();
  jest.restoreAllMocks();
  root?.unmount();
  root = undefined;
  globalThis.heldInput?.stop();
  globalThis.heldInput = undefined;
  container.remove();
});

const one = <E extends Element>(selector: string) => container.querySelector<E>(selector)!;

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

function Login() {
  const { register, handleSubmit } = useForm({ defaultValues: { email: '', stay: false } });
  return (
    <form method="post" onSubmit={(event) => void handleSubmit((values) => sent.push(values))(event)}>
      <input type="email" {...register('email')} />
      <input type="checkbox" {...register('stay')} />
      <button>Log in</button>
    </form>
  );
}

/** A part of the page whose script is there, leaves and comes back. */
function late(part: ReactNode) {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  let isThere = true;
  const Late = () => {
    if (!isThere) throw coming;
    return part;
  };
  return {
    page: (
      <Suspense>
        <Late />
      </Suspense>
    ),
    leave: () => {
      isThere = false;
    },
    come: () => {
      isThere = true;
      come();
    },
  };
}

describe('input before the page listens', () => {
  it('is a press that counts once, however often the button was pressed', async () => {
    arrive(<Counter />);
    await userEvent.dblClick(one('button'));
    comeToLife(<Counter />);
    await waitFor(() => expect(one('button').textContent).toBe('1'));
    await userEvent.click(one('button'));
    expect(one('button').textContent).toBe('2');
  });

  it('is a form that is filled in and sent, and never into the address', async () => {
    const native: Event[] = [];
    const notice = (event: Event) => native.push(event);
    container.addEventListener('submit', notice);
    arrive(<Login />);
    await userEvent.type(one('[type=email]'), 'ana@example.com');
    await userEvent.click(one('[type=checkbox]'));
    await userEvent.type(one('[type=email]'), '{Enter}');
    expect(native).toEqual([]);
    comeToLife(<Login />);
    await waitFor(() => expect(sent).toEqual([{ email: 'ana@example.com', stay: true }]));
    expect(one<HTMLInputElement>('[type=email]').value).toBe('ana@example.com');
    expect(one<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
  });

  it('waits for a part of the page whose script is still coming', async () => {
    const { page, leave, come } = late(<Counter />);
    arrive(page);
    await userEvent.click(one('button'));
    leave();
    comeToLife(page);
    await frames(10);
    expect(one('button').textContent).toBe('0');
    // Twenty seconds pass on a slow line.
    const now = performance.now.bind(performance);
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + 20_000);
    await frames(20);
    come();
    await waitFor(() => expect(one('button').textContent).toBe('1'));
    await frames();
    expect(one('button').textContent).toBe('1');
    clock.mockRestore();
  });

  it('is a press that comes when the page listens and its part does not yet', async () => {
    const { page, leave, come } = late(<Counter />);
    arrive(page);
    leave();
    comeToLife(page);
    await waitFor(() => expect(globalThis.heldInput).toBeUndefined());
    await userEvent.dblClick(one('button'));
    await frames();
    expect(one('button').textContent).toBe('0');
    come();
    await waitFor(() => expect(one('button').textContent).toBe('1'));
    await userEvent.click(one('button'));
    await frames();
    expect(one('button').textContent).toBe('2');
  });

  it('is text in a part that does not listen yet, entered before the press that follows it', async () => {
    const { page, leave, come } = late(<Login />);
    arrive(page);
    await userEvent.type(one('[type=email]'), 'ana');
    leave();
    comeToLife(page);
    await waitFor(() => expect(globalThis.heldInput).toBeUndefined());
    await userEvent.type(one('[type=email]'), '@example.com');
    await userEvent.click(one('[type=checkbox]'));
    await userEvent.click(one('button'));
    await frames();
    expect(sent).toEqual([]);
    come();
    await waitFor(() => expect(sent).toEqual([{ email: 'ana@example.com', stay: true }]));
    await userEvent.type(one('[type=email]'), '.au');
    await userEvent.click(one('button'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ email: 'ana@example.com.au', stay: true });
  });

  it('is not done again where something has stopped it on purpose', async () => {
    arrive(<Counter />);
    comeToLife(<Counter />);
    await waitFor(() => expect(globalThis.heldInput).toBeUndefined());
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('click', stop, true);
    await userEvent.click(one('button'));
    window.removeEventListener('click', stop, true);
    await frames(10);
    expect(one('button').textContent).toBe('0');
  });

  it('is left to the browser where a form has an address of its own', async () => {
    arrive(<form method="post" action="/practitioner-search" />);
    const form = one<HTMLFormElement>('form');
    const submitted = new Event('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(submitted);
    expect([submitted.defaultPrevented, globalThis.heldInput?.pressed]).toEqual([false, undefined]);
  });

  it('is forgotten with an element that the page replaces', async () => {
    arrive(<Counter />);
    const button = one<HTMLButtonElement>('button');
    await userEvent.click(button);
    button.remove();
    await replayHeldInput();
    expect(globalThis.heldInput).toBeUndefined();
  });
});
