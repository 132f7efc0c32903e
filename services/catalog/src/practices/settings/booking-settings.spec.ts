import { describe, expect, it } from '@jest/globals';
import type { BookingSettings } from './booking-settings.entity.js';
import { changeBookingSettings } from './booking-settings.js';

const settings: BookingSettings = {
  bufferMinutes: 15,
  leadTimeMinutes: 1440,
  startTimeIncrementMinutes: 30,
  instantClientApproval: true,
  requireClientCcToBook: true,
  chargeClientCcAtBooking: true,
  cancellationPolicy: 'A day before, please.',
  lateCancellationHours: 24,
  lateCancellationFeePercent: 50,
  lateCancellationFeeCents: 0,
  noShowFeePercent: 100,
};

const practice = { currency: 'USD', hasCardProvider: true };

describe('changeBookingSettings', () => {
  it('keeps what is absent', () => expect(changeBookingSettings(settings, {}, practice)).toEqual(settings));

  it('stops charging at booking when cards are no longer required', () => {
    const changed = changeBookingSettings(
      settings,
      { requireClientCcToBook: false, chargeClientCcAtBooking: true },
      practice,
    );
    expect(changed).toMatchObject({ requireClientCcToBook: false, chargeClientCcAtBooking: false });
  });

  it('refuses to require cards without a provider that can charge them', () => {
    const without = { ...settings, requireClientCcToBook: false, chargeClientCcAtBooking: false };
    expect(() =>
      changeBookingSettings(without, { requireClientCcToBook: true }, { ...practice, hasCardProvider: false }),
    ).toThrow(expect.objectContaining({ code: 'no_payment_provider', field: 'requireClientCcToBook' }));
  });

  it.each([
    { lateCancellationHours: 0, lateCancellationFeePercent: 0, lateCancellationFeeCents: 0, noShowFeePercent: 0 },
    {
      lateCancellationHours: 168,
      lateCancellationFeePercent: 100,
      lateCancellationFeeCents: 2_500,
      noShowFeePercent: 50,
    },
  ])('keeps cancellation terms at the ends of their ranges: %j', (form) => {
    expect(changeBookingSettings(settings, form, practice)).toEqual({ ...settings, ...form });
  });

  it('rejects a fixed fee below the minimum charge', () => {
    expect(() => changeBookingSettings(settings, { lateCancellationFeeCents: 99 }, practice)).toThrow(
      expect.objectContaining({ code: 'invalid_amount', field: 'lateCancellationFeeCents' }),
    );
  });

  it('accepts a fixed fee in whole units only where the currency has no smaller one', () => {
    const yen = { ...practice, currency: 'JPY' };
    expect(changeBookingSettings(settings, { lateCancellationFeeCents: 250_000 }, yen)).toMatchObject({
      lateCancellationFeeCents: 250_000,
    });
    expect(() => changeBookingSettings(settings, { lateCancellationFeeCents: 250_050 }, yen)).toThrow(
      expect.objectContaining({ code: 'invalid_amount', field: 'lateCancellationFeeCents' }),
    );
  });

  it.each([
    [{ appointmentBufferTime: 7 }, 'appointmentBufferTime'],
    [{ appointmentLeadTime: -15 }, 'appointmentLeadTime'],
    [{ startTimeIncrement: 0 }, 'startTimeIncrement'],
    [{ cancellationPolicy: 'x'.repeat(251) }, 'cancellationPolicy'],
    [{ lateCancellationHours: -1 }, 'lateCancellationHours'],
    [{ lateCancellationHours: 169 }, 'lateCancellationHours'],
    [{ lateCancellationFeePercent: 101 }, 'lateCancellationFeePercent'],
    [{ lateCancellationFeePercent: -1 }, 'lateCancellationFeePercent'],
    [{ lateCancellationFeeCents: -1 }, 'lateCancellationFeeCents'],
    [{ lateCancellationFeeCents: 1_000_001 }, 'lateCancellationFeeCents'],
    [{ noShowFeePercent: 101 }, 'noShowFeePercent'],
  ])('refuses %j', (form, field) => {
    expect(() => changeBookingSettings(settings, form, practice)).toThrow(expect.objectContaining({ field }));
  });
});
