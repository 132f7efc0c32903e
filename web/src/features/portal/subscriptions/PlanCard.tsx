import { useId } from 'react';
import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';
import { useLeaving } from '../connecting/useLeaving.js';
import { priceText } from './planText.js';
import type { Plan, Price } from './useSubscription.js';

const StartSubscription = graphql(`
  mutation StartSubscription($priceId: ID!) {
    startSubscription(priceId: $priceId) {
      result
      errors {
        code
        message
        field
      }
      url
    }
  }
`);

export interface PlanCardProps {
  plan: Plan;
  current: boolean;
  /** Nothing is paid yet: a price can be chosen. Who pays already changes the plan at Stripe. */
  canStart: boolean;
}

/** A plan: what it includes, what it costs, and the ways to it. */
export function PlanCard({ plan, current, canStart }: PlanCardProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gridTemplateRows="auto auto 1fr auto"
      gap="3"
      minW="0"
      p="5"
      border="1px solid"
      borderColor={current ? 'brandLine' : 'line'}
      rounded="lg"
      bg="surface"
    >
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
        <chakra.h3 id={id} fontSize="lg">
          {plan.name}
        </chakra.h3>
        {current && <Badge tone="success">Your plan</Badge>}
      </chakra.div>
      <chakra.p color="textSoft">
        {plan.prices.length === 0 ? 'No charge' : plan.prices.map(priceText).join(' or ')}
      </chakra.p>
      <chakra.ul display="grid" gap="2" alignContent="start">
        {plan.includes.map((line) => (
          <chakra.li key={line} display="flex" gap="2" alignItems="flex-start" fontSize="sm">
            <chakra.span color="brand" flex="none" mt="0.1em">
              <Icon name="check" size={16} />
            </chakra.span>
            {line}
          </chakra.li>
        ))}
      </chakra.ul>
      {canStart && plan.prices.length > 0 && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {plan.prices.map((price) => (
            <StartButton key={price.id} {...{ plan, price }} />
          ))}
        </chakra.div>
      )}
    </chakra.section>
  );
}

function StartButton({ plan, price }: { plan: Plan; price: Price }) {
  const [gone, leave] = useLeaving();
  const start = useAction(StartSubscription, {
    failure: 'Something went wrong',
    firstReasonOnly: true,
    onSuccess: ({ url }) => leave(url),
  });
  return (
    <Button
      variant={price.interval === 'month' ? 'primary' : 'outline'}
      loading={start.pending || gone}
      onClick={() => void start.run({ priceId: price.id })}
      aria-label={`Subscribe to ${plan.name} for ${priceText(price)}`}
    >
      {priceText(price)}
    </Button>
  );
}
