import { tuote } from '@keikka/builders';
import { laskupohjaRiviFields } from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { esikatselu, type EditedRivi } from './esikatselu.js';

const facts = {
  keikka: { keikkaId: 4711, pumppuAika: '2026-11-20T08:00:00.000Z', pumppuKesto: 210, m3: 45.5 },
  ajoneuvo: { vehicleNo: 'P12', vehiclePuomi: 36 },
};

const rivi = (changes: Partial<EditedRivi>): EditedRivi => ({
  ...(blankOf(laskupohjaRiviFields) as EditedRivi),
  ...changes,
});

describe('the preview of a template', () => {
  it('shows what each row makes of the order, and the sums', () => {
    const { rivit, summat } = esikatselu(
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
    const { rivit, summat } = esikatselu(
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
    const { rivit, summat } = esikatselu([rivi({ hintaEval: '{"abc"}' })], facts, []);
    expect([rivit[0]?.virhe, rivit[0]?.faults, summat.netto]).toEqual(['Hinta ei kelpaa: abc', [], '0.00']);
  });

  it('has no values without an order', () => {
    const { rivit } = esikatselu([rivi({ otsikko: 'Pumppaus {m3} m³', hintaEval: '8,90' })], undefined, []);
    expect(rivit).toEqual([{ selite: 'Pumppaus {m3} m³', tulos: null, netto: null, virhe: '', faults: [] }]);
  });
});
