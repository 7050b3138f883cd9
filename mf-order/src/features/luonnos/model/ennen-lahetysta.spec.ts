import { keikkaAnswer, betoni } from '@keikka/builders';
import { ennenLahetysta } from './ennen-lahetysta.js';

const whole = {
  timeStart: '2026-11-25T07:00:00.000Z',
  timeEnd: '2026-11-25T10:00:00.000Z',
  tyomaaId: 1,
  tyomaaNimi: 'Tynninharju, talo 3',
  tyomaaOsoite: 'Tynnintie 8, 08100 Lohja',
  yhteyshenkiloNimi: 'Tero Koskinen',
  yhteyshenkiloPuhelin: '040 123 4567',
  betonit: [betoni({ betoniString: 'C30/37 #16 S3' })],
  m3: 32.5,
  optimalPumppuPuomi: 36,
};
const of = (change: object) =>
  ennenLahetysta(keikkaAnswer({ ...whole, ...change }).keikkaData).map(({ isKnown, detail }) => [
    isKnown,
    detail,
  ]);

describe('what a draft needs before it is sent', () => {
  it('is all known', () => {
    expect(of({})).toEqual([
      [true, 'ke 25.11.2026 9:00–12:00, 3\u00a0h'],
      [true, 'Tynnintie 8, 08100 Lohja'],
      [true, 'Tero Koskinen 040 123 4567'],
      [true, '32,5\u00a0m³, C30/37 #16 S3'],
      [true, '36 m'],
    ]);
  });

  it.each([
    ['time', 0, { timeStart: '', timeEnd: '' }, 'Valitse päivä ja kellonaika'],
    ['site', 1, { tyomaaId: null }, 'Työmaa puuttuu'],
    ['address', 1, { tyomaaOsoite: '' }, 'Tynninharju, talo 3: Osoite puuttuu'],
    ['contact', 2, { yhteyshenkiloNimi: '' }, 'Kenelle kuljettaja soittaa?'],
    ['number to call', 2, { yhteyshenkiloPuhelin: '' }, 'Tero Koskinen: puhelinnumero puuttuu'],
    ['concrete', 3, { betonit: [], m3: 0 }, 'Lisää betoni ja määrä'],
    ['amount', 3, { m3: 0 }, 'Lisää betoni ja määrä'],
    ['boom', 4, { optimalPumppuPuomi: null }, 'Kerro, miten pitkä puomi tarvitaan'],
  ])('lacks its %s', (_, at, change, detail) => {
    const found = of(change);
    expect(found[at]).toEqual([false, detail]);
    expect(found.filter(([isKnown]) => isKnown)).toHaveLength(4);
  });
});
