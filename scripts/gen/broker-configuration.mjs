import { COMPOSE_CONFIG_PATH, composeConfiguration } from '../backing/nats-configuration.mjs';
import { writeIfChanged } from './write-if-changed.mjs';

/** The broker's configuration for who runs `docker compose up`, with a user for each service. */
export function generateBrokerConfiguration() {
  writeIfChanged(COMPOSE_CONFIG_PATH, composeConfiguration());
}
