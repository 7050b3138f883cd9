import type { BetoniFields } from '../keikka/keikka-facts.js';
import { betonirivit, type HinnoittelevaPohja, type PohjanBetoni } from './betonirivit.js';
import { laskuPohjista, type LaskuttavaPohja } from './lasku-pohjista.js';

const [CUSTOMER, C25, C30] = [101, 4, 6];

const priced = (changes: Partial<PohjanBetoni> = {}): PohjanBetoni => ({
  ...{ laatuId: 10, raeKokoId: 1, lujuusId: C25, notkeusId: 3, kayttoIkaId: 1 },
  ...{ rasitusluokat: '', betoniComment: '', hinta_value: '132' },
  ...changes,
});

const line = (changes: Partial<BetoniFields> = {}): BetoniFields => ({
  keikkaBetoniId: 51,
  ...{ laatuId: 10, raeKokoId: 1, lujuusId: C25, notkeusId: 3, kayttoIkaId: 1 },
  ...{ rasitusluokat: '', betoniComment: '' },
  m3: 8,
  toimitettuM3: null,
  betoniString: 'C25/30 #16 S3',
  ...changes,
});

const factsOf = (...betonit: BetoniFields[]) => ({
  keikka: { pumppuAika: '2026-11-20T08:00:00.000Z', asiakasId: CUSTOMER, m3: 8, betonit },
  ajoneuvo: null,
});

const pohja = (changes: Partial<LaskuttavaPohja> = {}): LaskuttavaPohja => ({
  ...{ laskupohjaId: 1, laskupohjaNimi: 'Betonit', laskupohjaTilaId: 3, startDate: null, endDate: null },
  ...{ evalCriteria: '', asiakasId: null, sourceAsiakasId: null, maksuEhtoPv: 21, viitteemme: '' },
  ...{ viitteenne: '', textBefore: '', textAfter: '', sellerName: '' },
  betoniLaskutetaan: true,
  laskupohjaBetonit: [priced()],
  ...changes,
});

const lasku = (pohjat: LaskuttavaPohja[], ...betonit: BetoniFields[]) =>
  laskuPohjista(pohjat, { facts: factsOf(...betonit), maksajaAsiakasId: CUSTOMER }, new Map());
const pricesOf = (pohjat: HinnoittelevaPohja[], ...betonit: BetoniFields[]) =>
  betonirivit(pohjat, factsOf(...betonit)).map(({ made }) => made?.rivi.hinta ?? null);

describe('the concretes of an order on its invoice', () => {
  it('are a row each: amount, unit, price, and how it was priced [I-032] [I-099]', () => {
    const lisat = [
      { kohde: 'lujuus', hinta: '3.5' },
      { kohde: 'rasitus', hinta: '1.25' },
    ];
    const ordered = line({
      lujuusId: C30,
      rasitusluokat: 'XC3,XC4',
      toimitettuM3: 7.5,
      betoniString: 'C30/37',
    });
    const { rivit, huomiot } = lasku([pohja({ lisat })], ordered);
    expect(huomiot).toEqual([]);
    expect(rivit).toMatchObject([
      {
        ...{ riviSelite: 'C30/37', määrä: '7.5', yksikkö: 'm³', hinta: '141.5', alv: '25.5', virhe: '' },
        ...{ keikkaBetoniId: 51, keikkaLaskuPohjaRiviId: null, määräKaava: '', aleProsentti: '0' },
        selvitys: { laskupohjaId: 1, laskupohjaNimi: 'Betonit', riviNro: 1, osa: 'betoni', ehto: null },
      },
    ]);
    const told = rivit[0]?.selvitys.hinta.vaiheet.map(({ nimi, arvo }) => `${nimi}: ${arvo}`);
    expect(told?.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Laskupohjan betoni: 132,00 €',
      'Lujuus +2: 7,00 €',
      'Puuttuvat rasitusluokat: 2: 2,50 €',
      'Hinta: 141,50 €',
    ]);
    expect(rivit[0]?.selvitys.maara).toMatchObject({
      lahde: 'tilaus',
      vaiheet: [{ nimi: 'Toimitettu määrä', arvo: '7,5\u00a0m³' }],
    });
  });

  it.each<[string, Partial<BetoniFields>]>([
    ['a template prices', {}],
    ['no template prices', { laatuId: 11 }],
  ])('have the price that was agreed for a line that %s', (_, changes) => {
    const { rivit, huomiot } = lasku([pohja()], line({ ...changes, hinta_value: '118.5000' }));
    expect(rivit).toMatchObject([{ hinta: '118.5', selvitys: { hinta: { lahde: 'tilaus' } } }]);
    expect(rivit[0]?.selvitys.hinta.vaiheet.at(-1)).toMatchObject({
      nimi: 'Tilauksen betonille sovittu hinta',
      arvo: '118,50\u00a0€',
    });
    expect(huomiot).toEqual([]);
  });

  it('are free where that was agreed, and no template that bills by its rows makes a row of them', () => {
    expect(pricesOf([pohja()], line({ hinta_value: '0' }))).toEqual(['0']);
    expect(pricesOf([pohja({ laskupohjaBetonit: [] })], line({ hinta_value: '118.5' }))).toEqual([]);
  });

  it('have their extras below them, and an extra without a price is told', () => {
    const attr = { keikkaBetoniAttrId: 900, attrId: 4, attrNimike: 'Kuitu', keikkaBetoniAttrComment: '' };
    const unknown = { ...attr, keikkaBetoniAttrId: 901, attrId: 5, attrNimike: 'Väri' };
    const lisat = [{ kohde: 'lisä', attrId: 4, hinta: '12' }];
    const ordered = [line({ attrs: [attr, unknown] }), line({ keikkaBetoniId: 52 })];
    const { rivit, huomiot } = lasku([pohja({ lisat })], ...ordered);
    expect(
      rivit.map(({ keikkaBetoniId, keikkaBetoniAttrId }) => [keikkaBetoniId, keikkaBetoniAttrId]),
    ).toEqual([
      [51, null],
      [51, 900],
      [52, null],
    ]);
    expect(rivit[1]).toMatchObject({ määrä: '8', hinta: '12', selvitys: { osa: 'lisä', riviNro: 1 } });
    expect(huomiot).toEqual([
      { title: 'Lisää ei hinnoiteltu: Väri, C25/30 #16 S3', description: 'Lisää ei löydy laskupohjista.' },
    ]);
  });

  it('are billed as ordered where no delivery is known', () => {
    const [rivi] = lasku([pohja()], line()).rivit;
    expect(rivi).toMatchObject({ määrä: '8', selvitys: { maara: { vaiheet: [{ nimi: 'Tilattu määrä' }] } } });
  });

  it.each<[string, Partial<BetoniFields>, string | null]>([
    ['identical', {}, '132'],
    ['a step stronger [I-096]', { lujuusId: C25 + 1 }, '132'],
    ['weaker than the template’s (C-52)', { lujuusId: C25 - 1 }, null],
    ['of another quality [I-094]', { laatuId: 11 }, null],
    ['of another grain size [I-094]', { raeKokoId: 3 }, null],
    ['with another comment [I-095]', { betoniComment: 'Hidas' }, null],
    ['500 steps away [I-098]', { lujuusId: C25 + 500 }, '132'],
    ['501 steps away [I-098]', { lujuusId: C25 + 501 }, null],
  ])('have the template’s price or none: one %s', (_, changes, hinta) => {
    expect(pricesOf([pohja()], line(changes))).toEqual([hinta]);
  });

  it('are billed once, by the customer’s own template before one for all, and there by the nearest', () => {
    const forAll = pohja({ laskupohjaBetonit: [priced({ lujuusId: C30, hinta_value: '150' })] });
    const own = pohja({
      laskupohjaId: 2,
      asiakasId: CUSTOMER,
      laskupohjaBetonit: [priced({ hinta_value: '120' })],
    });
    const other = pohja({
      laskupohjaId: 3,
      asiakasId: CUSTOMER,
      laskupohjaBetonit: [
        priced({ laatuId: 11, hinta_value: '99' }),
        priced({ lujuusId: C30 - 1, hinta_value: '125' }),
      ],
    });
    const ordered = line({ lujuusId: C30 });
    expect(pricesOf([forAll, own], ordered)).toEqual(['120']);
    expect(pricesOf([own, other, forAll], ordered)).toEqual(['125']);
    expect(lasku([forAll, own, other], ordered).rivit).toMatchObject([
      { hinta: '125', selvitys: { laskupohjaId: 3, riviNro: 2 } },
    ]);
    expect(pricesOf([forAll, own], line({ laatuId: 12 }))).toEqual([null]);
  });

  it('stand after the rows of the template that prices them, and count in its sums', () => {
    const rivi = { laskupohjaRiviId: 7, otsikko: 'Pumppaus', hintaEval: '10', alv: null, tuoteId: null };
    const texts = { laskuRiviTxtEval: '', evalCriteria: '', tuoteIdEval: '', maaraEval: '', yksikko: '' };
    const more = { alennusProsentti: '0', luoLaskuRivi: true, maaraSelite: '', hintaSelite: '' };
    const first = { ...rivi, ...texts, ...more };
    const winter = pohja({ laskupohjaId: 2, laskupohjaBetonit: [], rivit: [{ ...first, otsikko: 'Talvi' }] });
    const both = [pohja({ rivit: [first] }), winter];
    const made = lasku(both, line(), line({ keikkaBetoniId: 52, m3: 2 })).rivit;
    expect(made.map(({ riviSelite, määrä }) => `${riviSelite} ${määrä}`)).toEqual([
      'Pumppaus 1',
      'C25/30 #16 S3 8',
      'C25/30 #16 S3 2',
      'Talvi 1',
    ]);
  });

  it('without a price are told, and make no row [I-184]', () => {
    const { rivit, huomiot } = lasku([pohja()], line({ laatuId: 11, betoniString: 'NK C30/37', m3: 4.5 }));
    expect(rivit).toEqual([]);
    expect(huomiot).toEqual([
      {
        title: 'Betonia ei hinnoiteltu: NK C30/37, 4,5\u00a0m³',
        description: 'Betonilaatua ei löydy laskupohjista.',
      },
    ]);
  });

  it.each<[string, Partial<LaskuttavaPohja>]>([
    ['that does not bill concrete', { betoniLaskutetaan: false }],
    ['without concretes', { laskupohjaBetonit: [] }],
    ['whose concrete has no price yet', { laskupohjaBetonit: [priced({ hinta_value: '' })] }],
    ['that does not fit the order', { laskupohjaTilaId: 1 }],
  ])('are none of a template’s %s: no row, nothing amiss', (_, changes) => {
    expect(lasku([pohja(changes)], line())).toMatchObject({ rivit: [], huomiot: [] });
  });
});
