import { tyomaaFields, type TyomaaFields } from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { taydennetty } from './osoitehaku.rules.js';

const site = (more: Partial<TyomaaFields> = {}): TyomaaFields => ({
  ...(blankOf(tyomaaFields) as TyomaaFields),
  tyomaaOsoite1: 'Katu 1',
  tyomaaOsoite4: 'Espoo',
  ...more,
});
const at = (tyomaaLat: number | null, tyomaaLng: number | null) => ({ tyomaaLat, tyomaaLng });

const ofKatu = { formattedAddress: 'Katu 1, 02100 Espoo, Finland', lat: 60.2, lng: 24.8 };
const ofTie = { formattedAddress: 'Tie 2, 02200 Espoo', lat: 60.25, lng: 24.85 };
const katu = { text: 'Katu 1, Espoo', nyt: ofKatu, ennen: null };
const tie = { text: 'Tie 2, Espoo', nyt: ofTie, ennen: ofKatu };

const tiella = { tyomaaOsoite1: 'Tie 2' };
const found = { tyomaaOsoite3: '02100', ...at(60.2, 24.8) };
const byHand = at(60.3, 24.9);

describe('a site with what its address tells', () => {
  it.each([
    ['gets code and place [O-239]', site(), katu, found],
    ['keeps the place that is given', site(byHand), katu, { tyomaaOsoite3: '02100', ...byHand }],
    ['keeps half a place', site(at(60.3, null)), katu, { tyomaaOsoite3: '02100', ...at(60.3, null) }],
    ['keeps the code that is given', site({ tyomaaOsoite3: '02100' }), katu, found],
    ['of another code gets nothing', site({ tyomaaOsoite3: '02600' }), katu, at(null, null)],
    [
      'of another city gets nothing (R-27)',
      site({ tyomaaOsoite4: 'Turku' }),
      { ...katu, text: 'Katu 1, Turku' },
      at(null, null),
    ],
    ['gets nothing where nothing is answered', site(), { ...katu, nyt: null }, at(null, null)],
    ['gets nothing of an address that it has no longer', site(tiella), katu, at(null, null)],
    ['stays where nothing was looked up', site(), null, at(null, null)],
  ])('%s when it is new', (_, given, haku, expected) => {
    expect(taydennetty(given, null, haku)).toEqual({ ...given, ...expected });
  });

  it.each([
    [
      'moves from a place of its address, with its code',
      found,
      {},
      tie,
      { tyomaaOsoite3: '02200', ...at(60.25, 24.85) },
    ],
    [
      'stays at a place set by hand, and its code moves',
      { ...found, ...byHand },
      {},
      tie,
      { tyomaaOsoite3: '02200' },
    ],
    ['stays at a place that is set now', found, byHand, tie, { tyomaaOsoite3: '02200' }],
    [
      'gets the place that was emptied',
      found,
      at(null, null),
      tie,
      { tyomaaOsoite3: '02200', ...at(60.25, 24.85) },
    ],
    [
      'keeps another code, which is of neither',
      { ...found, tyomaaOsoite3: '02600' },
      {},
      tie,
      at(null, null),
    ],
    ['is nowhere where nothing is answered', found, {}, { ...tie, nyt: null }, at(null, null)],
    ['stays where the address before was not looked up', found, {}, { ...tie, ennen: null }, {}],
  ])('%s when the street changes', (_, before, now, haku, expected) => {
    const given = site({ ...before, ...tiella, ...now });
    expect(taydennetty(given, site(before), haku)).toEqual({ ...given, ...expected });
  });

  it('gets what is missing when something else changes, but no place that was emptied', () => {
    const memo = { tyomaaMemo: 'Portti' };
    expect(taydennetty(site(memo), site(), katu)).toMatchObject(found);
    const emptied = site({ ...found, ...at(null, null) });
    expect(taydennetty(emptied, site(found), katu)).toEqual(emptied);
  });
});
