import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { fillBrowserGaps } from '../testing/browserGaps.js';
import { Design } from '../theme/Design.js';
import { Alert } from './Alert.js';
import { Breadcrumb } from './Breadcrumb.js';
import { Button } from './Button.js';
import { Popover } from './Popover.js';
import { Progress } from './Progress.js';
import { Switch } from './Switch.js';
import { Tooltip } from './Tooltip.js';

function Reminders() {
  const [on, setOn] = useState(false);
  return <Switch label="Send reminders" checked={on} onChange={setOn} />;
}

beforeAll(fillBrowserGaps);
afterEach(cleanup);

describe('the parts of the portal', () => {
  it('switch by name, and say whether they are on', async () => {
    render(<Reminders />, { wrapper: Design });
    const input = screen.getByLabelText<HTMLInputElement>('Send reminders');
    expect(input.checked).toBe(false);
    fireEvent.click(input);
    await waitFor(() => expect(input.checked).toBe(true));
  });

  it('interrupt with an error only', () => {
    render(
      <>
        <Alert title="Saved as a draft">Nobody sees it yet.</Alert>
        <Alert tone="error">The card was declined.</Alert>
      </>,
      { wrapper: Design },
    );
    expect(screen.getByText('Saved as a draft')).toBeTruthy();
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['The card was declined.']);
  });

  it('lead to the pages above and name this one', () => {
    render(<Breadcrumb above={[{ label: 'Settings', href: '/portal/settings' }]} current="Booking" />, {
      wrapper: Design,
    });
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/portal/settings');
    expect(screen.getByText('Booking').getAttribute('aria-current')).toBe('page');
  });

  it('open next to their button, have their title as name, and close by Escape', async () => {
    render(
      <Popover trigger={<Button>Filters</Button>} title="Show clients">
        <p>With visits this month</p>
      </Popover>,
      { wrapper: Design },
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    // The library looks for parts in the next frame.
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const popover = await screen.findByRole('dialog', { name: 'Show clients' });
    expect(popover.textContent).toContain('With visits this month');
    // It listens to keys from its next frame on.
    await waitFor(() => {
      fireEvent.keyDown(popover, { key: 'Escape' });
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('show a tooltip for the control below the pointer', async () => {
    render(
      <Tooltip content="Sends a mail">
        <Button>Remind</Button>
      </Tooltip>,
      { wrapper: Design },
    );
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.pointerMove(screen.getByRole('button', { name: 'Remind' }), { pointerType: 'mouse' });
    expect((await screen.findByRole('tooltip')).textContent).toBe('Sends a mail');
  });

  it('say how far an upload has come', () => {
    render(<Progress label="Uploading" share={0.25} />, { wrapper: Design });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    expect(screen.getByText('Uploading')).toBeTruthy();
  });
});
