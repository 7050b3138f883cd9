import { laskupohjaCalls } from '@keikka/contracts';
import { renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laskupohja, LaskupohjaBff, pohjanRivi } from '../../../test/laskupohja-bff.js';
import { LaskupohjatPage } from './laskupohjat.page.js';

/** A form with formulas takes its time on a busy machine. */
jest.setTimeout(30_000);

const rivit = () => [
  pohjanRivi({ otsikko: 'Pumppaus {m3} m³', maaraEval: '{m3}', hintaEval: '8,90', yksikko: 'm³' }),
  pohjanRivi({ laskupohjaRiviId: 2, sortNum: 20, tuoteId: 7 }),
  pohjanRivi({
    laskupohjaRiviId: 3,
    sortNum: 30,
    otsikko: 'Viikonloppulisä',
    evalCriteria: '{m3 > 100}',
    hintaEval: '95',
  }),
];

async function show(address: string, bff = new LaskupohjaBff()): Promise<LaskupohjaBff> {
  if (bff.pohjat.length === 0) bff.pohjat = [laskupohja(rivit())];
  renderInShell(<LaskupohjatPage />, bff, { wide: true, visited: ['/', address] });
  await screen.findByRole(address === '/' ? 'table' : 'dialog');
  return bff;
}
const openRivit = async (bff?: LaskupohjaBff) => {
  const shown = await show('/?pohja=218', bff);
  await screen.findByRole('option', { name: /404,95/ });
  return shown;
};
const list = () => screen.getByRole('listbox', { name: 'Rivit' });
const rows = () =>
  within(list())
    .getAllByRole('option')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Once the window has closed, which takes the keys as long as it is there. */
async function undo(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.keyboard('{Control>}z{/Control}');
}

async function retype(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

describe('the page of templates', () => {
  it('lists them, with whom they are for and how they stand', async () => {
    const bff = new LaskupohjaBff();
    bff.pohjat = [
      laskupohja(rivit(), {
        asiakasNimi: 'Lohjan Valmisbetoni Oy',
        startDate: '20260101',
        endDate: '20261231',
      }),
      laskupohja([], { laskupohjaId: 6, laskupohjaNimi: 'Oma', sourceAsiakasId: 1, laskupohjaTilaId: 1 }),
    ];
    await show('/', bff);
    const [one, other] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(one).toHaveTextContent(/Perus 36 m.*Lohjan.*1\.1\.2026–31\.12\.2026.*3.*21 pv.*Aktiivinen/);
    expect(other).toHaveTextContent(/Oma.*Kaikki.*Oma tilaus.*Luonnos/);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Hae laskupohjia' }), 'lohjan perus');
    await waitFor(() => expect(screen.getByText('1 / 2 laskupohjaa')).toBeInTheDocument());
  });

  it('makes a draft and opens it [I-033]', async () => {
    const bff = await show('/');
    await userEvent.keyboard('n');
    expect(await screen.findByRole('dialog', { name: /Uusi laskupohja/ })).toBeInTheDocument();
    expect(screen.getByText('Laskupohja luotu')).toBeInTheDocument();
    expect(bff.pohjat).toHaveLength(2);
  });

  it.each([
    [laskupohjaCalls.list, '/', 'Laskupohjalistan haku epäonnistui'],
    [laskupohjaCalls.get, '/?pohja=218', 'Tarjouksen haku epäonnistui'],
  ])('that cannot be read says so [I-130] [I-131]', async (call, address, text) => {
    const bff = new LaskupohjaBff();
    bff.pohjat = [laskupohja([])];
    bff.refuseNext(call, 'INTERNAL');
    renderInShell(<LaskupohjatPage />, bff, { wide: true, visited: ['/', address] });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('says why a draft could not be made [I-134]', async () => {
    const bff = await show('/');
    bff.refuseNext(laskupohjaCalls.create, 'INTERNAL');
    await press('Uusi laskupohja');
    expect(await screen.findByText('Laskupohjan luonti epäonnistui')).toBeInTheDocument();
  });
});

describe('the editor of a template', () => {
  it('has tabs, and shows what each row makes of a real order [I-016]', async () => {
    await openRivit();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'PerustiedotAktiivinen',
      'Rivit3 riviä',
      'Betonit0 hintaa',
      'Lisät0 kpl',
      'Tekstit0 kaavaa',
    ]);
    expect(rows()).toEqual([
      'Pumppaus 45,5 m³45,5 m³404,95 €',
      'Pesu työmaalla1 kpl45,00 €',
      'Viikonloppulisä––',
    ]);
    expect(screen.getByText('449,95 €')).toBeInTheDocument();
  });

  it('changes a row, shows the outcome at once, saves it, and takes it back by Ctrl+Z [I-035]', async () => {
    const bff = await openRivit();
    await retype('Hinta', '10');
    expect(rows()[0]).toContain('455,00 €');
    await press('TALLENNA');
    expect(await screen.findByText('Laskupohja tallennettu')).toBeInTheDocument();
    expect(bff.pohja.rivit[0]?.hintaEval).toBe('10');
    await undo();
    await waitFor(() => expect(bff.pohja.rivit[0]?.hintaEval).toBe('8,90'));
  });

  it('names a faulty formula, leads to it, and is saved only when it is mended [G-188]', async () => {
    const bff = await openRivit();
    await userEvent.click(within(list()).getByRole('option', { name: /Pesu/ }));
    await userEvent.type(field('Ehto'), '{{m3 > 3');
    await userEvent.click(within(list()).getByRole('option', { name: /Pumppaus/ }));
    expect(screen.getByRole('button', { name: 'TALLENNA' })).toBeDisabled();
    await press('1 virhe, korjaa ennen tallennusta');
    expect(field('Ehto')).toHaveValue('{m3 > 3');
    expect(screen.getByText('Virhe: Kaarisulkuja ei ole suljettu oikein.')).toBeInTheDocument();
    await press('Lisää }');
    await waitFor(() => expect(screen.getByRole('button', { name: 'TALLENNA' })).toBeEnabled());
    await press('TALLENNA');
    await screen.findByText('Laskupohja tallennettu');
    expect(bff.pohja.rivit[1]?.evalCriteria).toBe('{m3 > 3}');
  });

  it('adds, copies, moves and removes rows by keys', async () => {
    const bff = await openRivit();
    list().focus();
    await userEvent.keyboard('{ArrowDown}{Control>}d{/Control}{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(rows().map((row) => row.slice(0, 8))).toEqual(['Pesu työ', 'Pumppaus', 'Pesu työ', 'Viikonlo']);
    await userEvent.keyboard('{ArrowDown}{Control>}{Delete}{/Control}');
    await press('Lisää rivi');
    await userEvent.type(field('Otsikko'), 'Lupamaksu');
    await userEvent.type(field('Hinta'), '62');
    await press('TALLENNA');
    await screen.findByText('Laskupohja tallennettu');
    expect(bff.pohja.rivit.map(({ otsikko, tuoteId, sortNum }) => [otsikko, tuoteId, sortNum])).toEqual([
      ['', 7, 10],
      ['', 7, 20],
      ['Viikonloppulisä', null, 30],
      ['Lupamaksu', null, 40],
    ]);
    await undo();
    await waitFor(() =>
      expect(bff.pohja.rivit.map(({ otsikko }) => otsikko)).toEqual([
        'Pumppaus {m3} m³',
        '',
        'Viikonloppulisä',
      ]),
    );
  });

  it('has basic data and texts in their tabs', async () => {
    const bff = await openRivit();
    await userEvent.click(screen.getByRole('tab', { name: /Perustiedot/ }));
    await retype('Nimi', 'Perus 2027');
    await userEvent.click(screen.getByRole('tab', { name: /Tekstit/ }));
    await userEvent.type(field('Viitteemme'), '{{keikkaId}');
    await press('TALLENNA');
    await screen.findByText('Laskupohja tallennettu');
    expect(bff.pohja).toMatchObject({ laskupohjaNimi: 'Perus 2027', viitteemme: '{keikkaId}' });
  });

  it('gets another state at once, and says when it does not [I-138]', async () => {
    const bff = await openRivit();
    const choose = async (): Promise<void> => {
      await press('Laskupohjan tila: Aktiivinen');
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
      for (let at = 0; at < 4; at += 1) await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{Enter}');
    };
    bff.refuseNext(laskupohjaCalls.save, 'INTERNAL');
    await choose();
    expect(await screen.findByText('Tarjouksen tilan asetus epäonnistui')).toBeInTheDocument();
    await choose();
    await waitFor(() => expect(bff.pohja.laskupohjaTilaId).toBe(4));
  });

  it('is copied into a draft that opens [I-137]', async () => {
    const bff = await openRivit();
    await press('Kopioi laskupohja');
    expect(await screen.findByText('Laskupohja kopioitu luonnokseksi')).toBeInTheDocument();
    expect(bff.pohjat.at(-1)).toMatchObject({ laskupohjaTilaId: 1, riviCount: 3 });
    bff.refuseNext(laskupohjaCalls.create, 'INTERNAL');
    await press('Kopioi laskupohja');
    expect(await screen.findByText('Kopiointi epäonnistui')).toBeInTheDocument();
  });

  it('is deleted after a question, or says why not [I-135]', async () => {
    const bff = await openRivit();
    bff.refuseNext(laskupohjaCalls.delete, 'INTERNAL');
    await press('Poista');
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, poista laskupohja' }));
    expect(await screen.findByText('Tarjouksen poisto epäonnistui')).toBeInTheDocument();
    await press('Poista');
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, poista laskupohja' }));
    expect(await screen.findByText('Laskupohja poistettu.')).toBeInTheDocument();
    expect(bff.pohjat).toEqual([]);
  });

  it('can only be read without the right to bill [I-016]', async () => {
    const bff = new LaskupohjaBff();
    bff.session = { settingTypes: [] };
    await openRivit(bff);
    expect(field('Hinta')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Lisää rivi' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'TALLENNA' })).not.toBeInTheDocument();
  });
});
