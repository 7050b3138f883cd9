import { tuote } from '@keikka/builders';
import { laskupohjaLisaFields, laskupohjaRiviFields, type Tuote } from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import type { KeikkaFacts } from '@keikka/domain/formula';
import type { PohjanBetoni } from '@keikka/domain/laskupohja';
import { esikatselu, type EditedPohja, type EditedRivi } from './esikatselu.js';

const facts = {
  keikka: { keikkaId: 4711, pumppuAika: '2026-11-20T08:00:00.000Z', pumppuKesto: 210, m3: 45.5 },
  ajoneuvo: { vehicleNo: 'P12', vehiclePuomi: 36 },
};

const rivi = (changes: Partial<EditedRivi>): EditedRivi => ({
  ...(blankOf(laskupohjaRiviFields) as EditedRivi),
  ...changes,
});

const betoni = (changes: Partial<PohjanBetoni> = {}): PohjanBetoni => ({
  ...{ laatuId: 10, raeKokoId: 1, lujuusId: 4, notkeusId: 3, kayttoIkaId: 1 },
  ...{ rasitusluokat: '', betoniComment: '', hinta_value: '132' },
  ...changes,
});

const preview = (
  rivit: EditedRivi[],
  seen: KeikkaFacts | undefined = facts,
  tuotteet: Tuote[] = [],
  changes: Partial<EditedPohja> = {},
) => esikatselu({ asiakasId: null, betoniLaskutetaan: true, rivit, ...changes }, seen, tuotteet);

describe('the preview of a template', () => {
  it('shows what each row makes of the order, and the sums', () => {
    const { rivit, summat } = preview(
      [
        rivi({ otsikko: 'Pumppaus {m3} m³', maaraEval: '{m3}', hintaEval: '8,90', alennusProsentti: '5' }),
        rivi({ tuoteId: 7 }),
        rivi({ otsikko: 'Viikonloppulisä', evalCriteria: '{m3 > 100}', hintaEval: '95' }),
      ],
      facts,
      [tuote({ tuoteId: 7, nimike: 'Pesu työmaalla', hinta: '45', määräKaava: '' })],
    );
    expect(rivit.map(({ selite, netto }) => [selite, netto])).toEqual([
      ['Pumppaus 45,5 m³', '384.70'],
      ['Pesu työmaalla', '45.00'],
      ['Viikonloppulisä', null],
    ]);
    expect(summat).toMatchObject({ netto: '429.70', riviCount: 2 });
  });

  it('names what cannot be saved, and leaves the row out of the sums', () => {
    const { rivit, summat } = preview(
      [
        rivi({ otsikko: 'Yli 3 h', evalCriteria: '{kesto > 3', hintaEval: '124', alennusProsentti: '101' }),
        rivi({ hintaEval: '10' }),
      ],
      facts,
      [],
    );
    expect(rivit[0]).toMatchObject({
      tulos: null,
      faults: ['evalCriteria', 'alennusProsentti'],
      virhe: 'Ehto: Virhe: Kaarisulkuja ei ole suljettu oikein. · Alennus ei kelpaa',
    });
    expect(summat.netto).toBe('10.00');
  });

  it('tells a formula without a value on this order from one that cannot be saved', () => {
    const { rivit, summat } = preview([rivi({ hintaEval: '{"abc"}' })]);
    expect([rivit[0]?.virhe, rivit[0]?.faults, summat.netto]).toEqual(['Hinta ei kelpaa: abc', [], '0.00']);
  });

  it('has no values without an order', () => {
    const pohja = { asiakasId: null, betoniLaskutetaan: true, laskupohjaBetonit: [betoni()] };
    const { rivit, betonit } = esikatselu(
      { ...pohja, rivit: [rivi({ otsikko: 'Pumppaus {m3} m³', hintaEval: '8,90' })] },
      undefined,
      [],
    );
    expect(betonit).toEqual([]);
    expect(rivit).toEqual([{ selite: 'Pumppaus {m3} m³', tulos: null, netto: null, virhe: '', faults: [] }]);
  });

  it('has the concretes of the order by its prices, and names the one without', () => {
    const { hinta_value: _, ...ordered } = betoni();
    const kuitu = { keikkaBetoniAttrId: 900, attrId: 4, attrNimike: 'Kuitu', keikkaBetoniAttrComment: '' };
    const attrs = [kuitu, { ...kuitu, keikkaBetoniAttrId: 901, attrId: 5, attrNimike: 'Väri' }];
    const poured = [
      { ...ordered, lujuusId: 6, m3: 8, betoniString: 'C30/37 #16 S3', attrs },
      { ...ordered, laatuId: 11, m3: 2, betoniString: 'Nopea' },
    ];
    const prices = {
      laskupohjaBetonit: [betoni(), betoni({ lujuusId: 6, hinta_value: '1x' })],
      lisat: [
        { ...blankOf(laskupohjaLisaFields), kohde: 'lujuus', hinta: '3.5' },
        { ...blankOf(laskupohjaLisaFields), kohde: 'lisä', attrId: 4, hinta: '2' },
      ],
    };
    const { betonit, summat } = preview(
      [rivi({ hintaEval: '10' })],
      { keikka: { ...facts.keikka, betonit: poured }, ajoneuvo: null },
      [],
      prices,
    );
    expect(betonit).toEqual([
      { selite: 'C30/37 #16 S3', määrä: '8', yksikkö: 'm³', netto: '1112.00', virhe: '' },
      { selite: 'Kuitu', määrä: '8', yksikkö: 'm³', netto: '16.00', virhe: '' },
      { selite: 'Väri', määrä: '', yksikkö: '', netto: null, virhe: 'Lisää ei löydy laskupohjista.' },
      {
        selite: 'Nopea',
        määrä: '2',
        yksikkö: 'm³',
        netto: null,
        virhe: 'Betonilaatua ei löydy laskupohjista.',
      },
    ]);
    expect(summat).toMatchObject({ netto: '1138.00', riviCount: 3 });
  });
});
