import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod/mini';
import { graphql } from '../../../gql/gql.js';
import type { InvoiceDetailsQuery } from '../../../gql/graphql.js';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { useAction } from '../../../lib/useAction.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { TextArea, TextField } from '../../../ui/TextField.js';

const InvoiceDetails = graphql(`
  query InvoiceDetails {
    currentPractice {
      id
      name
      invoiceDetails {
        legalName
        address
        taxLabel
        taxNumber
        taxBasisPoints
        note
      }
    }
  }
`);

const UpdateInvoiceDetails = graphql(`
  mutation UpdateInvoiceDetails($input: UpdateInvoiceDetailsInput!) {
    updateInvoiceDetails(input: $input) {
      result
      errors {
        message
        field
      }
      details {
        legalName
        address
        taxLabel
        taxNumber
        taxBasisPoints
        note
      }
    }
  }
`);

/** Per cent with at most two decimals. */
const RATE = /^\d{1,2}(\.\d{1,2})?$/;
const MAX_RATE = 50;

const schema = z.object({
  legalName: z.string(),
  address: z.string(),
  taxLabel: z.string(),
  taxNumber: z.string(),
  taxRate: z.string().check(
    z.trim(),
    z.refine(
      (rate) => rate === '' || (RATE.test(rate) && Number(rate) <= MAX_RATE),
      'Please enter a rate between 0 and 50',
    ),
  ),
  note: z.string(),
});
type Values = z.infer<typeof schema>;
type Details = NonNullable<InvoiceDetailsQuery['currentPractice']>['invoiceDetails'];

/** What the practice's invoices say of it: those that were sent stay as they are. */
export function InvoiceDetailsFlyout({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(InvoiceDetails, { fetchPolicy: 'cache-and-network' });
  const practice = data?.currentPractice;
  const update = useAction(UpdateInvoiceDetails, {
    success: 'Invoice details saved.',
    failure: 'Your invoice details could not be saved. Please try again later.',
    fields: ['legalName', 'address', 'taxLabel', 'taxNumber', 'note'],
    shown: 'inline',
    mutation: {
      update: (cache, { data: answer }) => {
        const saved = answer?.updateInvoiceDetails.details;
        const id = practice && cache.identify(practice);
        if (saved && id) cache.modify({ id, fields: { invoiceDetails: () => saved as never } });
      },
    },
  });
  const original = useMemo(() => valuesOf(practice?.invoiceDetails), [practice?.invoiceDetails]);
  return (
    <FlyoutForm<Values>
      open
      title="Invoice details"
      {...{ original, onClose, schema }}
      pending={
        error ? (
          <ErrorState title="Your invoice details did not load" onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={6} />
        )
      }
      onSave={({ taxRate, ...values }) =>
        update.run({ input: { ...values, taxBasisPoints: Math.round(Number(taxRate || 0) * 100) } })
      }
    >
      {(form) => <InvoiceFields {...{ form }} practiceName={practice?.name} />}
    </FlyoutForm>
  );
}

interface InvoiceFieldsProps {
  form: UseFormReturn<Values>;
  practiceName: string | undefined;
}

function InvoiceFields({ form: { register, formState }, practiceName }: InvoiceFieldsProps) {
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Legal name"
        hint={`If it isn't ${practiceName ?? 'the name of your practice'}.`}
        optional
        maxLength={200}
        error={errors.legalName?.message}
        {...register('legalName')}
      />
      <TextArea
        label="Address"
        optional
        rows={3}
        maxLength={500}
        error={errors.address?.message}
        {...register('address')}
      />
      <TextField
        label="What your tax number is called"
        hint="Such as VAT number, GST/HST or EIN."
        optional
        maxLength={40}
        error={errors.taxLabel?.message}
        {...register('taxLabel')}
      />
      <TextField
        label="Tax number"
        optional
        maxLength={40}
        error={errors.taxNumber?.message}
        {...register('taxNumber')}
      />
      <TextField
        label="Tax rate in %"
        hint="Your prices contain it, and invoices say how much it is."
        optional
        inputMode="decimal"
        error={errors.taxRate?.message}
        {...register('taxRate')}
      />
      <TextArea
        label="Note"
        hint="Below the amounts, such as terms of payment."
        optional
        rows={3}
        maxLength={500}
        error={errors.note?.message}
        {...register('note')}
      />
    </>
  );
}

function valuesOf(details: Details | undefined): Values | undefined {
  if (!details) return undefined;
  const { legalName, address, taxLabel, taxNumber, taxBasisPoints, note } = details;
  const taxRate = taxBasisPoints > 0 ? String(taxBasisPoints / 100) : '';
  return { legalName, address, taxLabel, taxNumber, taxRate, note };
}
