import type { ServiceDefinition } from '@yarrow/kit/service-definition';
import { AppModule } from './app.module.js';
import { ClientSettings } from './client-settings/client-settings.entity.js';
import { notificationsConfig, type NotificationsConfig } from './config.js';
import { Delivery } from './deliveries/delivery.entity.js';
import { EmailTemplate } from './email-templates/email-template.entity.js';
import { CreateDeliveries1763600000000 } from './migrations/1763600000000-create-deliveries.js';
import { CreateRepliesAndCopies1795000700000 } from './migrations/1795000700000-create-replies-and-copies.js';
import { SealMessages1795500000000 } from './migrations/1795500000000-seal-messages.js';
import { JoinProjections1796000000000 } from './migrations/1796000000000-join-projections.js';
import { IndexForPruning1796100000000 } from './migrations/1796100000000-index-for-pruning.js';
import { HashStoppedNumbers1796200000000 } from './migrations/1796200000000-hash-stopped-numbers.js';
import { NamePaymentStatuses1796210000000 } from './migrations/1796210000000-name-payment-statuses.js';
import { KeepWaitingInvitations1797400000001 } from './migrations/1797400000001-keep-waiting-invitations.js';
import { CreateClientSettings1797600000001 } from './migrations/1797600000001-create-client-settings.js';
import { NoteMergedRows1798300000000 } from './migrations/1798300000000-note-merged-rows.js';
import { CreateCommunicationSettings1798600000000 } from './migrations/1798600000000-create-communication-settings.js';
import { HoldDeliveries1799400000001 } from './migrations/1799400000001-hold-deliveries.js';
import { IndexSentDeliveries1799400000002 } from './migrations/1799400000002-index-sent-deliveries.js';
import { StoppedNumber } from './opt-outs/stopped-number.entity.js';
import { PaymentState } from './projection/payment-state.entity.js';
import { Projection } from './projection/projection.entity.js';
import { ReminderSettings } from './reminder-settings/reminder-settings.entity.js';

export const service: ServiceDefinition<NotificationsConfig> = {
  name: 'notifications',
  root: new URL(import.meta.url),
  config: notificationsConfig,
  module: AppModule,
  entities: [ClientSettings, Delivery, EmailTemplate, PaymentState, Projection, ReminderSettings, StoppedNumber],
  migrations: [
    CreateDeliveries1763600000000,
    CreateRepliesAndCopies1795000700000,
    SealMessages1795500000000,
    JoinProjections1796000000000,
    IndexForPruning1796100000000,
    HashStoppedNumbers1796200000000,
    NamePaymentStatuses1796210000000,
    KeepWaitingInvitations1797400000001,
    CreateClientSettings1797600000001,
    NoteMergedRows1798300000000,
    CreateCommunicationSettings1798600000000,
    HoldDeliveries1799400000001,
    IndexSentDeliveries1799400000002,
  ],
  consumes: ['catalog', 'clients', 'payments', 'reviews', 'scheduling'],
};
