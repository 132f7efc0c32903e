import { Clock } from '@yarrow/kit/clock';

/** A clock that runs as usual and can be put forward. */
export class RunningClock extends Clock {
  private ahead = 0;

  override now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  advance(ms: number): void {
    this.ahead += ms;
  }
}
