import { keikkaAnswer, keikkaData } from '@keikka/builders';
import { keikkaCalls, laskupohjaCalls, laskuRiviCalls, laskuttamattaCalls } from '@keikka/contracts';
import { renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laskuttamaton, LaskuttamattaBff } from '../../../../test/laskuttamatta-bff.js';
import { listedPohja } from '../../../../test/listed-pohja.js';
import { LaskuttamattaPage } from './laskuttamatta.page.js';

const ended = { laskupohjaId: 204, laskupohjaNimi: 'Häme perus 38 m' };
const nobody = { maksajaAsiakasId: null, maksaja: '', korjaus: 'annaMaksaja' } as const;
const eriM3 = { syy: 'eriM3', keikkaLaskuId: 9, laskutettuM3: 142, rahaa: '67.20' } as const;

function bffToMend(): LaskuttamattaBff {
  const bff = new LaskuttamattaBff();
  const noPohja = { syy: 'eiPohjaa', rahaa: null } as const;
  bff.rivit = [
    laskuttamaton({ keikkaId: 4661, ...noPohja, korjaus: 'jatkaPohjaa', jatkettava: ended }),
    laskuttamaton({ keikkaId: 4662, ...noPohja, korjaus: 'jatkaPohjaa', jatkettava: ended }),
    laskuttamaton({ keikkaId: 4648, ...noPohja, korjaus: 'valitsePohja' }),
    laskuttamaton({ keikkaId: 4646, ...eriM3, korjaus: 'paivitaMaara' }),
    laskuttamaton({ keikkaId: 4685, ...eriM3, korjaus: 'paivitaMaara' }),
    laskuttamaton({ keikkaId: 4594, ...eriM3, korjaus: 'luoLisalasku' }),
    laskuttamaton({ keikkaId: 4529, ...eriM3, rahaa: '-17.80', korjaus: 'luoLisalasku' }),
  ];
  bff.on(keikkaCalls.get, ({ keikkaId }) => ({
    ...keikkaAnswer(keikkaData({ keikkaId, pumppuAika: '2026-11-17T05:00:00.000Z', m3: 21 })),
    palkit: [],
  }));
  bff.on(laskupohjaCalls.list, () => [
    listedPohja(204, { laskupohjaNimi: 'Häme perus 38 m', endDate: '20261031' }),
    listedPohja(231, { laskupohjaNimi: 'Häme talvi', laskupohjaTilaId: 1 }),
  ]);
  return bff;
}

const show = (bff: LaskuttamattaBff) => renderInShell(<LaskuttamattaPage />, bff, { wide: true });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const leaves = (keikkaId: number) =>
  waitFor(() =>
    expect(screen.queryByRole('button', { name: `Avaa tilaus ${keikkaId}` })).not.toBeInTheDocument(),
  );

describe('what mends an order in its row', () => {
  it('lets the template that ended go on until the end of the year, and makes the invoice', async () => {
    const bff = bffToMend();
    show(bff);
    await press('Jatka pohjaa, tilaus 4661');
    expect(
      await screen.findByRole('radio', { name: 'Jatka pohjan Häme perus 38 m voimassaoloa' }),
    ).toBeChecked();
    expect(screen.getByText('koskee myös 1 tilausta')).toBeInTheDocument();
    expect(bff.mended).toEqual([]);
    await press('Jatka pohjaa ja luo lasku');
    expect(
      await screen.findByText(
        'Laskupohja Häme perus 38 m on voimassa 31.12.2026 asti. Uusi lasku luotu tilaukselle 4661',
      ),
    ).toBeInTheDocument();
    expect(bff.mended).toEqual([{ call: 'jatkaPohjaa 204 20261231', keikkaId: 4661 }]);
    await leaves(4661);
  });

  it('bills by a template that is chosen for this order alone', async () => {
    const bff = bffToMend();
    show(bff);
    await press('Valitse laskupohja, tilaus 4648');
    expect(
      await screen.findByRole('radio', { name: 'Valitse laskupohja vain tälle tilaukselle' }),
    ).toBeChecked();
    await press('Luo lasku pohjalla');
    expect(
      await screen.findByText('Uusi lasku luotu tilaukselle 4648 pohjalla Häme perus 38 m'),
    ).toBeInTheDocument();
    expect(bff.mended).toEqual([{ call: 'luoPohjalla 204', keikkaId: 4648 }]);
  });

  it('puts the delivered amount onto an open invoice, which is asked first', async () => {
    const bff = bffToMend();
    show(bff);
    await press('Päivitä määrä, tilaus 4646');
    await press('PERUUTA');
    expect(bff.mended).toEqual([]);
    await press('Päivitä määrä, tilaus 4646');
    await press('KYLLÄ, päivitä');
    expect(
      await screen.findByText('Toimitettu määrä päivitetty tilauksen 4646 laskulle'),
    ).toBeInTheDocument();
    expect(bff.mended).toEqual([{ call: 'paivitaMaara', keikkaId: 4646 }]);
    await leaves(4646);
  });

  it('does so for the whole reason, asked once', async () => {
    const bff = bffToMend();
    show(bff);
    await press('Päivitä 2 riviä');
    await press('KYLLÄ, päivitä');
    expect(await screen.findByText('Korjattiin 2 / 2 tilausta')).toBeInTheDocument();
    expect(bff.mended.map(({ keikkaId }) => keikkaId)).toEqual([4646, 4685]);
  });

  it('takes the amounts of one run back together, by a button or Ctrl+Z, and puts them on again', async () => {
    const bff = bffToMend();
    show(bff);
    await press('Päivitä 2 riviä');
    await press('KYLLÄ, päivitä');
    await press('Kumoa');
    expect(await screen.findByText('Kumottu: 2 laskun määrät')).toBeInTheDocument();
    expect(bff.maarat).toEqual([
      { keikkaLaskuRiviId: 4646, määrä: '142', varmenne: 2 },
      { keikkaLaskuRiviId: 4685, määrä: '142', varmenne: 2 },
    ]);
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() =>
      expect(bff.maarat.slice(2)).toEqual([
        { keikkaLaskuRiviId: 4646, määrä: '150', varmenne: 3 },
        { keikkaLaskuRiviId: 4685, määrä: '150', varmenne: 3 },
      ]),
    );
  });

  it('asks before it takes back what a colleague has changed since, and says why it cannot', async () => {
    const bff = bffToMend();
    show(bff);
    await press('Päivitä määrä, tilaus 4646');
    await press('KYLLÄ, päivitä');
    await screen.findByText('Toimitettu määrä päivitetty tilauksen 4646 laskulle');
    const values = {
      base: '150',
      mine: '142',
      theirs: '149',
      by: 'Liisa Aho',
      at: '2026-11-21T08:00:00.000Z',
    };
    bff.refuseNext(laskuRiviCalls.save, 'SAVE.CONFLICT', { conflicts: [{ field: 'määrä', ...values }] });
    await userEvent.keyboard('{Control>}z{/Control}');
    await press('Jätä ennalleen');
    expect(bff.maarat).toEqual([]);
    bff.refuseNext(laskuRiviCalls.save, 'LASKU.LASKUTETTU');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Muutosten kumoaminen epäonnistui')).toBeInTheDocument();
  });

  it('makes an invoice of the difference to a billed one, or of what was billed too much', async () => {
    const bff = bffToMend();
    show(bff);
    await press('Luo lisälasku, tilaus 4594');
    expect(await screen.findByText('Erotuksen lasku luotu tilaukselle 4594')).toBeInTheDocument();
    await press('Luo hyvityslasku, tilaus 4529');
    expect(await screen.findByText('Erotuksen lasku luotu tilaukselle 4529')).toBeInTheDocument();
    expect(bff.mended.map(({ call }) => call)).toEqual(['luoLisalasku', 'luoLisalasku']);
  });

  it('leads an order that nobody pays to its customer', async () => {
    const bff = bffToMend();
    bff.rivit = [laskuttamaton({ keikkaId: 4700, ...nobody })];
    const { router } = show(bff);
    await press('Valitse asiakas, tilaus 4700');
    expect(router.state.location.search).toBe('?tilaus=4700');
    expect(bff.mended).toEqual([]);
  });

  it('reads again once a listed order that nobody pays is changed, and not for others', async () => {
    const bff = bffToMend();
    bff.rivit.push(laskuttamaton({ keikkaId: 4700, ...nobody }));
    const { say, acceptSocket } = show(bff);
    await screen.findByRole('button', { name: 'Avaa tilaus 4661' });
    acceptSocket();
    const changed = { type: 'keikkaChanged' as const, days: ['20261119'], row: null };
    const reads = () => bff.asked.filter(({ call }) => call === laskuttamattaCalls.list).length;
    say({ ...changed, keikkaId: 1 });
    say({ ...changed, keikkaId: 4661 });
    expect(reads()).toBe(1);
    bff.rivit = [];
    say({ ...changed, keikkaId: 4700 });
    await leaves(4700);
    expect(reads()).toBe(2);
  });

  it('tells what a colleague has mended meanwhile', async () => {
    const bff = bffToMend();
    bff.refuseNext(laskuttamattaCalls.luoPohjalla, 'LASKUTTAMATTA.MENDED');
    show(bff);
    await press('Valitse laskupohja, tilaus 4648');
    await press('Luo lasku pohjalla');
    expect(await screen.findByText('Laskun luonti epäonnistui')).toBeInTheDocument();
    expect(bff.mended).toEqual([]);
  });
});

describe('rows without a price', () => {
  const hinnaton = {
    ...{ keikkaLaskuRiviId: 31, riviSelite: 'Lisälinja', määrä: '88', yksikkö: 'm', virhe: '' },
    ...{ ehdotus: '6.50', maksajaAsiakasId: 13, varmenne: 4 },
  };
  const toinen = { ...hinnaton, keikkaLaskuRiviId: 32, riviSelite: 'Odotus', ehdotus: null };
  function bffWithoutHinta(): LaskuttamattaBff {
    const bff = bffToMend();
    // The order has lost its payer since; its invoice has not.
    const hinta0 = {
      ...({ syy: 'hinta0', korjaus: 'korjaaHinta' } as const),
      ...{ keikkaLaskuId: 9, rahaa: '572.00', maksajaAsiakasId: null },
    };
    bff.rivit = [laskuttamaton({ keikkaId: 4698, ...hinta0, hinnattomat: [hinnaton, toinen] })];
    return bff;
  }

  it('get the price that the template says, or that is written, without leaving the list', async () => {
    const bff = bffWithoutHinta();
    show(bff);
    await press('Korjaa hinta, tilaus 4698');
    expect(await screen.findByRole('textbox', { name: 'Hinta, Lisälinja' })).toHaveValue('6,50');
    expect(screen.getByRole('button', { name: 'Tallenna hinta' })).toBeEnabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Hinta, Odotus' }), '45');
    await press('Tallenna 2 hintaa');
    expect(await screen.findByText('Hinta tallennettu tilauksen 4698 laskulle')).toBeInTheDocument();
    expect(bff.hinnat).toEqual([
      { keikkaLaskuRiviId: 31, maksajaAsiakasId: 13, hinta: '6.50', hintaKaava: '', varmenne: 4 },
      { keikkaLaskuRiviId: 32, maksajaAsiakasId: 13, hinta: '45', hintaKaava: '', varmenne: 4 },
    ]);
  });

  it('are stored by Enter, and a price of 0 is none', async () => {
    const bff = bffWithoutHinta();
    show(bff);
    await press('Korjaa hinta, tilaus 4698');
    const hinta = await screen.findByRole('textbox', { name: 'Hinta, Lisälinja' });
    await userEvent.clear(hinta);
    await userEvent.type(hinta, '0{Enter}');
    expect(screen.getByRole('button', { name: 'Tallenna hinta' })).toBeDisabled();
    await userEvent.clear(hinta);
    await userEvent.type(hinta, '7{Enter}');
    expect(await screen.findByText('Hinta tallennettu tilauksen 4698 laskulle')).toBeInTheDocument();
    expect(bff.hinnat).toMatchObject([{ keikkaLaskuRiviId: 31, hinta: '7' }]);
  });

  it('keep what was written when it could not be stored', async () => {
    const bff = bffWithoutHinta();
    bff.refuseNext(laskuRiviCalls.save, 'LASKU.LASKUTETTU');
    show(bff);
    await press('Korjaa hinta, tilaus 4698');
    const hinta = await screen.findByRole('textbox', { name: 'Hinta, Odotus' });
    await userEvent.type(hinta, '45{Enter}');
    expect(await screen.findByText('Hinnan tallennus epäonnistui')).toBeInTheDocument();
    expect(hinta).toHaveValue('45');
  });

  it('are opened, not mended, by who may not bill', async () => {
    const bff = bffWithoutHinta();
    bff.session = { settingTypes: [], flags: ['laskutus.read'] } as never;
    show(bff);
    expect(await screen.findByRole('button', { name: 'Avaa lasku, tilaus 4698' })).toBeInTheDocument();
  });
});
