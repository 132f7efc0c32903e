import { graphql } from '../../../gql/gql.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { useAction } from '../../../lib/useAction.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { ConnectionFrame, NotThere } from '../connecting/ConnectionFrame.js';
import { useLeaving } from '../connecting/useLeaving.js';
import { SETTINGS } from '../settings/settingsPages.js';
import { PlanCard } from './PlanCard.js';
import { priceText, termText } from './planText.js';
import { useReturnFromBilling } from './useReturnFromBilling.js';
import { type Subscription, useSubscription } from './useSubscription.js';

const OpenBillingPortal = graphql(`
  mutation OpenBillingPortal {
    openBillingPortal {
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

/** /portal/subscriptions: the plan of the practice, and the others (spec portal-configuration §2). */
export function SubscriptionPage() {
  usePageTitle('Subscription');
  const { subscribed, asking } = useReturnFromBilling();
  const { plans, subscription, timeZone, failed, retry } = useSubscription();
  return (
    <ConnectionFrame
      title="Subscription"
      above={SETTINGS}
      description="What your practice pays Yarrow for. Cards and invoices are kept at Stripe."
    >
      {subscription && !asking ? (
        <>
          {subscribed && subscription.status !== 'free' && (
            <Alert tone="success">Thank you. {subscription.planName} is now your plan.</Alert>
          )}
          {subscription.status === 'past_due' && (
            <Alert tone="error" interrupts={false} title="Your last payment failed">
              Stripe will try your card again. Please check your card to keep your plan.
            </Alert>
          )}
          <CurrentPlan {...{ subscription, timeZone }} />
          <chakra.h2 fontSize="lg">Plans</chakra.h2>
          <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 17rem), 1fr))" gap="4">
            {plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                current={plan.id === subscription.planId}
                canStart={subscription.status === 'free'}
              />
            ))}
          </chakra.div>
        </>
      ) : (
        <NotThere failed={failed} onRetry={retry} />
      )}
    </ConnectionFrame>
  );
}

function CurrentPlan({ subscription, timeZone }: { subscription: Subscription; timeZone: string }) {
  const { planName, price, hasBilling } = subscription;
  const [gone, leave] = useLeaving();
  const open = useAction(OpenBillingPortal, {
    failure: 'Something went wrong',
    firstReasonOnly: true,
    onSuccess: ({ url }) => leave(url),
  });
  const term = termText(subscription, timeZone);
  return (
    <chakra.section
      aria-label="Your plan"
      display="flex"
      flexWrap="wrap"
      gap="4"
      alignItems="center"
      justifyContent="space-between"
      p="5"
      rounded="lg"
      bg="brandQuiet"
    >
      <chakra.div display="grid" gap="1" minW="0">
        <chakra.strong fontWeight={600}>
          {planName}
          {price && ` · ${priceText(price)}`}
        </chakra.strong>
        <chakra.p color="textSoft" fontSize="sm">
          {term ?? 'You pay nothing for Yarrow.'}
        </chakra.p>
      </chakra.div>
      {hasBilling && (
        <Button variant="outline" loading={open.pending || gone} onClick={() => void open.run({})}>
          Card, invoices and plan
        </Button>
      )}
    </chakra.section>
  );
}
