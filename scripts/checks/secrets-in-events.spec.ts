import { describe, expect, it } from '@jest/globals';
import type { DescFile, DescMessage } from '@bufbuild/protobuf';
import { file_catalog_v1_events } from '@yarrow/contracts/catalog/v1/events_pb';
import { file_catalog_v1_requests } from '@yarrow/contracts/catalog/v1/requests_pb';
import { file_clients_v1_events } from '@yarrow/contracts/clients/v1/events_pb';
import { file_clients_v1_requests } from '@yarrow/contracts/clients/v1/requests_pb';
import { file_operations_v1_requests } from '@yarrow/contracts/operations/v1/requests_pb';
import { file_payments_v1_events } from '@yarrow/contracts/payments/v1/events_pb';
import { file_payments_v1_requests } from '@yarrow/contracts/payments/v1/requests_pb';
import { file_reviews_v1_events } from '@yarrow/contracts/reviews/v1/events_pb';
import { file_reviews_v1_requests } from '@yarrow/contracts/reviews/v1/requests_pb';
import { file_scheduling_v1_events } from '@yarrow/contracts/scheduling/v1/events_pb';
import { file_scheduling_v1_requests } from '@yarrow/contracts/scheduling/v1/requests_pb';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

const FILES: DescFile[] = [
  file_catalog_v1_events,
  file_catalog_v1_requests,
  file_clients_v1_events,
  file_clients_v1_requests,
  file_operations_v1_requests,
  file_payments_v1_events,
  file_payments_v1_requests,
  file_reviews_v1_events,
  file_reviews_v1_requests,
  file_scheduling_v1_events,
  file_scheduling_v1_requests,
];

/** What a field is called that holds a secret, or an address with one in it. */
const SUSPECT = /token|hash|code|secret|password|link|url|hook|unique_id|credential|key/;

/** Sealed for notifications (docs/adr/0015-secrets-in-mail-are-sealed.md). */
const SEALED = [
  'clients.v1.EmailConfirmationRequested.sealed_token',
  'clients.v1.IntakeFormSent.sealed_unique_id',
  'clients.v1.PasswordResetRequested.sealed_token',
  'payments.v1.GiftCardIssued.sealed_code',
  'reviews.v1.ReviewImported.sealed_token',
  'reviews.v1.VideoReviewInvited.sealed_upload_hash',
];

/** Sealed likewise, and never in clear. */
const ALWAYS_SEALED = ['reviews.v1.ReviewRequested.sealed_link', 'reviews.v1.VideoReviewCodeRequested.sealed_code'];

/** Plain text before sealing was introduced; read while streams may still hold it, no longer written. */
const NO_LONGER_FILLED = [
  'clients.v1.EmailConfirmationRequested.token',
  'clients.v1.IntakeFormSent.unique_id',
  'clients.v1.PasswordResetRequested.token',
  'payments.v1.GiftCardIssued.code',
  'reviews.v1.ReviewImported.token',
  'reviews.v1.VideoReviewInvited.upload_hash',
];

/** Plain text, as other services need them as keys of a visit or a registration, or to send directions to attendees. */
const NEEDED_BY_OTHERS = [
  'catalog.v1.Location.virtual_link',
  'scheduling.v1.Appointment.instant_action_token',
  'scheduling.v1.Appointment.practice_token',
  'scheduling.v1.Place.virtual_link',
  'scheduling.v1.Registration.practice_token',
  'scheduling.v1.Registration.token',
];

/** No secrets: pictures that the public sees, a licence's id, codes of countries and errors, a coupon that several may use. */
const NO_SECRETS = [
  'catalog.v1.BookableEventType.photo_url',
  'catalog.v1.CredentialDecided.credential_id',
  'catalog.v1.CredentialRemoved.credential_id',
  'catalog.v1.Practice.cover_url',
  'catalog.v1.Practice.photo_url',
  'catalog.v1.Service.photo_url',
  'clients.v1.User.photo_key',
  'payments.v1.ChargeFailed.code',
  'payments.v1.DisputeOpened.url',
  'payments.v1.Redemption.code',
  'reviews.v1.UploadedPhoto.photo_url',
  'scheduling.v1.BookableEvent.photo_url',
];

const fieldsOf = ({ typeName, fields }: DescMessage): string[] => fields.map(({ name }) => `${typeName}.${name}`);
const all = FILES.flatMap(({ messages }) => messages.flatMap(fieldsOf));

describe('the check of secrets in messages', () => {
  it('covers every file of the contracts', () => {
    const files = readdirSync(join(ROOT, 'proto'), { recursive: true, encoding: 'utf8' });
    const protos = files.filter((file) => file.endsWith('.proto')).map((file) => file.replace(/\.proto$/, ''));
    expect(FILES.map(({ name }) => name).sort()).toEqual(protos.sort());
  });

  it('classifies every field that may hold a secret', () => {
    const suspects = all.filter((field) => SUSPECT.test(field.split('.').at(-1)!));
    const decided = [...SEALED, ...ALWAYS_SEALED, ...NO_LONGER_FILLED, ...NEEDED_BY_OTHERS, ...NO_SECRETS];
    expect(suspects.sort()).toEqual(decided.sort());
  });

  it('finds the sealed field of every secret that was plain text', () => {
    expect(NO_LONGER_FILLED.map((field) => field.replace(/\.(\w+)$/, '.sealed_$1')).sort()).toEqual(SEALED.sort());
  });
});
