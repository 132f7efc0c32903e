import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { journey, newClient, useBrowser } from './support/stage.js';

describe('The client directory', () => {
  useBrowser();

  journey('a practitioner creates a client, changes who it is, finds it again and deletes it', async (stage) => {
    const practice = await openPractice({ charges: false });
    const { email } = newClient('Noor', 'Byrne');
    const page = await stage.visitor({ viewport: { width: 1440, height: 900 } });
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto('/portal/clients?show_add_client_form=1');
    const creating = page.getByRole('dialog', { name: 'Create client' });
    await creating.getByLabel('First name').fill('Noor');
    await creating.getByLabel('Last name').fill('Byrne');
    await creating.getByLabel('Email').fill(practice.email);
    await creating.getByLabel('Email').blur();
    await creating.getByText(/^Cannot use your email for a client/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await creating.getByLabel('Email').fill(email);
    await creating.getByRole('button', { name: 'Create client' }).click();
    await page.getByText('Client added successfully').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Noor Byrne' }).click();
    await page.getByRole('button', { name: 'Edit client' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit Noor Byrne' });
    await editing.getByLabel('Last name').fill('Quill');
    expect(await violationsOf(page)).toEqual([]);
    await editing.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Client edited successfully.').waitFor();
    const flyout = page.getByRole('dialog', { name: 'Noor Quill' });
    await flyout.getByRole('button', { name: 'Close' }).last().click();

    await page.getByRole('searchbox').fill('uill');
    await page.locator('mark').first().waitFor();
    await page.getByRole('button', { name: 'Noor Quill' }).click();
    await page.getByRole('button', { name: 'Edit client' }).click();
    await page.getByRole('button', { name: 'Delete client' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Noor Quill?' });
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Delete client' }).click();
    await page.getByText('Client deleted successfully.').waitFor();
    await page.getByText('No clients found for “uill”').waitFor();
  });
});
