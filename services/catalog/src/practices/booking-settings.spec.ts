import { describe, expect, it } from '@jest/globals';
import { changeBookingSettings, type BookingSettings } from './booking-settings.js';

const settings: BookingSettings = {
  bufferMinutes: 15,
  leadTimeMinutes: 1440,
  startTimeIncrementMinutes: 30,
  instantClientApproval: true,
  requireClientCcToBook: true,
  chargeClientCcAtBooking: true,
  cancellationPolicy: 'A day before, please.',
};

describe('changeBookingSettings', () => {
  it('keeps what is absent', () => expect(changeBookingSettings(settings, {}, true)).toEqual(settings));

  it('stops charging at booking when cards are no longer required', () => {
    const changed = changeBookingSettings(
      settings,
      { requireClientCcToBook: false, chargeClientCcAtBooking: true },
      true,
    );
    expect(changed).toMatchObject({ requireClientCcToBook: false, chargeClientCcAtBooking: false });
  });

  it('refuses to require cards that nobody can charge', () => {
    const without = { ...settings, requireClientCcToBook: false, chargeClientCcAtBooking: false };
    expect(() => changeBookingSettings(without, { requireClientCcToBook: true }, false)).toThrow(
      expect.objectContaining({ code: 'no_payment_provider', field: 'requireClientCcToBook' }),
    );
  });

  it.each([
    [{ appointmentBufferTime: 7 }, 'appointmentBufferTime'],
    [{ appointmentLeadTime: -15 }, 'appointmentLeadTime'],
    [{ startTimeIncrement: 0 }, 'startTimeIncrement'],
    [{ cancellationPolicy: 'x'.repeat(251) }, 'cancellationPolicy'],
  ])('refuses %j', (form, field) => {
    expect(() => changeBookingSettings(settings, form, true)).toThrow(expect.objectContaining({ field }));
  });
});
