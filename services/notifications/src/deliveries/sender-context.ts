import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { LOGGER } from '@yarrow/kit/logging';
import type { Logger } from 'pino';
import { BookedThingsRepository } from '../booked-things/booked-things.repository.js';
import { StoppedNumbersRepository } from '../opt-outs/stopped-numbers.repository.js';

/** What the sender looks at while it sends. */
@Injectable()
export class SenderContext {
  constructor(
    readonly clock: Clock,
    readonly bookedThings: BookedThingsRepository,
    readonly stoppedNumbers: StoppedNumbersRepository,
    @Inject(LOGGER) readonly logger: Logger,
  ) {}
}
