import { hyvitysCalls, laskuCalls, type Hyvitettava, type HyvitettavaNyt } from '@keikka/contracts';
import { renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laskuAnswer, LaskuBff, laskuRivi } from '../../../test/lasku-bff.js';
import { LaskutPage } from './laskut.page.js';

const rivit = [
  laskuRivi({ keikkaLaskuRiviId: 1, riviSelite: 'Pumppaus', määrä: '112', hinta: '8.90' }),
  laskuRivi({ keikkaLaskuRiviId: 2, riviSelite: 'Odotusaika', määrä: '2', hinta: '118', yksikkö: 'h' }),
];

function bffWithBilled(changes: Partial<Hyvitettava> = {}): LaskuBff {
  const bff = new LaskuBff();
  const billed = { keikkaLaskuStatusTypeId: 15, isLaskutettu: true, laskuNo: '20467' };
  bff.laskut = [laskuAnswer(rivit, billed)];
  bff.on(hyvitysCalls.get, () => ({
    laskuNo: '20467',
    paiva: '20261113',
    rivit: rivit.map(({ keikkaLaskuRiviId }) => ({ keikkaLaskuRiviId, hyvitetty: '0' })),
    hyvitykset: [],
    ...changes,
  }));
  const muutokset: HyvitettavaNyt['muutokset'] = [
    { laji: 'maara', selite: 'Pumppaus', yksikkö: 'm³', silloin: '112.0000', nyt: '110' },
    { laji: 'hinta', selite: 'Pumppaus', yksikkö: 'm³', silloin: '8.90', nyt: '9.2' },
    { laji: 'uusi', selite: 'Pesu', yksikkö: 'kpl', silloin: null, nyt: '1' },
    { laji: 'pois', selite: 'Odotusaika', yksikkö: 'h', silloin: '2', nyt: null },
  ];
  bff.on(hyvitysCalls.nyt, () => ({ onTilaus: true, muutokset }));
  bff.on(hyvitysCalls.luo, ({ rivit: asked = [] }) => {
    const credited = asked.map(({ keikkaLaskuRiviId, määrä }) => ({
      ...(rivit.find((one) => one.keikkaLaskuRiviId === keikkaLaskuRiviId) ?? laskuRivi()),
      määrä,
    }));
    const credit = { keikkaLaskuId: 2, hyvitettyKeikkaLaskuId: 1 };
    bff.laskut = [...bff.laskut, laskuAnswer(credited.map(laskuRivi), credit)];
    return { keikkaLaskuId: 2 };
  });
  return bff;
}

const show = (bff: LaskuBff, visited = '/?lasku=1&hyvita=1') =>
  renderInShell(<LaskutPage />, bff, { wide: true, visited: [visited] });
const table = () => screen.findByRole('table', { name: 'Hyvitettävät rivit' });
const rowOf = (name: string) => screen.getAllByText(name)[0]?.closest('tr') as HTMLElement;
const pick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Hyvitä rivi ${name}` }));
const nyt = (name: string) => screen.getByRole('textbox', { name: `Hyvitettävä määrä, ${name}` });
const plain = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ').replaceAll('−', '-');
const make = () => screen.getByRole('button', { name: 'Luo hyvityslasku' });

describe('a credit of a billed invoice', () => {
  it('is made by row, within what is billed, with its sums and those of the invoice after it', async () => {
    const bff = bffWithBilled();
    show(bff);
    await table();
    expect(make()).toBeDisabled();
    await pick('Pumppaus');
    await userEvent.clear(nyt('Pumppaus'));
    await userEvent.type(nyt('Pumppaus'), '113');
    expect(screen.getByRole('alert')).toHaveTextContent('Enintään 112 m³ on hyvittämättä.');
    expect(make()).toBeDisabled();
    await userEvent.clear(nyt('Pumppaus'));
    await userEvent.type(nyt('Pumppaus'), '2');
    expect(screen.getByText('jää laskutetuksi 110 m³')).toBeInTheDocument();
    await pick('Odotusaika');
    await userEvent.type(nyt('Pumppaus'), '{Enter}');
    expect(nyt('Odotusaika')).toHaveFocus();
    await userEvent.keyboard('-1');
    expect(plain(rowOf('Odotusaika'))).toMatch(/-118,00 €.*-30,09 €/);
    expect(plain(screen.getByRole('table', { name: 'Hyvityksen summat' }))).toContain(
      'Hyvitys-135,80 €-34,63 €-170,43 €',
    );
    expect(plain(screen.getByRole('table', { name: 'Lasku hyvityksen jälkeen' }))).toMatch(
      /Lasku 204671 547,16 €Tämä hyvitys-170,43 €Asiakas maksaa1 376,73 €/,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Rivin syy, Odotusaika' }), 'Tunti liikaa ');
    await userEvent.type(screen.getByRole('textbox', { name: 'Syy' }), 'Toimitettu 110');
    expect(screen.getByText('Määrät mahtuvat laskulle 20467')).toBeInTheDocument();
    await userEvent.click(make());
    expect(await screen.findByText('Hyvityslasku luotu')).toBeInTheDocument();
    expect(bff.asked.find(({ call }) => call === hyvitysCalls.luo)?.input).toEqual({
      keikkaLaskuId: 1,
      rivit: [
        { keikkaLaskuRiviId: 1, määrä: '-2' },
        { keikkaLaskuRiviId: 2, määrä: '-1', riviSelite2: 'Tunti liikaa' },
      ],
      syy: 'Toimitettu 110',
    });
    expect(await screen.findByRole('table', { name: 'Rivit' })).toBeInTheDocument();
    expect(screen.getByText('Hyvityslasku')).toBeInTheDocument();
  });

  it('of the whole takes all that earlier credits have left, beside the frozen original', async () => {
    const earlier = { rivit: [{ keikkaLaskuRiviId: 1, hyvitetty: '-12' }], hyvitykset: [] };
    show(bffWithBilled(earlier));
    await table();
    const nytTilaus = within(await screen.findByRole('table', { name: 'Sama tilaus nyt' }));
    expect(nytTilaus.getAllByRole('row').map(plain)).toEqual([
      'Pumppaus112 → 110 m³',
      'Pumppaus8,90 € → 9,20 €/m³',
      'Pesuuusi rivi, 1 kpl',
      'Odotusaikaei enää laskulla',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Hyvitä koko lasku' }));
    expect(nyt('Pumppaus')).toHaveValue('-100');
    expect(nyt('Odotusaika')).toHaveValue('-2');
    const original = within(screen.getByRole('complementary', { name: 'Lasku 20467' }));
    expect(original.getByText('Laskutettu lasku ei muutu.')).toBeInTheDocument();
    expect(original.getByText('Laskutettu')).toBeInTheDocument();
  });

  it('is begun on the billed invoice, and not on one that is open', async () => {
    const bff = bffWithBilled();
    show(bff, '/laskutus?lasku=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Hyvitä…' }));
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Takaisin laskuun' }));
    expect(await screen.findByRole('table', { name: 'Rivit' })).toBeInTheDocument();
  });

  it.each([
    [5, '0', 'Laskua ei voi hyvittää'],
    [15, '-1', 'Lasku on hyvitetty kokonaan'],
  ])('says why there is none: status %s', async (keikkaLaskuStatusTypeId, hyvitetty, title) => {
    const bff = bffWithBilled({ rivit: [{ keikkaLaskuRiviId: 1, hyvitetty }] });
    bff.laskut = [laskuAnswer([laskuRivi({ määrä: '1' })], { keikkaLaskuStatusTypeId })];
    show(bff);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Takaisin laskuun' })).toBeInTheDocument();
  });

  it('says that the invoice could not be read, or the credit not be made', async () => {
    const bff = bffWithBilled();
    bff.refuseNext(laskuCalls.get, 'LASKU.NOT_FOUND');
    show(bff);
    expect(await screen.findByText('Hyvitettävän laskun lataaminen epäonnistui')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /uudelleen/i }));
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Hyvitä koko lasku' }));
    bff.refuseNext(hyvitysCalls.luo, 'HYVITYS.YLI');
    await userEvent.click(make());
    expect(await screen.findByText('Hyvityslaskun luonti epäonnistui')).toBeInTheDocument();
    expect(nyt('Pumppaus')).toHaveValue('-112');
  });

  it('has a chip and leads to its original, which leads back', async () => {
    const bff = bffWithBilled({
      hyvitykset: [{ keikkaLaskuId: 2, yhteensa: '-170.43', keikkaLaskuStatusTypeId: 5 } as never],
    });
    const credit = laskuAnswer([laskuRivi({ määrä: '-2' })], { keikkaLaskuId: 2, hyvitettyKeikkaLaskuId: 1 });
    bff.laskut = [...bff.laskut, credit];
    show(bff, '/laskutus?lasku=2');
    expect(await screen.findByText('Hyvityslasku')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Hae laskupohjasta' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /Lisää rivi/ })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Hyvittää laskun 20467, 13.11.2026' }));
    await userEvent.click(await screen.findByRole('button', { name: /Hyvitetty .170,43/ }));
    await waitFor(() => expect(screen.getByText('Hyvityslasku')).toBeInTheDocument());
  });
});
