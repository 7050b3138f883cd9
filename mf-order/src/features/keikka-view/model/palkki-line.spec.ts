import { palkkiOf } from '../../../../test/keikka.builder.js';
import { palkkiLine } from './palkki-line.js';

describe('palkkiLine', () => {
  it.each([
    ['its words without their style', '*red Nosturi varattu', 'Nosturi varattu'],
    ['its type when it says nothing', '*bold', 'kommentti'],
  ])('tells %s', (_what, keikkaComment, text) => {
    expect(palkkiLine(palkkiOf({ keikkaComment }))).toEqual({ id: 7, clock: '10:00–13:30', text });
  });
});
