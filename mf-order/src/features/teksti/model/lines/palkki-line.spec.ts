import { overlappingPalkki } from '@keikka/builders';
import { palkkiLine } from './palkki-line.js';

describe('palkkiLine', () => {
  it.each([
    ['its words without their style', '*red Nosturi varattu', 'Nosturi varattu'],
    ['its type when it says nothing', '*bold', 'kommentti'],
  ])('tells %s', (_what, keikkaComment, text) => {
    expect(palkkiLine(overlappingPalkki({ keikkaComment }))).toEqual({ id: 900, clock: '10:00–13:30', text });
  });
});
