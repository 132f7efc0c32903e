import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  button,
  closed,
  dialog,
  done,
  leavePage,
  location,
  manage,
  online,
  press,
  refused,
  sent,
  setClock,
  start,
  studio,
} from './testing/locationsPage.js';

beforeEach(setClock);
afterEach(leavePage);

describe('a location', () => {
  it('is disabled after a question', async () => {
    const page = start([studio, online], {
      DisableLocation: () => done('disableLocation', { ...studio, state: 'disabled' }),
    });
    await manage('Studio');
    press('Disable location');
    const question = await dialog('Disable this location?');
    press('Disable location', question);
    await screen.findByText('Location has been disabled');
    expect(sent(page, 'DisableLocation')).toEqual([{ id: 'studio' }]);
  });

  it('is not disabled where the server refuses, and says why', async () => {
    start([studio, online], {
      DisableLocation: () => refused('disableLocation', 'The last active location cannot be disabled.'),
    });
    await manage('Studio');
    press('Disable location');
    const question = await dialog('Disable this location?');
    press('Disable location', question);
    const message = 'There was an error disabling your location: The last active location cannot be disabled.';
    expect(await question.findByText(message)).toBeTruthy();
  });

  it.each([
    [{ onlyLocationForService: true, canDisable: false }, /A service is only offered here/],
    [{ canDisable: false }, "You can't disable your last active location."],
  ])('cannot be disabled while %j', async (details, note) => {
    start([location('studio', {}, details)]);
    const flyout = await manage('Studio');
    expect(flyout.getByText(note)).toBeTruthy();
    expect(button('Disable location').disabled).toBe(true);
  });

  it('that is disabled can be enabled, or deleted after a question', async () => {
    const disabled = location('studio', { state: 'disabled' }, { canDelete: true });
    const page = start([disabled, online], {
      EnableLocation: () => refused('enableLocation', 'Not now.'),
      DeleteLocation: () => ({ deleteLocation: { __typename: 'X', result: 'success', errors: [] } }),
    });
    await manage('Studio');
    press('Enable location');
    await screen.findByText('There was an error enabling your location: Not now.');
    press('Delete location');
    const question = await dialog('Delete this location?');
    press('Delete location', question);
    await screen.findByText('Location has been deleted');
    expect(sent(page, 'DeleteLocation')).toEqual([{ id: 'studio' }]);
    await closed('Edit location');
  });

  it('says that it has been enabled', async () => {
    start([location('studio', { state: 'disabled' }), online], {
      EnableLocation: () => done('enableLocation', studio),
    });
    await manage('Studio');
    press('Enable location');
    expect(await screen.findByText('Location has been enabled')).toBeTruthy();
  });

  it('is not deleted where the server refuses, and says why', async () => {
    start([location('studio', { state: 'disabled' }, { canDelete: true }), online], {
      DeleteLocation: () => ({
        deleteLocation: {
          __typename: 'DeleteLocationPayload',
          ...{ result: 'failure', errors: [{ __typename: 'UserError', message: 'Not now.' }] },
        },
      }),
    });
    await manage('Studio');
    press('Delete location');
    const question = await dialog('Delete this location?');
    press('Delete location', question);
    expect(await question.findByText('There was an error deleting your location: Not now.')).toBeTruthy();
  });

  it('that a service needs cannot be deleted', async () => {
    start([location('studio', { state: 'disabled' }, { onlyLocationForService: true }), online]);
    await manage('Studio');
    expect(button('Delete location').disabled).toBe(true);
  });
});
