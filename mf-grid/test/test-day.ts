import { at, DAY } from './day.builder.js';

/**
 * The specs beside this call run on the morning of the test day or of another one, because a past day has no marks. Time
 * goes on, so that what waits still ends.
 */
export function onTestDay(yyyymmdd = DAY): void {
  let clock: jest.SpiedFunction<typeof Date.now>;
  beforeEach(() => {
    const { now } = Date;
    const ahead = Date.parse(at('6:00', yyyymmdd)) - now();
    clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  });
  afterEach(() => clock.mockRestore());
}
