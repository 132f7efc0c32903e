import { useEffect, useRef, useState } from 'react';
import type { PaypalFormOfPracticeQuery } from '../../gql/graphql.js';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import styles from './PaypalButtons.module.css';
import type { FundingSource, PaypalPayment } from './usePaypalPayment.js';

export interface WalletButtonsProps {
  form: NonNullable<PaypalFormOfPracticeQuery['paypalForm']>;
  payment: PaypalPayment;
  disabled: boolean;
  /** The practice takes Venmo, and it works on this device. */
  venmoHere: boolean;
}

const POLL_MS = 700;

/** The buttons of development and tests: they open the stand-in's page of approval as PayPal's own script opens PayPal's. */
export function SandboxPaypalButtons(props: WalletButtonsProps & { sandboxUrl: string }) {
  const { form, payment, disabled, venmoHere, sandboxUrl } = props;
  const approval = useApproval(sandboxUrl);
  /** The wallet whose payment is under way. */
  const [wallet, setWallet] = useState<FundingSource>();
  const payWith = async (fundingSource: FundingSource) => {
    // Browsers open windows on a click only, not after an answer of the server.
    const page = window.open('', 'approve-payment', 'popup,width=480,height=760');
    const orderId = await payment.create(fundingSource);
    if (!orderId) return page?.close();
    const approved = await approval.of(orderId, page).catch(() => payment.fail(CONNECTION_MESSAGE));
    if (approved) await payment.capture(orderId);
  };
  const pay = (fundingSource: FundingSource) => {
    setWallet(fundingSource);
    void payWith(fundingSource).finally(() => setWallet(undefined));
  };
  const button = (fundingSource: FundingSource, name: string, refused: boolean) => (
    <Button
      block
      size="lg"
      variant="outline"
      loading={wallet === fundingSource}
      disabled={refused || wallet !== undefined}
      onClick={() => pay(fundingSource)}
    >
      Pay with {name}
    </Button>
  );
  return (
    <>
      {form.paypal && button('paypal', 'PayPal', disabled)}
      {form.venmo && button('venmo', 'Venmo', disabled || !venmoHere)}
      <div role="status">
        {approval.waiting && (
          <div className={styles.page}>
            <p>Approve the payment on the page that opened, then come back here.</p>
            <div className={styles.pageActions}>
              {approval.page && (
                <ButtonLink href={approval.page} external>
                  Open the page <Icon name="external" size={18} />
                </ButtonLink>
              )}
              <Button variant="ghost" onClick={approval.giveUp}>
                Cancel
              </Button>
            </div>
          </div>
        )}
      </div>
    </>
  );
}

/** The wait for the client's approval on the stand-in's page. */
function useApproval(sandboxUrl: string) {
  const [page, setPage] = useState<string>();
  const stopped = useRef(false);
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);

  /** @returns whether the client approved */
  const of = async (orderId: string, window: Window | null): Promise<boolean> => {
    stopped.current = false;
    const url = `${sandboxUrl}/checkoutnow?token=${encodeURIComponent(orderId)}`;
    try {
      // The same order may have been cancelled before.
      const { cancellations } = await lookAt(sandboxUrl, orderId);
      if (window) window.location.href = url;
      setPage(url);
      for (;;) {
        // Looked at before asking: the page may have been closed right after the button was pressed on it.
        const closed = window?.closed ?? false;
        const now = await lookAt(sandboxUrl, orderId).catch(whileOffline);
        if (now?.status === 'APPROVED' || now?.status === 'COMPLETED') return true;
        if (stopped.current || (now && (closed || now.cancellations > cancellations))) return false;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    } finally {
      window?.close();
      setPage(undefined);
    }
  };

  const giveUp = () => {
    stopped.current = true;
  };

  return { page, waiting: page !== undefined, of, giveUp };
}

/** Waits for the connection instead of ending the payment. */
function whileOffline(error: Error): undefined {
  if (navigator.onLine) throw error;
}

/** What the client has made of an order on the stand-in's page. */
async function lookAt(sandboxUrl: string, orderId: string): Promise<{ status: string; cancellations: number }> {
  const response = await fetch(`${sandboxUrl}/pages/orders/${encodeURIComponent(orderId)}`);
  return (await response.json()) as { status: string; cancellations: number };
}
