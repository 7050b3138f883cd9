import type { KoeajonTilaus } from '@keikka/contracts';
import { koeajettuRivi as rivi, koeajettuTilaus } from '../../../../test/koeajo.js';
import { koeajonKorjaukset, type Korjaus } from './koeajon-korjaukset.js';

const pohja = { laskupohjaId: 218, startDate: null };
const muu = { laskupohjaId: 7, laskupohjaNimi: 'Talvi', riviNro: 1 };

const mended = (rivit: KoeajonTilaus['rivit'], changes: Partial<KoeajonTilaus> = {}, tried = pohja) =>
  koeajonKorjaukset(koeajettuTilaus(4521, { tila: 'eri', rivit, ...changes }), tried);

describe('what mends a row of a run', () => {
  it.each<[string, Parameters<typeof rivi>[0], Partial<Korjaus>]>([
    [
      'a faulty quantity at its formula',
      { laji: 'virhe', virhe: 'Määrä ei kelpaa: ei arvoa', kaava: 'määräKaava' },
      {
        otsikko: 'Rivi 8 Ajomatka',
        syy: 'Määrä ei kelpaa: ei arvoa',
        isFault: true,
        teko: { label: 'Korjaa kaava', kohde: { tab: 'rivit', rivi: 7, kentta: 'rivit.7.maaraEval' } },
      },
    ],
    [
      'a faulty price at its formula',
      { laji: 'virhe', virhe: 'Hinta ei kelpaa: abc', kaava: 'hintaKaava' },
      { teko: { label: 'Korjaa hinta', kohde: { tab: 'rivit', rivi: 7, kentta: 'rivit.7.hintaEval' } } },
    ],
    [
      'what is made no more at its condition',
      { laji: 'pois' },
      { teko: { label: 'Korjaa ehto', kohde: { tab: 'rivit', rivi: 7, kentta: 'rivit.7.evalCriteria' } } },
    ],
    [
      'another sum at the row',
      { laji: 'eri' },
      { teko: { label: 'Avaa rivi', kohde: { tab: 'rivit', rivi: 7, kentta: 'rivit.7.hintaEval' } } },
    ],
    [
      'the row of another template there',
      { laji: 'uusi', kohta: muu },
      { otsikko: 'Ajomatka', teko: { label: 'Avaa laskupohja Talvi', laskupohjaId: 7 } },
    ],
    [
      'a concrete without a price among the concretes',
      { laji: 'pois', osa: 'betoni', kohta: null },
      { teko: { label: 'Avaa betonit', kohde: { tab: 'betonit' } } },
    ],
    [
      'an extra among the surcharges',
      { laji: 'eri', osa: 'lisä' },
      { teko: { label: 'Avaa lisät', kohde: { tab: 'lisat' } } },
    ],
    ['a row by hand by nothing', { laji: 'käsin', osa: null, kohta: null }, { teko: null }],
    ['a row that was removed by nothing', { laji: 'pois', kohta: null }, { teko: null }],
  ])('mends %s', (_, changes, expected) => {
    expect(mended([rivi(changes)])).toMatchObject([expected]);
  });

  it('leaves what is the same', () => {
    expect(mended([rivi({ laji: 'sama' })])).toEqual([]);
  });

  it.each<[KoeajonTilaus['este'], string | null, string | null, string | null]>([
    [{ ehto: 'voimassa', syy: 'Päättyi 31.10.2026' }, null, 'Jatka pohjaa', 'endDate'],
    [{ ehto: 'voimassa', syy: 'Alkaa 13.11.2026' }, '20261113', 'Aikaista pohjaa', 'startDate'],
    [{ ehto: 'voimassa', syy: 'Päättyi 11.11.2026' }, '20261112', 'Jatka pohjaa', 'endDate'],
    [{ ehto: 'ehto', syy: 'Ehto ei täyty: {m3 > 50}' }, null, 'Korjaa ehto', 'evalCriteria'],
    [{ ehto: 'asiakas', syy: 'Vain asiakkaalle Muu' }, null, 'Avaa perustiedot', 'asiakasId'],
    [{ ehto: 'lahde', syy: 'Vain lähteelle Muu' }, null, 'Avaa perustiedot', 'sourceAsiakasId'],
  ])('mends a template that is not for the order once: %j', (este, startDate, label, kentta) => {
    const rivit = [rivi({ laji: 'pois' }), rivi({ laji: 'pois', selite: 'Pesu' })];
    expect(mended(rivit, { este }, { laskupohjaId: 218, startDate: startDate as never })).toEqual([
      {
        otsikko: 'Laskupohja ei sovi tilaukselle',
        syy: este?.syy,
        isFault: false,
        teko: { label, kohde: { tab: 'perustiedot', kentta } },
      },
    ]);
  });

  it('leaves a template whose order has no time to the order', () => {
    const este = { ehto: 'voimassa', syy: 'Tilauksella ei ole aikaa' } as const;
    expect(mended([rivi({ laji: 'pois' })], { este, pumppuAika: null })).toMatchObject([{ teko: null }]);
  });
});
