import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod/mini';
import { graphql } from '../../../../gql/gql.js';
import { formatAmount } from '../../../../lib/money.js';
import { FlyoutForm } from '../../../../portal-ui/FlyoutForm.js';
import { MoneyInput } from '../../../../portal-ui/MoneyInput.js';
import { useAction } from '../../../../lib/useAction.js';
import { Button } from '../../../../ui/Button.js';
import { chakra } from '../../../../ui/chakra.js';
import { Select } from '../../../../ui/Select.js';
import type { PricedVariation, PriceRow } from './pricedVariations.js';

const UpsertCustomPrice = graphql(`
  mutation UpsertCustomPrice($clientId: ID!, $serviceId: ID!, $amountCents: Int!) {
    upsertCustomPrice(clientId: $clientId, serviceId: $serviceId, amountCents: $amountCents) {
      result
      errors {
        message
        field
      }
      client {
        id
        customPrices {
          id
          serviceId
          amountCents
        }
      }
    }
  }
`);

const RemoveCustomPrice = graphql(`
  mutation RemoveCustomPrice($clientId: ID!, $serviceId: ID!) {
    removeCustomPrice(clientId: $clientId, serviceId: $serviceId) {
      result
      errors {
        message
      }
      client {
        id
        customPrices {
          id
          serviceId
          amountCents
        }
      }
    }
  }
`);

interface PriceValues {
  serviceId: string;
  /** Cents; null while nothing that can be paid is typed. */
  amountCents: number | null;
}

/** Limits of the service, cents. */
const [MIN_CENTS, MAX_CENTS] = [100, 1_000_000];
const schema = z.object({
  serviceId: z.string().check(z.minLength(1, 'Please choose a service.')),
  amountCents: z
    .nullable(z.number().check(z.refine(isPrice, 'Please enter 0 or an amount from 1 to 10,000.')))
    .check(z.refine((cents) => cents !== null, 'Please enter a price.')),
});

function isPrice(cents: number): boolean {
  return cents === 0 || (cents >= MIN_CENTS && cents <= MAX_CENTS);
}

export interface PriceFlyoutProps {
  clientId: string;
  /** ISO 4217. */
  currency: string;
  variations: readonly PricedVariation[];
  /** Those that have a price of their own already. */
  taken: readonly string[];
  /** Undefined for another one. */
  row: PriceRow | undefined;
  onClose: () => void;
}

/** Agrees a price with a client, changes it or takes it back. */
export function PriceFlyout({ clientId, currency, variations, taken, row, onClose }: PriceFlyoutProps) {
  const original = useMemo<PriceValues>(
    () => ({ serviceId: row?.serviceId ?? '', amountCents: row?.amountCents ?? null }),
    [row],
  );
  const save = useAction(UpsertCustomPrice, {
    success: 'Price saved.',
    failure: "We couldn't save the price. Please try again.",
    fields: ['serviceId', 'amountCents'],
    shown: 'inline',
  });
  const options = variations
    .filter(({ serviceId }) => !taken.includes(serviceId))
    .map(({ serviceId, label, amountCents }) => ({
      value: serviceId,
      label: `${label} (${formatAmount(amountCents, currency)})`,
    }));
  return (
    <FlyoutForm
      open
      title={row ? `Price of ${row.label}` : 'Add a price'}
      saveLabel="Save price"
      {...{ original, schema, onClose }}
      onSave={({ serviceId, amountCents }) => save.run({ clientId, serviceId, amountCents: amountCents ?? 0 })}
    >
      {({ register, control, formState: { errors } }) => (
        <>
          {!row && (
            <Select
              label="Service"
              placeholder="Choose a service"
              options={options}
              {...register('serviceId')}
              error={errors.serviceId?.message}
            />
          )}
          <Controller
            name="amountCents"
            control={control}
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <MoneyInput
                label="Price"
                hint="Used when you book for this client, and when they book while logged in."
                error={errors.amountCents?.message}
                {...{ currency, value, onChange, onBlur, ref }}
              />
            )}
          />
          {row && <RemovePriceButton {...{ clientId, row }} onRemoved={onClose} />}
        </>
      )}
    </FlyoutForm>
  );
}

function RemovePriceButton({ clientId, row, onRemoved }: { clientId: string; row: PriceRow; onRemoved: () => void }) {
  const remove = useAction(RemoveCustomPrice, {
    success: 'Price removed.',
    failure: "We couldn't remove the price. Please try again.",
    onSuccess: onRemoved,
  });
  return (
    <chakra.p mx="-1rem">
      <Button
        variant="ghost"
        size="sm"
        loading={remove.pending}
        onClick={() => void remove.run({ clientId, serviceId: row.serviceId })}
      >
        Remove this price
      </Button>
    </chakra.p>
  );
}
