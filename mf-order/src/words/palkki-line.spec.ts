import { DAY, keikkaPalkki } from '@keikka/builders';
import { palkkiLine } from './palkki-line.js';

describe('palkkiLine', () => {
  it.each([
    ['its words without their style', '*red Nosturi varattu', 'Nosturi varattu'],
    ['nothing but its kind when it has no words', '*bold', ''],
  ])('tells %s', (_what, keikkaComment, text) => {
    const line = { id: 900, clock: '10:00–13:30', kind: 'kommentti', text };
    expect(palkkiLine(keikkaPalkki({ keikkaComment }))).toEqual(line);
  });

  it.each([
    [DAY, '10:00–13:30'],
    ['20261121', 'pe 20.11. 10:00–13:30'],
  ])('names its day beside an order of another: %s', (day, clock) => {
    expect(palkkiLine(keikkaPalkki(), day)).toMatchObject({ clock });
  });
});
