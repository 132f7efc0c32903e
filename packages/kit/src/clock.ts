import { Injectable } from '@nestjs/common';

/** What time it is; injected, so that a test can say. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** A clock whose time changes only when a test sets it. */
export class FixedClock extends Clock {
  private instant: number;

  /** @param at an ISO instant or a Date */
  constructor(at: string | Date) {
    super();
    this.instant = new Date(at).getTime();
  }

  override now(): Date {
    return new Date(this.instant);
  }

  set(at: string | Date): void {
    this.instant = new Date(at).getTime();
  }

  advance(ms: number): void {
    this.instant += ms;
  }
}
