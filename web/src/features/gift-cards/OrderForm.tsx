import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { formatMoney } from '../../lib/money.js';
import { reasonsOf, useAction } from '../../lib/useAction.js';
import { useRequestKey } from '../../lib/useRequestKey.js';
import { placeUserErrors } from '../../lib/userErrors.js';
import { Alert } from '../../ui/Alert.js';
import { Button } from '../../ui/Button.js';
import { chakra } from '../../ui/chakra.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { TextArea, TextField } from '../../ui/TextField.js';
import { NO_ORDER, orderRules, sendingDays, type OrderValues } from './orderValues.js';

export const OrderForm_offer = graphql(`
  fragment OrderForm_offer on GiftCardOffer {
    id
    amountCents
    currency
    description
  }
`);

const OrderGiftCard = graphql(`
  mutation OrderGiftCard($input: OrderGiftCardInput!) {
    orderGiftCard(input: $input) {
      result
      errors {
        code
        message
        field
      }
      order {
        id
        token
      }
    }
  }
`);

const FIELDS = ['offerId', 'recipientName', 'recipientEmail', 'message', 'sendOn', 'buyerName', 'buyerEmail'] as const;

export interface OrderFormProps {
  practiceId: string;
  /** IANA, of the practice. */
  zone: string;
  offers: readonly FragmentType<typeof OrderForm_offer>[];
  /** The page of the payment is on its way. */
  ordered: boolean;
  /** @param token secret of the order's link */
  onOrdered: (token: string) => void;
}

/** Which gift card, for whom and from whom. What was typed stays where it is refused. */
export function OrderForm({ practiceId, zone, offers, ordered, onOrdered }: OrderFormProps) {
  const keyOf = useRequestKey();
  const [message, setMessage] = useState('');
  const shown = readFragment(OrderForm_offer, offers);
  const form = useForm<OrderValues>({
    resolver: zodResolver(orderRules(zone)),
    defaultValues: { ...NO_ORDER, offerId: shown.length === 1 ? shown[0]!.id : '' },
  });
  const { run, pending } = useAction(OrderGiftCard, {
    failure: "We couldn't take your order. Please try again.",
    shown: 'inline',
    onSuccess: ({ order }) => order && onOrdered(order.token),
    onFailure: (outcome) => setMessage(placeUserErrors(reasonsOf(outcome), form.setError, FIELDS)),
  });
  const submit = form.handleSubmit(({ sendOn, ...values }) => {
    setMessage('');
    const input = { practiceId, ...values, sendOn: sendOn || null };
    void run({ input: { ...input, idempotencyKey: keyOf(input) } });
  });
  return (
    <chakra.form
      method="post"
      noValidate
      aria-label="Order a gift card"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
      onSubmit={(event) => void submit(event)}
    >
      <Offers form={form} offers={shown} />
      <RecipientFields form={form} zone={zone} />
      <BuyerFields form={form} />
      <div role="alert">{message && <Alert tone="error">{message}</Alert>}</div>
      <div>
        <Button type="submit" size="lg" loading={pending || ordered}>
          Continue to payment
        </Button>
      </div>
    </chakra.form>
  );
}

interface PartProps {
  form: UseFormReturn<OrderValues>;
}

interface Offer {
  id: string;
  amountCents: number;
  currency: string;
  description: string;
}

function Offers({ form, offers }: PartProps & { offers: readonly Offer[] }) {
  const problem = form.formState.errors.offerId?.message;
  const options = offers.map(({ id, amountCents, currency, description }) => ({
    value: id,
    title: formatMoney(amountCents, currency),
    description,
  }));
  return (
    <div>
      <Controller
        control={form.control}
        name="offerId"
        render={({ field: { value, onChange } }) => (
          <RadioCards legend="Amount" options={options} value={value} onChange={onChange} />
        )}
      />
      <div role="alert">
        {problem && (
          <chakra.p mt="2" color="danger" fontSize="sm">
            {problem}
          </chakra.p>
        )}
      </div>
    </div>
  );
}

function RecipientFields({ form, zone }: PartProps & { zone: string }) {
  const { register, formState } = form;
  const { errors } = formState;
  const { first, last } = sendingDays(zone);
  return (
    <chakra.fieldset display="grid" gap="4" minW="0">
      <chakra.legend mb="3" p="0" fontWeight={560}>
        Who it is for
      </chakra.legend>
      <TextField label="Their name" error={errors.recipientName?.message} {...register('recipientName')} />
      <TextField
        label="Their email"
        type="email"
        error={errors.recipientEmail?.message}
        {...register('recipientEmail')}
      />
      <TextArea label="Message" optional rows={4} error={errors.message?.message} {...register('message')} />
      <TextField
        label="Send it on"
        type="date"
        optional
        hint="In the morning of that day. Left empty, it is sent as soon as you have paid."
        min={first}
        max={last}
        error={errors.sendOn?.message}
        {...register('sendOn')}
      />
    </chakra.fieldset>
  );
}

function BuyerFields({ form }: PartProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <chakra.fieldset display="grid" gap="4" minW="0">
      <chakra.legend mb="3" p="0" fontWeight={560}>
        Who it is from
      </chakra.legend>
      <TextField label="Your name" autoComplete="name" error={errors.buyerName?.message} {...register('buyerName')} />
      <TextField
        label="Your email"
        type="email"
        autoComplete="email"
        hint="We'll send your receipt here."
        error={errors.buyerEmail?.message}
        {...register('buyerEmail')}
      />
    </chakra.fieldset>
  );
}
