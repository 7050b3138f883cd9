import { FakeClock } from './fake-clock.js';

describe('FakeClock', () => {
  it('stands still until the test moves it', () => {
    const clock = new FakeClock('2026-03-29T00:59:59Z');
    expect(clock.now()).toEqual(new Date('2026-03-29T00:59:59Z'));
    clock.advanceSeconds(1);
    expect(clock.now()).toEqual(new Date('2026-03-29T01:00:00Z'));
    clock.set('2026-10-25T00:00:00Z');
    expect(clock.now()).toEqual(new Date('2026-10-25T00:00:00Z'));
  });
});
