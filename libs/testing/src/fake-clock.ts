/** A clock that stands still until the test moves it. Hand it to code that asks a clock for `now()`. */
export class FakeClock {
  private milliseconds: number;

  constructor(start: string | Date) {
    this.milliseconds = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.milliseconds);
  }

  set(moment: string | Date): void {
    this.milliseconds = new Date(moment).getTime();
  }

  advanceSeconds(seconds: number): void {
    this.milliseconds += seconds * 1000;
  }
}
