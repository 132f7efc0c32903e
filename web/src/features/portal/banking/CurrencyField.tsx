import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { formatAmount } from '../../../lib/money.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { chakra } from '../../../ui/chakra.js';
import { Select } from '../../../ui/Select.js';
import { sayCurrencyUpdated } from './savedToast.js';
import type { BankedPractice, PaymentAccounts } from './useBanking.js';

const UpdatePracticeCurrency = graphql(`
  mutation UpdatePracticeCurrency($currency: String!) {
    updatePracticeCurrency(currency: $currency) {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
        defaultCurrency
      }
    }
  }
`);

/** Spec portal-configuration §9. */
const CURRENCIES = [
  { value: 'USD', label: 'US dollars (USD)', name: 'US dollars' },
  { value: 'CAD', label: 'Canadian dollars (CAD)', name: 'Canadian dollars' },
];
const EXAMPLE_CENTS = 9000;

export interface CurrencyFieldProps {
  practice: BankedPractice;
  accounts: PaymentAccounts;
}

/** In which currency the practice is paid; what a change means is said before it is made. */
export function CurrencyField({ practice: { defaultCurrency: current }, accounts }: CurrencyFieldProps) {
  const [wanted, setWanted] = useState<string>();
  const update = useAction(UpdatePracticeCurrency, {
    failure: 'Please try again later.',
    saysError: true,
    shown: 'inline',
    mutation: refetchAffected(),
    onSuccess: () => {
      setWanted(undefined);
      sayCurrencyUpdated();
    },
  });
  const known = CURRENCIES.some(({ value }) => value === current);
  const name = CURRENCIES.find(({ value }) => value === wanted)?.name ?? '';
  const close = () => {
    update.clear();
    setWanted(undefined);
  };
  return (
    <>
      <Select
        label="Currency"
        hint="For your prices and what clients pay."
        options={known ? CURRENCIES : [{ value: current, label: current }, ...CURRENCIES]}
        value={current}
        onChange={({ target }) => setWanted(target.value)}
      />
      <ConfirmDialog
        open={wanted !== undefined}
        onClose={close}
        title={`Be paid in ${name}?`}
        description={wanted && <Meaning {...{ current, wanted }} squareConnected={accounts.square.squareConnected} />}
        confirm={`Change to ${wanted}`}
        keep={`Keep ${current}`}
        pending={update.pending}
        problem={update.message || undefined}
        onConfirm={() => wanted && void update.run({ currency: wanted })}
      />
    </>
  );
}

interface MeaningProps {
  current: string;
  wanted: string;
  squareConnected: boolean;
}

function Meaning({ current, wanted, squareConnected }: MeaningProps) {
  const [before, after] = [formatAmount(EXAMPLE_CENTS, current), formatAmount(EXAMPLE_CENTS, wanted)];
  return (
    <>
      Your prices keep their numbers: what costs {before} will cost {after}.
      {wanted !== 'USD' && ' Venmo is for US dollars only, and is switched off.'}
      {squareConnected && ` Your Square account only takes ${current}, so you'll need to reconnect Square.`}
      <chakra.span display="block" mt="2">
        You can change it as long as you have no visits, payments or gift cards in {current}.
      </chakra.span>
    </>
  );
}
