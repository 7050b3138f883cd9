import { pumpTime } from './pump-time.js';

describe('pumpTime', () => {
  it.each([
    ['within a day', '2026-11-20T08:00:00Z', 225, '3 h 45 min', '10:00–13:45', 'pe 20.11.2026'],
    ['over midnight', '2026-11-20T16:00:00Z', 900, '15 h', '18:00–9:00', 'pe 20.11.2026 – la 21.11.2026'],
    ['over the hour that comes twice', '2026-10-24T22:00:00Z', 240, '4 h', '1:00–4:00', 'su 25.10.2026'],
  ])('%s', (_what, pumppuAika, pumppuKesto, hours, clock, day) => {
    const duration = hours.replaceAll(/ (?=h|min)/g, '\u00a0');
    expect(pumpTime({ pumppuAika, pumppuKesto })).toEqual({ clock, day, duration });
  });

  it('is null without a time', () => {
    expect(pumpTime({ pumppuAika: '', pumppuKesto: 60 })).toBeNull();
  });
});
