import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import type { Practice } from '../practice.entity.js';
import { PracticeChangesService } from '../practice-changes.service.js';
import { changeBookingSettings, type BookingSettingsForm } from './booking-settings.js';
import { changePastDueSettings, type PastDueForm } from './past-due-settings.js';
import { changeOfflineOptions, type OfflineOptionsForm } from './payment-options.js';

/** Fields of the payment settings form. Absent fields stay unchanged. */
type PaymentSettingsForm = PastDueForm &
  Pick<BookingSettingsForm, 'chargeClientCcAtBooking' | 'requireClientCcToBook'> & {
    chargeSummaryEmailEnabled?: boolean | null;
  };

/** Changes booking and payment settings of a practice. */
@Injectable()
export class PracticeSettingsService {
  constructor(private readonly changes: PracticeChangesService) {}

  /** Requires the owner. */
  async updateBookingSettings(actor: Actor, form: BookingSettingsForm): Promise<Practice> {
    return this.changes.change(actor, async (_tx, practice) => {
      Object.assign(practice.booking, changeBookingSettings(practice.booking, form, practice));
    });
  }

  /** Requires the owner. */
  async updatePaymentSettings(actor: Actor, form: PaymentSettingsForm): Promise<Practice> {
    const { requireClientCcToBook = null, chargeClientCcAtBooking = null } = form;
    const cards = { requireClientCcToBook, chargeClientCcAtBooking };
    return this.changes.change(actor, async (_tx, practice) => {
      Object.assign(practice.booking, changeBookingSettings(practice.booking, cards, practice));
      Object.assign(practice, changePastDueSettings(practice, form));
      practice.chargeSummaryEmailEnabled = form.chargeSummaryEmailEnabled ?? practice.chargeSummaryEmailEnabled;
    });
  }

  /** Requires the owner. */
  async updateAcceptsTips(actor: Actor, acceptsTips: boolean): Promise<Practice> {
    return this.changes.change(actor, async (_tx, practice) => {
      practice.acceptsTips = acceptsTips;
    });
  }

  /** Requires the owner. */
  async updateOfflineOptions(actor: Actor, form: OfflineOptionsForm): Promise<Practice> {
    return this.changes.change(actor, async (_tx, practice) => {
      practice.offlineOptions = changeOfflineOptions(practice.offlineOptions, form, practice.currency);
    });
  }
}
