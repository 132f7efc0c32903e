import { fromBinary, type DescMessage, type MessageShape } from '@bufbuild/protobuf';
import * as catalog from '@yarrow/contracts/catalog/v1/events_pb';
import * as clients from '@yarrow/contracts/clients/v1/events_pb';
import * as payments from '@yarrow/contracts/payments/v1/events_pb';
import * as scheduling from '@yarrow/contracts/scheduling/v1/events_pb';

/** What a page of the portal may have to ask for again. */
export type LiveKind =
  | 'appointment'
  | 'client'
  | 'group_event'
  | 'offer'
  | 'package'
  | 'payment'
  | 'personal_event'
  | 'practice'
  | 'registration';

/** Something of a practice is not as it was. Nothing in it says what it is now, or who it is about. */
export interface LiveChange {
  readonly practiceId: string;
  readonly kind: LiveKind;
  /** Of what changed; of a payment the appointment or registration that is paid for. */
  readonly id: string;
}

/** An event of a service that changes what a practice sees in the portal. */
export interface LiveEvent {
  readonly schema: DescMessage;
  /** @throws Error for bytes that are no such message */
  read(payload: Uint8Array): LiveChange;
}

function liveEvent<S extends DescMessage>(
  schema: S,
  kind: LiveKind,
  subjectOf: (message: MessageShape<S>) => { practiceId?: string | undefined; id?: string | undefined },
): LiveEvent {
  return {
    schema,
    read: (payload) => {
      const { practiceId = '', id = '' } = subjectOf(fromBinary(schema, payload));
      return { practiceId, kind, id };
    },
  };
}

const ofAppointment = ({ appointment }: { appointment?: scheduling.Appointment | undefined }) => ({
  practiceId: appointment?.host?.practiceId,
  id: appointment?.appointmentId,
});
const ofGroupEvent = ({ event }: { event?: scheduling.BookableEvent | undefined }) => ({
  practiceId: event?.host?.practiceId,
  id: event?.eventId,
});
const ofRegistration = ({ registration }: { registration?: scheduling.Registration | undefined }) => ({
  practiceId: registration?.event?.host?.practiceId,
  id: registration?.registrationId,
});
const ofPayment = ({ practiceId, appointmentId }: { practiceId: string; appointmentId: string }) => ({
  practiceId,
  id: appointmentId,
});

const ofPersonalEvent = ({ practiceId, personalEventId }: { practiceId: string; personalEventId: string }) => ({
  practiceId,
  id: personalEventId,
});
const ofPackage = ({ practiceId, packageId }: { practiceId: string; packageId: string }) => ({
  practiceId,
  id: packageId,
});
const ofPractice = (about: { practiceId: string } | undefined) => ({
  practiceId: about?.practiceId,
  id: about?.practiceId,
});

/** Events that the gateway subscribes to; the table of broker users lists the same (scripts/backing/nats-users.mjs). */
export const LIVE_EVENTS: readonly LiveEvent[] = [
  liveEvent(scheduling.AppointmentBookedSchema, 'appointment', ofAppointment),
  liveEvent(scheduling.AppointmentRequestedSchema, 'appointment', ofAppointment),
  liveEvent(scheduling.AppointmentAcceptedSchema, 'appointment', ofAppointment),
  liveEvent(scheduling.AppointmentDeclinedSchema, 'appointment', ofAppointment),
  liveEvent(scheduling.AppointmentCancelledSchema, 'appointment', ofAppointment),
  liveEvent(scheduling.AppointmentExpiredSchema, 'appointment', ofAppointment),
  liveEvent(scheduling.AppointmentRescheduledSchema, 'appointment', ofAppointment),
  liveEvent(scheduling.AppointmentUpdatedSchema, 'appointment', ofAppointment),
  liveEvent(scheduling.AppointmentMarkedNoShowSchema, 'appointment', ofAppointment),
  liveEvent(scheduling.OpenPackageChangedSchema, 'package', ({ package: open }) => ({
    practiceId: open?.practiceId,
    id: open?.packageId,
  })),
  liveEvent(scheduling.BookableEventSavedSchema, 'group_event', ofGroupEvent),
  liveEvent(scheduling.BookableEventCancelledSchema, 'group_event', ofGroupEvent),
  liveEvent(scheduling.RegistrationBookedSchema, 'registration', ofRegistration),
  liveEvent(scheduling.RegistrationConfirmedSchema, 'registration', ofRegistration),
  liveEvent(scheduling.RegistrationCancelledSchema, 'registration', ofRegistration),
  liveEvent(scheduling.RegistrationExpiredSchema, 'registration', ofRegistration),
  liveEvent(scheduling.PersonalEventSavedSchema, 'personal_event', ofPersonalEvent),
  liveEvent(scheduling.PersonalEventDeletedSchema, 'personal_event', ofPersonalEvent),
  liveEvent(clients.ClientSavedSchema, 'client', ({ client }) => ({
    practiceId: client?.practiceId,
    id: client?.clientId,
  })),
  liveEvent(clients.ClientMergedSchema, 'client', ({ practiceId, intoClientId }) => ({ practiceId, id: intoClientId })),
  liveEvent(clients.ClientMergeUndoneSchema, 'client', ({ practiceId, intoClientId }) => ({
    practiceId,
    id: intoClientId,
  })),
  liveEvent(clients.ClientSplitSchema, 'client', ({ practiceId, fromClientId }) => ({ practiceId, id: fromClientId })),
  liveEvent(clients.IntakeFormSubmittedSchema, 'client', ({ practiceId, clientId }) => ({ practiceId, id: clientId })),
  liveEvent(payments.CardDeletedSchema, 'client', ({ practiceId, clientId }) => ({ practiceId, id: clientId })),
  liveEvent(payments.PaymentStatusChangedSchema, 'payment', ofPayment),
  liveEvent(payments.BookingPaymentSecuredSchema, 'payment', ofPayment),
  liveEvent(payments.BookingPriceChangedSchema, 'payment', ofPayment),
  liveEvent(payments.ChargeSucceededSchema, 'payment', ofPayment),
  liveEvent(payments.ChargeFailedSchema, 'payment', ofPayment),
  liveEvent(payments.DisputeClosedSchema, 'payment', ofPayment),
  liveEvent(payments.DisputeOpenedSchema, 'payment', ofPayment),
  liveEvent(payments.GiftCardRestoredSchema, 'payment', ofPayment),
  liveEvent(payments.RefundFailedSchema, 'payment', ofPayment),
  liveEvent(payments.RefundSucceededSchema, 'payment', ofPayment),
  liveEvent(payments.InvoiceSentSchema, 'payment', ofPayment),
  liveEvent(payments.PackageSoldSchema, 'package', ofPackage),
  liveEvent(payments.PackageRefundedSchema, 'package', ofPackage),
  liveEvent(payments.ProviderAccountChangedSchema, 'practice', ofPractice),
  liveEvent(catalog.PracticeSavedSchema, 'practice', ({ practice }) => ofPractice(practice)),
  liveEvent(catalog.LocationSavedSchema, 'practice', ({ location }) => ofPractice(location)),
  liveEvent(catalog.LocationDeletedSchema, 'practice', ofPractice),
  liveEvent(catalog.ServiceSavedSchema, 'offer', ({ service }) => ({
    practiceId: service?.practiceId,
    id: service?.serviceId,
  })),
  liveEvent(catalog.BookableEventTypeSavedSchema, 'offer', ({ eventType }) => ({
    practiceId: eventType?.practiceId,
    id: eventType?.eventTypeId,
  })),
];
