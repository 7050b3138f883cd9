import {
  laskuCalls,
  laskupohjaCalls,
  laskuRiviCalls,
  tuoteCalls,
  type LaskuRiviSave,
} from '@keikka/contracts';
import { handler, invoicer, OWN, RIVAL, rivalInvoicer, tuote } from '../../../test/invoicing-company.js';
import { billingWithout, SOURCE, storedPohja } from '../../../test/lasku-company.js';
import { Laskupohja } from '../../laskupohja/laskupohja.entity.js';
import { KeikkaLasku } from '../keikka-lasku.entity.js';

describe('a row that is saved', () => {
  const { invoicing, neighbours } = billingWithout(KeikkaLasku, Laskupohja);
  let keikkaLaskuId: number;

  beforeEach(async () => {
    neighbours.order(4711);
    const input = { keikkaId: 4711, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 };
    ({ keikkaLaskuId } = await invoicing.ask(laskuCalls.create, input, invoicer));
  });

  const parties = { laskuttajaAsiakasId: OWN, maksajaAsiakasId: SOURCE };
  const send = (save: LaskuRiviSave, who = invoicer) => invoicing.ask(laskuRiviCalls.save, save, who);

  describe('on an invoice', () => {
    const save = (changes: LaskuRiviSave) => send({ ...parties, keikkaLaskuId, ...changes });
    const sumEur = async () =>
      (await invoicing.ask(laskuCalls.get, { keikkaLaskuId }, invoicer)).laskuData.sumEur;

    it('has what its formulas give on the order [I-118]', async () => {
      const { tuoteId } = await invoicing.ask(tuoteCalls.save, tuote(), invoicer);
      const rivi = await save({
        ...{ riviSelite: 'Kirjoitettu', riviSeliteKaava: 'Pumppaus {m3} m³', riviSelite2Kaava: '{kesto} h' },
        ...{ hinta: '1', hintaKaava: '{m3 > 50 ? 5.4 : 5.9}', määräKaava: '{m3}', ehtoKaava: '{m3 > 10}' },
        tuoteIdKaava: `{${tuoteId}}`,
      });
      expect(rivi).toMatchObject({
        ...{ riviSelite: 'Pumppaus 45,5 m³', riviSelite2: '3,5 h', määrä: '45.5', hinta: '5.90', tuoteId },
        ...{ ehtoTäyttyy: true, virhe: '', netto: '268.45', hintaKaava: '{m3 > 50 ? 5.4 : 5.9}' },
      });
      expect(await sumEur()).toBe('268.45');
    });

    it('names what is wrong, until the formula is mended or the value written by hand [I-085]', async () => {
      const made = await save({ määrä: '2', hinta: '5', hintaKaava: '{"abc"}', määräKaava: '{"x"}' });
      expect(made).toMatchObject({
        ...{ hinta: '0.00', määrä: '0', virhe: 'Määrä ei kelpaa: x. Hinta ei kelpaa: abc' },
      });
      const { keikkaLaskuRiviId } = made;
      const mended = await save({ keikkaLaskuRiviId, hintaKaava: '{2 * 3}' });
      expect(mended).toMatchObject({ hinta: '6.00', määrä: '0', virhe: 'Määrä ei kelpaa: x' });
      const byHand = await save({ keikkaLaskuRiviId, määrä: '3', määräKaava: '' });
      expect(byHand).toMatchObject({ hinta: '6.00', määrä: '3', virhe: '', netto: '18.00' });
    });

    it('is off the invoice while its condition is false, and on it again without one [I-080]', async () => {
      const { keikkaLaskuRiviId, ehtoTäyttyy } = await save({
        ...{ määrä: '1', hinta: '5', ehtoKaava: '{m3 > 100}' },
      });
      expect([ehtoTäyttyy, await sumEur()]).toEqual([false, '0.00']);
      expect(await save({ keikkaLaskuRiviId, ehtoKaava: '' })).toMatchObject({ ehtoTäyttyy: null });
      expect(await sumEur()).toBe('5.00');
    });

    it('keeps the value of a formula that the save does not change', async () => {
      const { keikkaLaskuRiviId } = await save({ hintaKaava: '{m3}', määrä: '1' });
      neighbours.order(4711, { m3: 10 });
      const again = { keikkaLaskuRiviId, hintaKaava: '{m3}', määrä: '2' };
      expect(await save(again)).toMatchObject({ hinta: '45.50', määrä: '2' });
      expect(await save({ keikkaLaskuRiviId, hintaKaava: '{m3 + 1}' })).toMatchObject({ hinta: '11.00' });
    });

    it('has the values that come with it once its order is gone, and none beyond the limits', async () => {
      await expect(save({ hintaKaava: '{1000 * 1001}' })).rejects.toMatchObject({
        code: 'LASKURIVI.HINTA_OUT_OF_RANGE',
      });
      neighbours.keikat.clear();
      expect(await save({ hinta: '7', hintaKaava: '{m3}' })).toMatchObject({ hinta: '7.00', virhe: '' });
    });
  });

  describe('on a template', () => {
    let laskupohjaId: number;
    beforeEach(async () => {
      ({ laskupohjaId } = await storedPohja(invoicing, {}, [{ otsikko: 'Pumppaus', hintaEval: '10' }]));
    });

    const save = (changes: LaskuRiviSave, who = invoicer) =>
      send({ ...parties, keikkaLaskuPohjaId: laskupohjaId, ...changes }, who);
    const read = () => invoicing.ask(laskupohjaCalls.get, { laskupohjaId }, invoicer);

    it('is one of its rows: values and formulas are its formulas [I-057]', async () => {
      const rivi = await save({
        ...{ riviSelite: 'Pesu', riviSelite2Kaava: '{tyomaaNimi}', hinta: '12.5', määräKaava: '{m3}' },
        ...{ ehtoKaava: '{m3 > 1}', yksikkö: 'kpl', alv: '14', alennus: '5' },
      });
      expect(rivi).toMatchObject({
        ...{ keikkaLaskuId: null, keikkaLaskuPohjaId: laskupohjaId, riviSelite: 'Pesu', hinta: '12.5' },
        ...{ määrä: null, määräKaava: '{m3}', yksikkö: 'kpl', alv: '14', aleProsentti: '5', virhe: '' },
      });
      const { rivit, varmenne } = await read();
      expect(rivi).toMatchObject({ keikkaLaskuPohjaRiviId: rivit[1]?.laskupohjaRiviId, varmenne });
      expect(rivit).toMatchObject([
        { otsikko: 'Pumppaus' },
        {
          ...{ otsikko: 'Pesu', laskuRiviTxtEval: '{tyomaaNimi}', hintaEval: '12.5', maaraEval: '{m3}' },
          ...{ evalCriteria: '{m3 > 1}', yksikko: 'kpl', alv: '14', alennusProsentti: '5' },
          luoLaskuRivi: true,
        },
      ]);
    });

    it('is changed where it is known, and nothing else of it', async () => {
      const { keikkaLaskuRiviId } = await save({ riviSelite: 'Pesu', hinta: '12.5' });
      expect(await save({ keikkaLaskuRiviId, hintaKaava: '{m3 * 2}' })).toMatchObject({
        ...{ keikkaLaskuRiviId, riviSelite: 'Pesu', hinta: null, hintaKaava: '{m3 * 2}' },
      });
      expect((await read()).rivit).toMatchObject([{}, { otsikko: 'Pesu', hintaEval: '{m3 * 2}' }]);
      const conflict = { keikkaLaskuRiviId, varmenne: 2, hinta: '1' };
      await expect(save(conflict)).rejects.toMatchObject({ code: 'SAVE.CONFLICT' });
    });

    it('is deleted without an invoice [I-119]', async () => {
      const { keikkaLaskuRiviId } = await save({ riviSelite: 'Pesu' });
      const aimed = { keikkaLaskuRiviId, keikkaLaskuId: 0 };
      const remove = (who = invoicer) => invoicing.ask(laskuRiviCalls.delete, aimed, who);
      await expect(remove(rivalInvoicer)).rejects.toMatchObject({ code: 'LASKURIVI.NOT_FOUND' });
      expect(await remove()).toEqual({ keikkaLaskuRiviId });
      expect((await read()).rivit).toHaveLength(1);
      await expect(remove()).rejects.toMatchObject({ code: 'LASKURIVI.NOT_FOUND' });
    });

    it('is refused where there is no such template or row, a formula is faulty, or it is another’s [I-077]', async () => {
      const missing = { message: 'Keikka lasku tai pohja ID puuttuu. Rivin tallennus ei onnistu.' };
      await expect(save({ keikkaLaskuPohjaId: 999_999 })).rejects.toMatchObject(missing);
      await expect(save({ keikkaLaskuPohjaId: 0 })).rejects.toMatchObject(missing);
      await expect(save({ keikkaLaskuRiviId: 999_999 })).rejects.toMatchObject({
        code: 'LASKURIVI.NOT_FOUND',
      });
      await expect(save({ hintaKaava: '{m3 *' })).rejects.toMatchObject({
        code: 'LASKUPOHJA.KAAVA_INVALID',
      });
      await expect(save({}, handler)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
      await expect(save({ laskuttajaAsiakasId: RIVAL }, rivalInvoicer)).rejects.toMatchObject({
        code: 'AUTH.FOREIGN_TENANT',
      });
      expect((await read()).rivit).toHaveLength(1);
    });
  });
});
