import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { LOGGER } from '@yarrow/kit/logging';
import type { Logger } from 'pino';
import { AppointmentCopiesRepository } from '../appointment-copies/appointment-copies.repository.js';

/** What the sender looks at while it sends. */
@Injectable()
export class SenderContext {
  constructor(
    readonly clock: Clock,
    readonly appointments: AppointmentCopiesRepository,
    @Inject(LOGGER) readonly logger: Logger,
  ) {}
}
