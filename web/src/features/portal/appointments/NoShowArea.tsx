import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { NoShowArea_AppointmentFragment } from '../../../gql/graphql.js';
import { formatAmount } from '../../../lib/money.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Dialog } from '../../../ui/Dialog.js';
import { AppointmentPayment, type AppointmentMoney } from './appointmentPayment.js';
import { noShowSentences } from './noShowMoney.js';
import { useNoShow } from './useNoShow.js';

export const NoShowArea_appointment = graphql(`
  fragment NoShowArea_appointment on Appointment {
    id
    instantActionToken
    clientName
    amountCurrency
    noShowAt
    noShowFeeWaived
    noShowFeeCents
    cancellationTerms {
      noShowFeePercent
    }
  }
`);

type Missed = NoShowArea_AppointmentFragment;

/** For a visit that has started: marks the client as a no-show, and charges or waives the fee of the terms. */
export function NoShowArea({ appointment }: { appointment: FragmentType<typeof NoShowArea_appointment> }) {
  const visit = readFragment(NoShowArea_appointment, appointment);
  const [asking, setAsking] = useState(false);
  if (visit.noShowAt) return <MarkedNoShow visit={visit} />;
  return (
    <div>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        Mark as no-show
      </Button>
      {asking && <NoShowDialog visit={visit} onClose={() => setAsking(false)} />}
    </div>
  );
}

function MarkedNoShow({ visit }: { visit: Missed }) {
  const { id, noShowFeeWaived, noShowFeeCents, amountCurrency } = visit;
  const { mark, undo, pending } = useNoShow(id);
  const fee = formatAmount(noShowFeeCents, amountCurrency);
  const text =
    noShowFeeCents === 0 ? 'Their terms have no no-show fee.' : `Fee of ${fee}${noShowFeeWaived ? ', waived' : ''}.`;
  return (
    <chakra.section
      aria-label="No-show"
      display="flex"
      flexWrap="wrap"
      gap="2"
      alignItems="center"
      justifyContent="space-between"
      py="3"
      px="4"
      rounded="md"
      bg="warningQuiet"
      fontSize="sm"
    >
      <span>
        <strong>The client didn't come.</strong> {text}
      </span>
      <chakra.span display="flex" gap="2">
        {noShowFeeCents > 0 && (
          <Button size="sm" variant="outline" loading={pending} onClick={() => mark(!noShowFeeWaived)}>
            {noShowFeeWaived ? `Charge ${fee}` : 'Waive the fee'}
          </Button>
        )}
        <Button size="sm" variant="ghost" disabled={pending} onClick={undo}>
          Undo<span className="visually-hidden"> the no-show</span>
        </Button>
      </chakra.span>
    </chakra.section>
  );
}

function NoShowDialog({ visit, onClose }: { visit: Missed; onClose: () => void }) {
  const { id, instantActionToken, clientName, noShowFeeCents: feeCents, amountCurrency: currency } = visit;
  const { data } = useQuery(AppointmentPayment, {
    variables: { instantActionToken },
    fetchPolicy: 'cache-and-network',
  });
  const { mark, pending } = useNoShow(id, onClose);
  const payment = data?.tokenAppointment;
  const facts = { currency, received: payment?.received, card: payment?.defaultPaymentMethod };
  const fee = formatAmount(feeCents, currency);
  return (
    <Dialog
      open
      role="alertdialog"
      title="Mark as no-show"
      description={termsText(visit, fee)}
      onClose={() => !pending && onClose()}
      actions={
        <>
          <Button variant="ghost" disabled={pending} onClick={onClose}>
            Go back
          </Button>
          {feeCents > 0 && (
            <Button variant="outline" disabled={pending} onClick={() => mark(true)}>
              Waive the fee
            </Button>
          )}
          <Button loading={pending} onClick={() => mark(false)}>
            {feeCents > 0 ? `${isReceived(payment, feeCents) ? 'Keep' : 'Charge'} ${fee}` : 'Mark as no-show'}
          </Button>
        </>
      }
    >
      {feeCents > 0 ? (
        <chakra.dl display="grid" gap="3">
          <Consequence name={`With the fee of ${fee}`} sentences={noShowSentences({ ...facts, feeCents })} />
          <Consequence name="Without it" sentences={noShowSentences({ ...facts, feeCents: 0 })} />
        </chakra.dl>
      ) : (
        <p>{noShowSentences({ ...facts, feeCents }).join(' ')}</p>
      )}
      <chakra.p color="textSoft" fontSize="sm">
        {clientName} is told of what is charged or goes back. You can undo this.
      </chakra.p>
    </Dialog>
  );
}

/** Whether the fee is paid already, so that nothing would be charged. */
function isReceived(payment: AppointmentMoney | null | undefined, feeCents: number): boolean {
  if (!payment?.received) return false;
  const { cardCents, giftCardCents, offlineCents } = payment.received;
  return cardCents + giftCardCents + offlineCents >= feeCents;
}

function Consequence({ name, sentences }: { name: string; sentences: string[] }) {
  return (
    <div>
      <chakra.dt fontWeight={560}>{name}</chakra.dt>
      <dd>{sentences.join(' ')}</dd>
    </div>
  );
}

function termsText({ clientName, noShowFeeCents, cancellationTerms }: Missed, fee: string): string {
  if (noShowFeeCents === 0) return `${clientName} accepted terms without a no-show fee.`;
  return `${clientName} accepted terms under which no-shows are charged ${cancellationTerms.noShowFeePercent}%: ${fee}.`;
}
