import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { formatMoney } from '../../lib/money.js';
import { chakra } from '../../ui/chakra.js';
import { dayText } from './sendingText.js';

export const OrderFacts_order = graphql(`
  fragment OrderFacts_order on GiftCardOrder {
    amountCents
    currency
    recipientName
    recipientEmail
    message
    buyerName
    sendOn
  }
`);

/** What was ordered. */
export function OrderFacts(props: { order: FragmentType<typeof OrderFacts_order> }) {
  const order = readFragment(OrderFacts_order, props.order);
  const { amountCents, currency, recipientName, recipientEmail, message, buyerName, sendOn } = order;
  const facts = [
    ['Amount', formatMoney(amountCents, currency)],
    ['For', `${recipientName}, ${recipientEmail}`],
    ['From', buyerName],
    ['Sent', sendOn ? dayText(sendOn) : 'As soon as it is paid'],
    ...(message ? [['Message', message]] : []),
  ];
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      gap="2"
      m="0"
      p="4"
      border="1px solid"
      borderColor="line"
      rounded="lg"
      bg="surface"
      css={{
        '& dt': { color: 'textSoft' },
        '& dd': { margin: '0', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
      }}
    >
      {facts.map(([label, value]) => (
        <chakra.div key={label} display="contents">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
