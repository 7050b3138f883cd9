import { betoni } from '@keikka/builders';
import type { SavedBetonit } from '@keikka/contracts';
import { limutusConfig } from '@keikka/domain';
import { isRefusal, splitText, standing, type LimutusSource } from './limutus.js';
import { lineErrorClass } from './line-error.js';

const first = betoni({ keikkaBetoniId: 1, m3: 33.5 });
const line = betoni({ keikkaBetoniId: 2, m3: 12 });
const primer = betoni({ keikkaBetoniId: 3, m3: 1, raeKoko: '8mm', raeKokoId: 4 });
const of: LimutusSource = { line, number: 2, betonit: [first, line], varmenne: 7 };
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a limutus', () => {
  it('tells what became of the lines', () => {
    const betonit = [first, { ...line, m3: 11 }, primer];
    const saved: SavedBetonit = {
      keikkaId: 4711,
      varmenne: 8,
      m3: 45.5,
      betonit,
      keikkaBetoniId: 3,
      betoni: primer,
      tarkistettavat: [],
    };
    expect(plain(splitText(of, saved))).toBe(
      'Rivi 2: 12 → 11 m³ #16. Rivi 3: 1 m³ #8, Limu, ei hintaa. Yhteensä edelleen 12 m³.',
    );
  });

  it.each([
    ['nothing was made', [first, line], 'same'],
    ['another line was added', [first, line, { ...primer, m3: 5 }], 'same'],
    ['it was made without an answer', [first, { ...line, m3: 11 }, primer], primer],
    ['the line is gone', [first], 'other'],
    ['the amount was changed', [first, { ...line, m3: 9 }], 'other'],
  ] as const)('knows how the lines stand when %s', (_name, now, stands) => {
    expect(standing(of, now, limutusConfig)).toEqual(stands);
  });

  it.each([
    [0, 'NETWORK', true, 'NETWORK', false],
    [403, 'LIMUTUS.FORBIDDEN', false, 'PERMISSION', true],
    [409, 'CHANGE.OUTDATED', false, 'DATA_CONSISTENCY', true],
    [409, 'LIMUTUS.RAE_KOKO', false, 'VALIDATION', true],
    [500, 'INTERNAL', false, 'TRANSACTION', false],
  ] as const)(
    'takes the failure %s %s for one of its class',
    (status, errorCode, isTransient, is, refused) => {
      const errorClass = lineErrorClass({ status, errorCode, isTransient });
      expect(errorClass).toBe(is);
      expect(isRefusal(errorClass)).toBe(refused);
    },
  );
});
