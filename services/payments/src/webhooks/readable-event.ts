import { BadRequestException } from '@nestjs/common';
import { MalformedEventError } from '../providers/provider-errors.js';

/**
 * What `read` makes of a webhook whose signature holds.
 * @throws BadRequestException where it is no event, or no JSON
 */
export async function readableEvent<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof MalformedEventError) && !(error instanceof SyntaxError)) throw error;
    throw new BadRequestException('The webhook cannot be read.');
  }
}
