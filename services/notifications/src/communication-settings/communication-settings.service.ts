import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DataSource } from 'typeorm';
import { DeliveriesService } from '../deliveries/deliveries.service.js';
import { EmailTemplatesService } from '../email-templates/email-templates.service.js';
import type { TemplateName } from '../email-templates/template-rules.js';
import { PeopleProjectionService } from '../projection/people-projection.service.js';
import { PAST_DUE_BY_DEFAULT } from '../reminder-settings/past-due.js';
import type { Reminders, RemindersForm } from '../reminder-settings/reminder-rules.js';
import { ReminderSettingsService } from '../reminder-settings/reminder-settings.service.js';

/** The text of a mail as it was typed. */
export interface TypedTemplate {
  name: TemplateName;
  customContent?: string | null;
}

/** The settings form; what is absent stays. */
export type CommunicationForm = RemindersForm & { emailTemplates?: readonly TypedTemplate[] | null };

/** What clients are sent by itself; of payments past due catalog decides. */
export interface ShownSettings extends Reminders {
  paymentPastDueEmailEnabled: boolean;
  paymentPastDueTextEnabled: boolean;
  paymentPastDueEmailMinutes: number;
  paymentPastDueTextMinutes: number;
}

/** What a practice sends its clients by itself. */
@Injectable()
export class CommunicationSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reminders: ReminderSettingsService,
    private readonly templates: EmailTemplatesService,
    private readonly deliveries: DeliveriesService,
    private readonly people: PeopleProjectionService,
  ) {}

  /** Requires the practice itself. Everything or nothing is changed. */
  async update(actor: Actor, { emailTemplates, ...form }: CommunicationForm): Promise<string> {
    requirePro(actor);
    const { practiceId } = actor;
    await this.dataSource.transaction(async (tx) => {
      for (const { name, customContent } of emailTemplates ?? [])
        await this.templates.save(tx, practiceId, name, customContent ?? null);
      const [before, after] = await this.reminders.change(tx, practiceId, form);
      const { appointmentEmailReminderMinutes: byMail, appointmentTextReminderMinutes: byText } = after;
      if (byMail !== before.appointmentEmailReminderMinutes)
        await this.deliveries.moveReminders(tx, practiceId, 'email', byMail);
      if (byText !== before.appointmentTextReminderMinutes)
        await this.deliveries.moveReminders(tx, practiceId, 'sms', byText);
    });
    return practiceId;
  }

  /** Null for all but the practice itself. */
  async find(actor: Actor, practiceId: string): Promise<ShownSettings | null> {
    if (!isOwn(actor, practiceId)) return null;
    const practice = await this.people.findPractice(this.dataSource.manager, practiceId);
    const { email, text, emailMinutes, textMinutes } = practice?.pastDue ?? PAST_DUE_BY_DEFAULT;
    return {
      ...(await this.reminders.find(practiceId)),
      ...{ paymentPastDueEmailEnabled: email, paymentPastDueTextEnabled: text },
      ...{ paymentPastDueEmailMinutes: emailMinutes, paymentPastDueTextMinutes: textMinutes },
    };
  }

  /** Null for all but the practice itself. */
  async findContents(actor: Actor, practiceId: string): Promise<Map<TemplateName, string> | null> {
    return isOwn(actor, practiceId) ? this.templates.listContents(practiceId) : null;
  }
}

function isOwn(actor: Actor, practiceId: string): boolean {
  return actor.kind === 'pro' && actor.practiceId === practiceId;
}
