import { Injectable } from '@nestjs/common';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import {
  changeReminders,
  DEFAULT_REMINDERS,
  type ReminderMinutes,
  type Reminders,
  type RemindersForm,
} from './reminder-rules.js';
import { ReminderSettingsRepository } from './reminder-settings.repository.js';

/** Which reminders practices send, and when. */
@Injectable()
export class ReminderSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ReminderSettingsRepository,
  ) {}

  async find(practiceId: string): Promise<Reminders> {
    return remindersOf(isUuid(practiceId) ? await this.repository.find(this.dataSource.manager, practiceId) : null);
  }

  /** For what is planned in this transaction. */
  async findMinutes(tx: EntityManager, practiceId: string): Promise<ReminderMinutes> {
    return remindersOf(isUuid(practiceId) ? await this.repository.findShared(tx, practiceId) : null);
  }

  /** @returns the reminders as they were and as they are */
  async change(tx: EntityManager, practiceId: string, form: RemindersForm): Promise<[Reminders, Reminders]> {
    const before = remindersOf(await this.repository.findForUpdate(tx, practiceId));
    const after = changeReminders(before, form);
    await this.repository.save(tx, practiceId, after);
    return [before, after];
  }
}

function remindersOf(stored: Reminders | null): Reminders {
  const { appointmentReminderEmailEnabled, appointmentReminderTextEnabled } = stored ?? DEFAULT_REMINDERS;
  const { appointmentEmailReminderMinutes, appointmentTextReminderMinutes } = stored ?? DEFAULT_REMINDERS;
  return {
    ...{ appointmentReminderEmailEnabled, appointmentReminderTextEnabled },
    ...{ appointmentEmailReminderMinutes, appointmentTextReminderMinutes },
  };
}
