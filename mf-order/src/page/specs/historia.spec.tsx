import { keikkaAnswer, keikkaMuutos } from '@keikka/builders';
import { keikkaFormCalls, type KeikkaGetAnswer, type KeikkaMuutos } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { ok, renderInShell, type ShellOptions } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { Muutoshistoria } from '../../features/historia/components/muutoshistoria.js';
import { KeikkaPage } from '../keikka.page.js';

const TAB = 'Muutoshistoria';
const TITLE = 'Tilaus 4711 - Muutoshistoria';

/** The newest first. Midnight of UTC is two in Helsinki: the second is of Monday. */
const muutokset = (): KeikkaMuutos[] => [
  keikkaMuutos(),
  keikkaMuutos({
    changeId: 88227,
    timestamp: '2026-11-22T22:30:00.000Z',
    personId: null,
    personFullName: null,
    description: 'Määrä 12 m³, Lujuus C30/37',
    metadata: {
      laji: 'CREATE',
      kentta: 'Betoni, rivi 2',
      tila: 'Lähetetty',
      rivit: [
        { kentta: 'Määrä', ennen: 'Tyhjä', jalkeen: '12 m³' },
        { kentta: 'Lujuus', ennen: 'Tyhjä', jalkeen: 'C30/37' },
      ],
    },
  }),
];

describe('the change history of an order', () => {
  let bff: KeikkaBff;
  const { matchMedia } = window;
  const listed = () => bff.asked.filter(({ call }) => call === keikkaFormCalls.listChanges);
  beforeEach(() => {
    bff = new KeikkaBff();
    bff.session = { settingTypes: [settingType.keikkaHandler] };
    bff.on(keikkaFormCalls.listChanges, muutokset);
  });
  afterEach(() => Object.assign(window, { matchMedia }));

  const show = (answer: KeikkaGetAnswer = keikkaAnswer(), options: ShellOptions = { wide: true }): void => {
    bff.load = () => ok(answer);
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId', ...options });
  };
  const openTab = async (): Promise<HTMLElement> => {
    await userEvent.click(await screen.findByRole('tab', { name: TAB }));
    return screen.findByRole('tabpanel', { name: TAB });
  };
  const drawn = async (): Promise<string[][]> =>
    within(await screen.findByRole('table', { name: TITLE }))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );

  const { systemAdmin, asiakasAdmin, laskuAdmin, keikkaAdmin, keikkaHandler } = settingType;
  it.each([systemAdmin, asiakasAdmin, laskuAdmin, keikkaAdmin, keikkaHandler])(
    'is a tab for the admins and handlers of the owner (%i), read when it is opened [O-018]',
    async (type) => {
      bff.session = { settingTypes: [type] };
      show();
      expect(await screen.findByRole('tab', { name: TAB })).toBeVisible();
      expect(listed()).toEqual([]);
    },
  );

  const { roleManager, pumppari, yhteyshenkilo } = settingType;
  it.each([roleManager, pumppari, yhteyshenkilo])('is not there for others (%i) [O-018]', async (type) => {
    bff.session = { settingTypes: [type] };
    show();
    expect(await screen.findByRole('tab', { name: 'Teksti' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: TAB })).toBeNull();
  });

  it("is not there for another company's handler [O-018]", async () => {
    show(keikkaAnswer({ ownerAsiakasId: 3 }));
    expect(await screen.findByRole('tab', { name: 'Teksti' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: TAB })).toBeNull();
  });

  it('is titled with the order, and has eight columns in words, the newest first [O-067] [O-068]', async () => {
    show();
    const panel = await openTab();
    expect(await within(panel).findByRole('heading', { name: TITLE })).toBeVisible();
    expect(await drawn()).toEqual([
      [
        '',
        'su 22.11.2026 9:41',
        'Muutettu',
        'Ajoneuvo',
        'P21 · 32 m → P12 · 36 m',
        'Käsittelyssä',
        'Kari Salminen',
        '88231',
      ],
      [
        '',
        'ma 23.11.2026 0:30',
        'Luotu',
        'Betoni, rivi 2',
        'Määrä 12 m³, Lujuus C30/37',
        'Lähetetty',
        'Järjestelmä',
        '88227',
      ],
    ]);
    const headers = within(panel).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Avaa',
      'Aika',
      'Muutos',
      'Kenttä',
      'Kuvaus',
      'Tila',
      'Käyttäjä',
      'Id',
    ]);
    expect(listed()).toMatchObject([{ input: { entityId: 4711, ownerAsiakasId: 1, page: 1, size: 50 } }]);
  });

  it('sorts by each column [O-068]', async () => {
    show();
    const panel = await openTab();
    await drawn();
    for (const [name, first] of [
      ['Aika', 'Betoni, rivi 2'],
      ['Muutos', 'Betoni, rivi 2'],
      ['Kenttä', 'Ajoneuvo'],
      ['Kuvaus', 'Betoni, rivi 2'],
      ['Tila', 'Ajoneuvo'],
      ['Käyttäjä', 'Betoni, rivi 2'],
    ] as const) {
      await userEvent.click(within(panel).getByRole('button', { name }));
      expect([name, (await drawn())[0]?.[3]]).toEqual([name, first]);
    }
  });

  it('opens a row to its values before and after, and closes it, by mouse and by keys [O-068]', async () => {
    show();
    const panel = await openTab();
    const open = await within(panel).findByRole('button', { name: 'Näytä muutos: Betoni, rivi 2' });
    expect(open).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(open);
    const details = within(panel).getByRole('table', { name: 'Muutos: Betoni, rivi 2' });
    const rows = within(details).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'KenttäEnnenJälkeen',
      'MääräTyhjä12 m³',
      'LujuusTyhjäC30/37',
    ]);
    expect(panel).toHaveTextContent(
      'Järjestelmä ma 23.11.2026 0:30, tilauksen tila Lähetetty · Muutos 88227',
    );
    await userEvent.click(within(panel).getByRole('button', { name: 'Piilota muutos: Betoni, rivi 2' }));
    expect(within(panel).queryByRole('table', { name: /^Muutos: / })).toBeNull();
    await userEvent.click(within(panel).getByRole('cell', { name: 'Kari Salminen' }));
    expect(within(panel).getByRole('table', { name: 'Muutos: Ajoneuvo' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(within(panel).queryByRole('table', { name: /^Muutos: / })).toBeNull();
  });

  it('is read again on request [O-068]', async () => {
    show();
    const panel = await openTab();
    await drawn();
    bff.on(keikkaFormCalls.listChanges, () => [
      keikkaMuutos({ changeId: 88300, metadata: { kentta: 'Ajo-ohje' } }),
    ]);
    await userEvent.click(within(panel).getByRole('button', { name: 'Päivitä' }));
    expect(await within(panel).findByText('Ajo-ohje')).toBeVisible();
    expect(listed()).toHaveLength(2);
  });

  it('has 50 changes to a page, and goes to older ones and back [O-274]', async () => {
    const many = Array.from({ length: 51 }, (_, index) => keikkaMuutos({ changeId: 51 - index }));
    bff.on(keikkaFormCalls.listChanges, ({ page = 1, size = 50 }) =>
      many.slice((page - 1) * size, page * size),
    );
    show();
    const panel = await openTab();
    expect(await drawn()).toHaveLength(50);
    const pages = within(panel).getByRole('navigation', { name: 'Muutoshistorian sivut' });
    expect(pages).toHaveTextContent('50 muutosta sivulla, uusin ensin1–50');
    expect(within(pages).getByRole('button', { name: 'Uudemmat muutokset' })).toBeDisabled();
    await userEvent.click(within(pages).getByRole('button', { name: 'Vanhemmat muutokset' }));
    await waitFor(async () => expect(await drawn()).toHaveLength(1));
    expect(pages).toHaveTextContent('51–51');
    expect(within(pages).getByRole('button', { name: 'Vanhemmat muutokset' })).toBeDisabled();
    await userEvent.click(within(pages).getByRole('button', { name: 'Uudemmat muutokset' }));
    await waitFor(async () => expect(await drawn()).toHaveLength(50));
  });

  it('shows on a phone what fits', async () => {
    show(undefined, {});
    await openTab();
    expect((await drawn())[0]).toEqual(['', 'su 22.11. 9:41', 'Ajoneuvo', 'P21 · 32 m → P12 · 36 m']);
  });

  it('says that it loads, and that there is nothing [O-300]', async () => {
    bff.on(keikkaFormCalls.listChanges, () => []);
    const release = bff.holdNext(keikkaFormCalls.listChanges);
    show();
    const panel = await openTab();
    expect(within(panel).getByText('Ladataan muutoshistoriaa...')).toBeInTheDocument();
    release();
    expect(await within(panel).findByText('Ei muutoshistoriaa tälle tilaukselle')).toBeVisible();
  });

  it('tells the status and text of a failure, and tries again on request [O-275] [O-300]', async () => {
    bff.refuseNext(keikkaFormCalls.listChanges, 'INTERNAL');
    show();
    const panel = await openTab();
    const alert = await within(panel).findByRole('alert');
    expect(alert).toHaveTextContent(
      /^Virhe muutoshistorian lataamisessa: Failed to fetch change history \(500\): .+/,
    );
    await userEvent.click(within(panel).getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await drawn()).toHaveLength(2);
  });

  it('is a press away, in a tab of its own, when a colleague changed the same', async () => {
    show(keikkaAnswer({}, { access: { read: true, edit: true, plan: true, prices: false } }));
    const comment = await screen.findByRole('textbox', { name: /^Kommentti/ });
    await userEvent.type(comment, 'Portti B');
    const met = { field: 'keikkaComment', base: '', mine: 'Portti B', theirs: 'Portti C' };
    bff.refuseNext(keikkaFormCalls.save, 'SAVE.CONFLICT', { conflicts: [met] });
    await userEvent.click(screen.getByRole('button', { name: 'TALLENNA' }));
    const question = await screen.findByRole('alertdialog');
    const link = within(question).getByRole('link', { name: 'Muutoshistoria' });
    expect(link).toHaveAttribute('href', '/tilaus/4711?valilehti=historia');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('says of an order that is not stored when there will be one [O-300]', async () => {
    renderInShell(<Muutoshistoria keikka={{ keikkaId: 0, ownerAsiakasId: 1, varmenne: 1 }} />, bff);
    expect(
      await screen.findByText('Muutoshistoria on saatavilla vasta kun tilaus on tallennettu'),
    ).toBeVisible();
    expect(listed()).toEqual([]);
  });
});
