import { Injectable } from '@nestjs/common';

/** The only source of "now" in services. Tests replace it with a clock of their own. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
