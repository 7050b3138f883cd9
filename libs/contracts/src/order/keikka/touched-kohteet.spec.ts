import { tarkistaEnsin } from '../tarkistus/tarkistus.js';
import { touchedKohteet } from './touched-kohteet.js';

const at = (pumppuAika: string | null) => ({ pumppuAika });
const MORNING = '2025-11-20T08:00:00.000Z';
const line = { keikkaBetoniId: 7, m3: 33.5, laatuId: 10, rasitusluokat: 'XC3', betoniVahvistettu: null };
const lines = (...changes: object[]) => ({ betonit: changes.map((change) => ({ ...line, ...change })) });

describe('what a change of a copied order touches (R-35)', () => {
  it.each([
    ['another day at the same clock', at(MORNING), at('2025-11-21T08:00:00.000Z'), 'paiva'],
    ['the same clock in summer time', at(MORNING), at('2025-07-20T07:00:00.000Z'), 'paiva'],
    ['another clock of the same day', at(MORNING), at('2025-11-20T08:15:00.000Z'), 'aika'],
    ['the last minute before midnight', at(MORNING), at('2025-11-20T21:59:00.000Z'), 'aika'],
    ['midnight, which is the next day', at(MORNING), at('2025-11-20T22:00:00.000Z'), 'paiva aika'],
    ['a first time', at(null), at(MORNING), 'paiva aika'],
    ['another duration', { pumppuKesto: 60 }, { pumppuKesto: 75 }, 'aika'],
    ['another amount', lines({}), lines({ m3: 12 }), 'maara'],
    ['another quality', lines({}), lines({ laatuId: 3 }), 'betoni'],
    ['another exposure and amount', lines({}), lines({ rasitusluokat: '', m3: 1 }), 'maara betoni'],
    ['a line more', lines({}), lines({}, { keikkaBetoniId: undefined }), 'maara betoni'],
    ['a line less', lines({}, { keikkaBetoniId: 8 }), lines({}), 'maara betoni'],
    ['a line that is confirmed', lines({}), lines({ betoniVahvistettu: true }), ''],
    ['another site', { tyomaaId: 1 }, { tyomaaId: 2 }, 'tyomaa'],
    ['another address', { tyomaaOsoite1: 'Vt 25' }, { tyomaaOsoite1: 'Vt 26' }, 'tyomaa'],
    ['a note on the site', { tyomaaMemo: '' }, { tyomaaMemo: 'Portti C' }, ''],
    [
      'another contact of the order',
      { keikkaContactPersonId: 1 },
      { keikkaContactPersonId: 2 },
      'yhteyshenkilo',
    ],
    [
      'another contact of the customer',
      { asiakasContactPersonId: 1 },
      { asiakasContactPersonId: 2 },
      'yhteyshenkilo',
    ],
    [
      'another contact of the site',
      { tyomaaContactPersonId: 1 },
      { tyomaaContactPersonId: null },
      'yhteyshenkilo',
    ],
    [
      'another phone of the contact',
      { yhteyshenkiloPuhelin: '' },
      { yhteyshenkiloPuhelin: '040' },
      'yhteyshenkilo',
    ],
    [
      'a contact that came with its site',
      { tyomaaId: 1, yhteyshenkiloNimi: 'Tero' },
      { tyomaaId: 2, yhteyshenkiloNimi: 'Esa' },
      'tyomaa',
    ],
    [
      'a contact that went with its customer',
      { asiakasId: 1, asiakasContactPersonId: 1 },
      { asiakasId: 2, asiakasContactPersonId: null },
      '',
    ],
    [
      'a comment and the vehicle',
      { keikkaComment: '', vehicleId: 1 },
      { keikkaComment: 'x', vehicleId: 2 },
      '',
    ],
    ['nothing', {}, {}, ''],
  ])('%s', (_, before, after, touched) => {
    expect(touchedKohteet(before, after).join(' ')).toBe(touched);
  });

  it('is named in the words of a sentence', () => {
    expect(tarkistaEnsin(['paiva', 'maara'])).toBe('Tarkista ensin: päivä, määrä.');
  });
});
