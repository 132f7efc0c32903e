import { useQuery } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { graphql } from '../../gql/gql.js';
import { errorMessage } from '../../lib/errorMessage.js';
import { formatMoney } from '../../lib/money.js';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { chakra } from '../../ui/chakra.js';
import { TextField } from '../../ui/TextField.js';
import { GiftCardFrame } from './GiftCardFrame.js';

const BalanceOfGiftCard = graphql(`
  query BalanceOfGiftCard($code: String!) {
    giftCardBalance(code: $code) {
      label
      amountCents
      balanceCents
      currency
      practice {
        id
        name
        url
      }
    }
  }
`);

/** `/gift-card-balance`: what is left on a gift card. */
export function GiftCardBalancePage() {
  usePageTitle('Balance of a gift card');
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState('');
  const [problem, setProblem] = useState('');
  const { data, loading, error, refetch } = useQuery(BalanceOfGiftCard, { variables: { code: asked }, skip: !asked });
  const balance = loading ? undefined : data?.giftCardBalance;
  const unknown = !loading && data && !balance ? 'There is no gift card with this code. Please check it.' : '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    setProblem(typed ? '' : 'Please enter the code of the gift card.');
    if (typed && typed === asked) void refetch();
    setAsked(typed);
  };
  return (
    <GiftCardFrame title="What is left on a gift card">
      <chakra.form method="post" noValidate display="grid" gap="4" onSubmit={submit}>
        <TextField
          label="Code"
          hint="It is in the email with the gift card, such as 7KQ2M-…"
          autoComplete="off"
          spellCheck={false}
          value={code}
          error={problem || unknown || (error ? errorMessage(error) : undefined)}
          onChange={(event) => setCode(event.target.value)}
        />
        <div>
          <Button type="submit" loading={loading}>
            Show the balance
          </Button>
        </div>
      </chakra.form>
      <div role="status">
        {balance && (
          <Card>
            <chakra.p fontSize="xl">
              {balance.balanceCents === 0
                ? 'It is used up'
                : `${formatMoney(balance.balanceCents, balance.currency)} left`}
            </chakra.p>
            <chakra.p color="textSoft" mb="4">
              Gift card {balance.label} over {formatMoney(balance.amountCents, balance.currency)}, for visits to{' '}
              {balance.practice.name}
            </chakra.p>
            <ButtonLink variant="outline" href={balance.practice.url}>
              See {balance.practice.name}
            </ButtonLink>
          </Card>
        )}
      </div>
    </GiftCardFrame>
  );
}
