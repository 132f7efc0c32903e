import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod/mini';
import { graphql } from '../../../gql/gql.js';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { useAction } from '../../../lib/useAction.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { RouteLink } from '../../../ui/chakra.js';
import { Select } from '../../../ui/Select.js';
import { showToast } from '../../../lib/toasts.js';
import type { Directory } from './usePaymentsDirectory.js';

const UpdatePaymentSettings = graphql(`
  mutation UpdatePaymentSettings(
    $requireClientCcToBook: Boolean!
    $chargeClientCcAtBooking: Boolean!
    $paymentPastDueEmailEnabled: Boolean!
    $paymentPastDueTextEnabled: Boolean!
    $paymentPastDueEmailMinutes: Int!
    $paymentPastDueTextMinutes: Int!
    $chargeSummaryEmailEnabled: Boolean!
  ) {
    updatePaymentSettings(
      requireClientCcToBook: $requireClientCcToBook
      chargeClientCcAtBooking: $chargeClientCcAtBooking
      paymentPastDueEmailEnabled: $paymentPastDueEmailEnabled
      paymentPastDueTextEnabled: $paymentPastDueTextEnabled
      paymentPastDueEmailMinutes: $paymentPastDueEmailMinutes
      paymentPastDueTextMinutes: $paymentPastDueTextMinutes
      chargeSummaryEmailEnabled: $chargeSummaryEmailEnabled
    ) {
      result
      errors {
        message
        field
      }
      practice {
        id
        paymentSettings {
          requireClientCcToBook
          chargeClientCcAtBooking
          paymentPastDueEmailEnabled
          paymentPastDueTextEnabled
          paymentPastDueEmailMinutes
          paymentPastDueTextMinutes
          chargeSummaryEmailEnabled
        }
      }
    }
  }
`);

/** Minutes after it became past due, as the catalog takes them. */
const REMINDERS = [
  { value: '0', label: 'At once' },
  { value: '60', label: '1 hour after' },
  { value: '120', label: '2 hours after' },
  { value: '240', label: '4 hours after' },
  { value: '1440', label: '24 hours after' },
  { value: '2880', label: '48 hours after' },
];

const schema = z.object({
  requireClientCcToBook: z.boolean(),
  chargeClientCcAtBooking: z.boolean(),
  paymentPastDueEmailEnabled: z.boolean(),
  paymentPastDueTextEnabled: z.boolean(),
  paymentPastDueEmailMinutes: z.string(),
  paymentPastDueTextMinutes: z.string(),
  chargeSummaryEmailEnabled: z.boolean(),
});

type Values = z.infer<typeof schema>;

export interface PaymentSettingsFlyoutProps {
  settings: Directory['settings'] & {};
  /** A card provider is connected. */
  canCharge: boolean;
  open: boolean;
  onClose: () => void;
}

/** How the practice is paid for bookings, and when clients are reminded of a payment that is past due. */
export function PaymentSettingsFlyout({ settings, canCharge, open, onClose }: PaymentSettingsFlyoutProps) {
  const update = useAction(UpdatePaymentSettings, {
    failure: 'Please try again later.',
    saysError: true,
    shown: 'inline',
    onSuccess: () => showToast('Settings updated successfully.'),
  });
  const { requireClientCcToBook, chargeClientCcAtBooking } = settings;
  const { paymentPastDueEmailEnabled, paymentPastDueTextEnabled } = settings;
  const original = {
    ...{ requireClientCcToBook, chargeClientCcAtBooking, paymentPastDueEmailEnabled, paymentPastDueTextEnabled },
    paymentPastDueEmailMinutes: String(settings.paymentPastDueEmailMinutes),
    paymentPastDueTextMinutes: String(settings.paymentPastDueTextMinutes),
    chargeSummaryEmailEnabled: settings.chargeSummaryEmailEnabled,
  };
  return (
    <FlyoutForm<Values>
      {...{ open, onClose, schema }}
      title="Payment settings"
      original={original}
      onSave={(values) =>
        update.run({
          ...values,
          chargeClientCcAtBooking: values.requireClientCcToBook && values.chargeClientCcAtBooking,
          paymentPastDueEmailMinutes: Number(values.paymentPastDueEmailMinutes),
          paymentPastDueTextMinutes: Number(values.paymentPastDueTextMinutes),
        })
      }
    >
      {(form) => <SettingsFields {...{ form, canCharge }} required={settings.requireClientCcToBook} />}
    </FlyoutForm>
  );
}

interface SettingsFieldsProps extends Pick<PaymentSettingsFlyoutProps, 'canCharge'> {
  form: UseFormReturn<Values>;
  /** A card is required as things stand. */
  required: boolean;
}

function SettingsFields({ form: { register, watch }, canCharge, required }: SettingsFieldsProps) {
  return (
    <>
      <Checkbox
        label="Require a card to book"
        hint={
          canCharge ? (
            'Clients give a card when they book a service that costs something.'
          ) : (
            <>
              Needs a payment provider. <RouteLink href="/portal/settings/banking">Connect one</RouteLink>
            </>
          )
        }
        disabled={!canCharge && !required}
        {...register('requireClientCcToBook')}
      />
      <Checkbox
        label="Charge the card when clients book"
        hint="Otherwise it's charged on the day of the appointment."
        disabled={!watch('requireClientCcToBook')}
        {...register('chargeClientCcAtBooking')}
      />
      <Checkbox
        label="Email me the evening before cards are charged"
        hint="Lists the next day's charges, so you can correct them in time."
        {...register('chargeSummaryEmailEnabled')}
      />
      <Checkbox label="Email clients whose payment is past due" {...register('paymentPastDueEmailEnabled')} />
      {watch('paymentPastDueEmailEnabled') && (
        <Select label="When the email is sent" options={REMINDERS} {...register('paymentPastDueEmailMinutes')} />
      )}
      <Checkbox label="Text clients whose payment is past due" {...register('paymentPastDueTextEnabled')} />
      {watch('paymentPastDueTextEnabled') && (
        <Select label="When the text is sent" options={REMINDERS} {...register('paymentPastDueTextMinutes')} />
      )}
    </>
  );
}
