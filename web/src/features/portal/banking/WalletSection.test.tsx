import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answered, banking, paypalWith, seller } from '../testing/banking.js';
import { box, card, down, lastOf, leaveBanking, openBanking, press } from '../testing/bankingPage.js';

const FIREFOX_PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

afterEach(leaveBanking);

describe('the wallet', () => {
  const CHECK = 'CheckPaypalSellerStatus';
  const checked = (own: object) => ({
    checkPaypalSellerStatus: { ...answered('it').it, status: seller(own) },
  });

  it.each([
    [{ paymentsReceivable: false }, 'Your PayPal account is restricted'],
    [{ primaryEmailConfirmed: false }, "Your primary email isn't confirmed"],
  ])(
    'says what is wrong with %o, asks PayPal at once and on demand, and then shows its switches',
    async (status, title) => {
      let now: object = status;
      const page = openBanking(
        {},
        {
          BankingOfPractice: () => banking({ paypal: paypalWith(now) }),
          [CHECK]: () => checked(now),
        },
      );
      const wallet = await card('PayPal and Venmo');
      wallet.getByText(title);
      wallet.getByText('Incomplete');
      expect(wallet.queryByRole('checkbox')).toBeNull();
      await waitFor(() => expect(page.asked.filter(({ operation }) => operation === CHECK)).toHaveLength(1));
      now = {};
      const button = wallet.getByRole<HTMLButtonElement>('button', { name: 'Check status' });
      await waitFor(() => expect(button.disabled).toBe(false));
      fireEvent.click(button);
      await waitFor(() => expect(box('Show Venmo to clients').checked).toBe(true));
      expect(screen.queryByText(title)).toBeNull();
      expect(page.asked.filter(({ operation }) => operation === CHECK)).toHaveLength(2);
    },
  );

  it('says that PayPal did not answer', async () => {
    openBanking(banking({ paypal: paypalWith({ paymentsReceivable: false }) }), { [CHECK]: down });
    await screen.findByText('Failed to check status');
  });

  it('is not asked about once onboarding is complete', async () => {
    const page = openBanking(banking({ paypal: paypalWith({}) }));
    await card('PayPal and Venmo');
    expect(page.asked.map(({ operation }) => operation)).not.toContain(CHECK);
  });

  it('shows clients what is switched on, and says when that failed', async () => {
    let refuses = false;
    const page = openBanking(banking({ paypal: paypalWith({}) }), {
      UpdatePaypalSettings: () => (refuses ? down() : answered('updatePaypalSettings')),
    });
    await card('PayPal and Venmo');
    fireEvent.click(box('Show Venmo to clients'));
    await screen.findByText('Settings updated successfully. for 3000 ms');
    expect(lastOf(page, 'UpdatePaypalSettings')).toEqual({ paypalActive: true, venmoActive: false });
    refuses = true;
    await waitFor(() => expect(box('Show PayPal to clients').disabled).toBe(false));
    fireEvent.click(box('Show PayPal to clients'));
    await screen.findByText('Failed to update settings');
    await waitFor(() => expect(box('Show PayPal to clients').checked).toBe(true));
  });

  it('has Venmo for US dollars only', async () => {
    openBanking(banking({ paypal: paypalWith({}) }, { defaultCurrency: 'CAD' }));
    await card('PayPal');
    box('Show PayPal to clients');
    expect(screen.queryByRole('checkbox', { name: /Venmo/ })).toBeNull();
  });

  it('leaves Venmo alone on a phone whose browser does not have it', async () => {
    jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(FIREFOX_PHONE);
    openBanking(banking({ paypal: paypalWith({}) }));
    const wallet = await card('PayPal and Venmo');
    wallet.getByText('To pay with Venmo, please use Safari on iOS or Chrome on Android.');
    expect(box('Show Venmo to clients').disabled).toBe(true);
    expect(box('Show PayPal to clients').disabled).toBe(false);
  });

  it('is taken off after a question, or says the first reason why not', async () => {
    let refuses = true;
    let connected = true;
    openBanking(
      {},
      {
        BankingOfPractice: () => banking({ paypal: connected ? paypalWith({}) : {} }),
        DisconnectPaypalAccount: () => {
          connected = refuses;
          const reasons = [{ message: 'Not now.' }, { message: 'Nor later.' }];
          return answered('disconnectPaypalAccount', refuses ? reasons : []);
        },
      },
    );
    await card('PayPal and Venmo');
    press('Disconnect PayPal');
    const question = within(await screen.findByRole('alertdialog', { name: 'Disconnect PayPal?' }));
    fireEvent.click(question.getByRole('button', { name: 'Disconnect PayPal' }));
    await screen.findByText('Not now.');
    refuses = false;
    fireEvent.click(question.getByRole('button', { name: 'Disconnect PayPal' }));
    await screen.findByRole('link', { name: 'Connect PayPal' });
  });
});
