import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/renderPage.js';
import { Drawer } from '../ui/Dialog.js';
import { RichText } from './RichText.js';

afterEach(cleanup);

const LINKED = '<p>See <a href="https://example.com/old">our prices</a> first</p>';

function About({ initial }: { initial: string }) {
  const [html, setHtml] = useState(initial);
  return (
    <>
      <RichText label="About you" value={initial} onChange={setHtml} />
      <output>{html}</output>
    </>
  );
}

const start = async (initial: string) => {
  renderPage(<About initial={initial} />, {});
  return screen.findByRole('textbox', { name: 'About you' });
};
const button = (name: string) => screen.getByRole('button', { name });
const html = () => screen.getByRole('status').textContent;
const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to' });
const openLink = () => {
  fireEvent.click(button('Link'));
  return within(screen.getByRole('group', { name: 'Link' }));
};
/** Puts the cursor into an element, as a click does. */
const putCursor = (into: Node) => {
  const node = into.firstChild ?? into;
  document.getSelection()!.setBaseAndExtent(node, 1, node, 1);
  document.dispatchEvent(new Event('selectionchange'));
};

describe('links of a rich text', () => {
  it('are added as the text of their address where nothing is selected', async () => {
    await start('');
    openLink();
    expect(document.activeElement).toBe(address());
    fireEvent.change(address(), { target: { value: 'example.com/prices' } });
    fireEvent.click(button('Add link'));
    expect(html()).toContain('href="https://example.com/prices"');
    expect(html()).toContain('>example.com/prices</a>');
    expect(screen.queryByRole('group', { name: 'Link' })).toBeNull();
  });

  it('are changed whole, wherever in them the cursor is', async () => {
    const text = await start(LINKED);
    text.focus();
    putCursor(text.querySelector('a')!);
    openLink();
    expect(address().value).toBe('https://example.com/old');
    fireEvent.change(address(), { target: { value: 'maya@example.org' } });
    fireEvent.keyDown(address(), { key: 'Enter' });
    expect(html()).toMatch(/^<p>See <a [^>]*href="mailto:maya@example.org"[^>]*>our prices<\/a> first<\/p>$/);
  });

  it('are removed, and their text stays', async () => {
    const text = await start(LINKED);
    text.focus();
    putCursor(text.querySelector('a')!);
    fireEvent.click(openLink().getByRole('button', { name: 'Remove link' }));
    expect(html()).toBe('<p>See our prices first</p>');
  });

  it.each(['javascript:alert(1)', 'ftp://example.com', 'hello', ''])('do not lead to %j', async (typed) => {
    await start('<p>x</p>');
    openLink();
    fireEvent.change(address(), { target: { value: typed } });
    fireEvent.click(button('Add link'));
    expect(screen.getByRole('alert').textContent).toBe(
      'Please enter a web address, an email address or a phone number.',
    );
    expect(html()).not.toContain('<a');
  });

  it('are given up with Escape, which the flyout around them does not take for itself', async () => {
    const onClose = jest.fn();
    renderPage(
      <Drawer open title="Edit" onClose={onClose}>
        <RichText label="About you" value="" onChange={() => undefined} />
      </Drawer>,
      {},
    );
    await screen.findByRole('textbox', { name: 'About you' });
    openLink();
    fireEvent.keyDown(address(), { key: 'Escape' });
    expect(screen.queryByRole('group', { name: 'Link' })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });
});
