import type { BetoniAttrFields, BetoniFields } from '../keikka/keikka-facts.js';
import { lisarivit, type PohjanLisa } from './lisarivit.js';

const KUITU = 4;
const facts = { keikka: { m3: 30 }, ajoneuvo: null };

const attr = (changes: Partial<BetoniAttrFields> = {}): BetoniAttrFields => ({
  ...{ keikkaBetoniAttrId: 900, attrId: KUITU, attrNimike: 'Teräskuitu', keikkaBetoniAttrComment: '' },
  ...changes,
});

const hinta = (changes: Partial<PohjanLisa> = {}): PohjanLisa => ({
  ...{ kohde: 'lisä', hinta: '12.5', attrId: KUITU, attrNimike: 'Kuitu', määrä: null, määräKaava: '' },
  keikkaBetoniAttrComment: '',
  ...changes,
});

function rows(lisat: PohjanLisa[][], ...attrs: BetoniAttrFields[]) {
  const betoni: BetoniFields = { keikkaBetoniId: 51, m3: 8, toimitettuM3: 7.5, attrs };
  const pohjat = lisat.map((own) => ({ lisat: own }));
  return lisarivit(pohjat, facts, { betoni, toimitettu: 7.5, alv: '25.5' });
}
const rowOf = (lisa: PohjanLisa, changes?: Partial<BetoniAttrFields>) =>
  rows([[lisa]], attr(changes))[0]?.made?.rivi;

describe('the extras of a concrete on its invoice', () => {
  it('are a row each below it, by the amount that was poured [I-038]', () => {
    expect(rowOf(hinta(), { keikkaBetoniAttrComment: '25 kg' })).toMatchObject({
      ...{ riviSelite: 'Teräskuitu', riviSelite2: '25 kg', määrä: '7.5', yksikkö: 'm³', hinta: '12.5' },
      ...{ alv: '25.5', virhe: '', keikkaBetoniId: 51, keikkaBetoniAttrId: 900, määräKaava: '' },
      selvitys: { osa: 'lisä', maara: { lahde: 'tilaus' }, hinta: { lahde: 'laskupohja' } },
    });
  });

  it.each<[string, Partial<PohjanLisa>, string, string]>([
    ['given', { määrä: '2' }, '2', 'kpl'],
    ['given as none', { määrä: '0' }, '0', 'kpl'],
    ['the line’s own [I-089]', { määräKaava: '{m3}' }, '7.5', ''],
    ['by formula of the line', { määräKaava: '{m3 * 25}', määrä: '2' }, '187.5', ''],
  ])('have the quantity that is %s', (_, changes, määrä, yksikkö) => {
    expect(rowOf(hinta(changes))).toMatchObject({ määrä, yksikkö, virhe: '' });
  });

  it('name a faulty formula, and bill nothing by it [I-085]', () => {
    const rivi = rowOf(hinta({ määräKaava: '{m3 +}' }));
    expect(rivi).toMatchObject({ määrä: '0' });
    expect(rivi?.virhe).toMatch(/^Määrä/);
  });

  it.each<[string, Partial<PohjanLisa>, boolean]>([
    ['of the kind, whatever it is called', { attrNimike: 'Muu' }, true],
    ['of another kind', { attrId: 5, attrNimike: 'Teräskuitu' }, false],
    ['of no kind, by its name', { attrId: null, attrNimike: ' teräskuitu ' }, true],
    ['of no kind, by another name', { attrId: null, attrNimike: 'Kuitu' }, false],
    ['for the comment', { keikkaBetoniAttrComment: '25 KG' }, true],
    ['for another comment', { keikkaBetoniAttrComment: '30 kg' }, false],
    ['for a step of strength', { kohde: 'lujuus' }, false],
  ])('have a price %s', (_, changes, fits) => {
    expect(Boolean(rowOf(hinta(changes), { keikkaBetoniAttrComment: '25 kg' }))).toBe(fits);
  });

  it('have the price of their comment before that of any, and of the first template that has one', () => {
    const byComment = hinta({ hinta: '20', keikkaBetoniAttrComment: '25 kg' });
    const lisa = attr({ keikkaBetoniAttrComment: '25 kg' });
    const priceOf = (lisat: PohjanLisa[][]) => rows(lisat, lisa)[0]?.made?.rivi.hinta;
    expect(priceOf([[hinta(), byComment]])).toBe('20');
    expect(priceOf([[], [hinta({ hinta: '9' })], [hinta()]])).toBe('9');
    expect(priceOf([[]])).toBeUndefined();
  });
});
