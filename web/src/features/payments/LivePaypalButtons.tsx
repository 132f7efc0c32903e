import { loadScript, type PayPalNamespace } from '@paypal/paypal-js';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../ui/EmptyState.js';
import { Skeleton } from '../../ui/Skeleton.js';
import type { WalletButtonsProps } from './SandboxPaypalButtons.js';
import type { FundingSource } from './usePaypalPayment.js';
import { useRetryWhenOnline } from './useRetryWhenOnline.js';

/** The buttons that PayPal's own script draws; it opens PayPal's or Venmo's window and knows what fits the device. */
export function LivePaypalButtons(props: WalletButtonsProps) {
  const { form, venmoHere } = props;
  const { paypal, failed, retry } = usePaypalScript(form);
  if (failed && !navigator.onLine) return <Skeleton lines={2} />;
  if (failed) return <ErrorState title="PayPal did not load" onRetry={retry} />;
  return (
    <>
      {form.paypal && <WalletButton {...props} paypal={paypal} fundingSource="paypal" />}
      {venmoHere && <WalletButton {...props} paypal={paypal} fundingSource="venmo" />}
    </>
  );
}

interface WalletButtonProps extends WalletButtonsProps {
  paypal: PayPalNamespace | undefined;
  fundingSource: FundingSource;
}

function WalletButton({ paypal, fundingSource, payment, disabled }: WalletButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  // The script keeps the functions of its first call; these always lead to what the page means now.
  const now = useRef({ payment, disabled });
  now.current = { payment, disabled };
  useEffect(() => {
    const button = paypal?.Buttons?.({
      fundingSource,
      style: { shape: 'pill', height: 48 },
      onClick: (_data, actions) => (now.current.disabled ? actions.reject() : actions.resolve()),
      createOrder: async () => {
        const orderId = await now.current.payment.create(fundingSource);
        if (!orderId) throw new Stopped();
        return orderId;
      },
      onApprove: ({ orderID }) => now.current.payment.capture(orderID),
      onError: (error) => {
        if (error instanceof Stopped || String(error['message']).includes(STOPPED)) return;
        now.current.payment.fail('Payment failed: PayPal reported an error. Please try again.');
      },
    });
    if (!button?.isEligible() || !place.current) return;
    void button.render(place.current);
    return () => void button.close();
  }, [paypal, fundingSource]);
  return <div ref={place} aria-busy={!paypal} />;
}

const STOPPED = "The payment wasn't started.";

/** The reason stands on the page already. */
class Stopped extends Error {
  constructor() {
    super(STOPPED);
  }
}

function usePaypalScript({ clientId, merchantId, currency, paypal: takesPaypal, venmo }: WalletButtonsProps['form']) {
  const [paypal, setPaypal] = useState<PayPalNamespace>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const retry = () => {
    setFailed(false);
    setRound(round + 1);
  };
  useRetryWhenOnline(failed, retry);
  useEffect(() => {
    let gone = false;
    loadScript({
      clientId,
      merchantId,
      currency,
      intent: 'capture',
      components: 'buttons',
      disableFunding: ['card', 'credit', 'paylater', ...(takesPaypal ? [] : ['paypal'])].join(','),
      ...(venmo && { enableFunding: 'venmo' }),
    })
      .then((loaded) => {
        if (gone) return;
        if (loaded) setPaypal(loaded);
        else setFailed(true);
      })
      .catch(() => setFailed(true));
    return () => {
      gone = true;
    };
  }, [clientId, merchantId, currency, takesPaypal, venmo, round]);
  return { paypal, failed, retry };
}
