import { create } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { ClientMergedSchema, UserChangedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { GiftCardIssuedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { AppointmentCancelledSchema, OpeningsChangedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { newId } from './ids.js';
import { addressesOf, subjectsOf, withoutPersonalFields } from './personal-fields.js';

const [clientId, userId, practiceId, ownerUserId] = [newId(), newId(), newId(), newId()];
const host = { practiceId, ownerUserId, practitionerName: 'Ines Duarte', email: 'ines@example.com' };
const attendee = {
  clientId,
  userId,
  firstName: 'Maya',
  lastName: 'Ray',
  email: 'maya@example.com',
  phone: '+15005550001',
};
const cancelled = create(AppointmentCancelledSchema, {
  appointment: { appointmentId: newId(), host, attendee, clientNote: 'My knee hurts.', amountCents: 9_000, version: 3 },
  cancelledBy: 'pro',
  practitionerNote: 'Get well, Maya.',
});

describe('the people whom an event is about', () => {
  it('are found by the contact, however deep it lies, and not by the practitioner', () => {
    expect(subjectsOf(AppointmentCancelledSchema, cancelled)).toEqual([clientId]);
  });

  it('are found by the account where there is no contact', () => {
    const changed = create(UserChangedSchema, { user: { userId, email: 'maya@example.com' } });
    expect(subjectsOf(UserChangedSchema, changed)).toEqual([userId]);
    const guest = create(AppointmentCancelledSchema, { appointment: { attendee: { ...attendee, clientId: '' } } });
    expect(subjectsOf(AppointmentCancelledSchema, guest)).toEqual([userId]);
  });

  it('are both of two records that became one', () => {
    const merged = create(ClientMergedSchema, { practiceId, fromClientId: userId, intoClientId: clientId });
    expect(subjectsOf(ClientMergedSchema, merged).sort()).toEqual([userId, clientId].sort());
  });

  it('are empty for an event about a practice', () => {
    const openings = create(OpeningsChangedSchema, { practiceId, openings: [{ locationId: newId() }] });
    expect(subjectsOf(OpeningsChangedSchema, openings)).toEqual([]);
  });
});

describe('an event without a subject id', () => {
  const card = {
    giftCardId: newId(),
    recipientName: 'Maya Ray',
    recipientEmail: 'maya@example.com',
    message: 'Enjoy!',
  };
  const issued = create(GiftCardIssuedSchema, { ...card, currency: 'USD' });

  it('is matched to people by its addresses', () => {
    expect(subjectsOf(GiftCardIssuedSchema, issued)).toEqual([]);
    expect(addressesOf(GiftCardIssuedSchema, issued)).toEqual(['maya@example.com']);
    expect(addressesOf(AppointmentCancelledSchema, cancelled)).toEqual(['maya@example.com', '+15005550001']);
  });
});

describe('an event without what is personal in it', () => {
  const left = withoutPersonalFields(AppointmentCancelledSchema, cancelled);

  it('says nothing of the client', () => {
    expect(left.appointment?.attendee).toMatchObject({ clientId, firstName: '', lastName: '', email: '', phone: '' });
    expect([left.appointment?.clientNote, left.practitionerNote]).toEqual(['', '']);
    expect(JSON.stringify(left.appointment?.attendee)).not.toMatch(/maya/i);
  });

  it('keeps what books and calendars need, and the practitioner', () => {
    expect(left.cancelledBy).toBe('pro');
    expect(left.appointment).toMatchObject({ amountCents: 9_000, version: 3, host });
  });

  it('leaves the event itself as it is', () => {
    expect(cancelled.appointment?.attendee?.firstName).toBe('Maya');
  });
});
