import { Injectable } from '@nestjs/common';

/** The only source of "now" in services: tests put a clock of their own in its place. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
