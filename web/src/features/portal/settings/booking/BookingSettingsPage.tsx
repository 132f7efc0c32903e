import type { UseFormReturn } from 'react-hook-form';
import { graphql } from '../../../../gql/gql.js';
import { usePageTitle } from '../../../../lib/usePageTitle.js';
import { SettingsPage } from '../../../../portal-ui/SettingsPage.js';
import { useAction } from '../../../../lib/useAction.js';
import { Select } from '../../../../ui/Select.js';
import { showToast } from '../../../../lib/toasts.js';
import { FieldGroup } from '../FieldGroup.js';
import { SETTINGS } from '../settingsPages.js';
import { SettingsPlace } from '../SettingsPlace.js';
import { APPROVALS, BUFFERS, INCREMENTS, LEAD_TIMES } from './bookingChoices.js';
import { bookingSchema, formOf, variablesOf, type BookingForm } from './bookingForm.js';
import { CancellationFields } from './CancellationFields.js';
import { CardFields } from './CardFields.js';
import { useBookingSettings, type BookingPractice } from './useBookingSettings.js';

const UpdateBookingSettings = graphql(`
  mutation UpdateBookingSettings(
    $appointmentBufferTime: Int
    $instantClientApproval: Boolean
    $appointmentLeadTime: Int
    $startTimeIncrement: Int
    $requireClientCcToBook: Boolean
    $chargeClientCcAtBooking: Boolean
    $cancellationPolicy: String
    $lateCancellationHours: Int
    $lateCancellationFeePercent: Int
    $lateCancellationFeeCents: Int
    $noShowFeePercent: Int
  ) {
    updateBookingSettings(
      appointmentBufferTime: $appointmentBufferTime
      instantClientApproval: $instantClientApproval
      appointmentLeadTime: $appointmentLeadTime
      startTimeIncrement: $startTimeIncrement
      requireClientCcToBook: $requireClientCcToBook
      chargeClientCcAtBooking: $chargeClientCcAtBooking
      cancellationPolicy: $cancellationPolicy
      lateCancellationHours: $lateCancellationHours
      lateCancellationFeePercent: $lateCancellationFeePercent
      lateCancellationFeeCents: $lateCancellationFeeCents
      noShowFeePercent: $noShowFeePercent
    ) {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
        ...BookingSettings_practice
        paymentSettings {
          requireClientCcToBook
          chargeClientCcAtBooking
        }
      }
    }
  }
`);

const TITLE = 'Booking';

/** /portal/settings/booking: which times clients can take and how, and what is owed when they do not come. */
export function BookingSettingsPage() {
  usePageTitle(TITLE);
  const { practice, failed, refetch } = useBookingSettings();
  if (!practice) return <SettingsPlace title={TITLE} failed={failed} onRetry={() => void refetch()} />;
  return <BookingSettingsForm practice={practice} />;
}

function BookingSettingsForm({ practice }: { practice: BookingPractice }) {
  const update = useAction(UpdateBookingSettings, {
    failure: 'Please try again later.',
    saysError: true,
    fields: Object.keys(bookingSchema.shape),
    shown: 'inline',
    onSuccess: () => showToast('Settings updated successfully.'),
  });
  return (
    <SettingsPage<BookingForm>
      title={TITLE}
      above={SETTINGS}
      description="Changes apply to new bookings. Booked visits keep their time and the cancellation terms the client agreed to."
      original={formOf(practice)}
      schema={bookingSchema}
      onSave={(values) => update.run(variablesOf(values))}
    >
      {(form) => (
        <>
          <TimeFields form={form} />
          {practice.requireCcEnabled && <CardFields form={form} canCharge={practice.hasPaymentProvider} />}
          <CancellationFields
            form={form}
            currency={practice.defaultCurrency}
            withPolicy={practice.cancellationPolicyEnabled}
          />
        </>
      )}
    </SettingsPage>
  );
}

function TimeFields({ form: { register, formState } }: { form: UseFormReturn<BookingForm> }) {
  const { errors } = formState;
  return (
    <FieldGroup title="Times">
      <Select
        label="Buffer between appointments"
        hint="Kept free between two visits."
        options={BUFFERS}
        {...register('appointmentBufferTime')}
        error={errors.appointmentBufferTime?.message}
      />
      <Select
        label="Lead time"
        hint="How far in advance clients must book."
        options={LEAD_TIMES}
        {...register('appointmentLeadTime')}
        error={errors.appointmentLeadTime?.message}
      />
      <Select
        label="Start time increments"
        hint="How far apart the offered times are."
        options={INCREMENTS}
        {...register('startTimeIncrement')}
        error={errors.startTimeIncrement?.message}
      />
      <Select
        label="Auto-accept bookings"
        hint="With No, each booking is a request that you accept or decline."
        options={APPROVALS}
        {...register('instantClientApproval')}
        error={errors.instantClientApproval?.message}
      />
    </FieldGroup>
  );
}
