import type { ServiceDefinition } from '@yarrow/kit/service-definition';
import { AppModule } from './app.module.js';
import { AppointmentCopy } from './appointment-copies/appointment-copy.entity.js';
import { notificationsConfig, type NotificationsConfig } from './config.js';
import { Delivery } from './deliveries/delivery.entity.js';
import { CreateDeliveries1763600000000 } from './migrations/1763600000000-create-deliveries.js';

export const service: ServiceDefinition<NotificationsConfig> = {
  name: 'notifications',
  root: new URL(import.meta.url),
  config: notificationsConfig,
  module: AppModule,
  entities: [AppointmentCopy, Delivery],
  migrations: [CreateDeliveries1763600000000],
  consumes: ['clients', 'scheduling', 'payments'],
};
