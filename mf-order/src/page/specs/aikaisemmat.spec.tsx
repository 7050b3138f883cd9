import { keikkaAnswer, previousKeikka } from '@keikka/builders';
import { keikkaFormCalls, type KeikkaGetAnswer, type PreviousKeikka } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { ok, renderInShell, type ShellOptions } from '@keikka/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaPage } from '../keikka.page.js';

const TAB = 'Aikaisemmat tilaukset';
const editor = { read: true, edit: true, plan: true, prices: false };

/** At midnight of UTC it is two in Helsinki: the first is on Friday and not on Thursday. */
const rows = (): PreviousKeikka[] => [
  previousKeikka({ keikkaId: 4800, pumppuAika: '2026-12-10T22:00:00.000Z', keikkaTilaId: 1, m3: 8.5 }),
  previousKeikka({ keikkaId: 4600, pumppuAika: '2026-11-02T07:00:00.000Z', keikkaTilaId: 9, m3: 120 }),
  previousKeikka({
    keikkaId: 4500,
    pumppuAika: '2026-06-01T05:15:00.000Z',
    keikkaTilaId: 8,
    vehicleNo: '',
    vehiclePuomi: null,
    pumppuLinja: null,
    keikkaOtsikko: '',
    asiakasNimi: '',
    m3: 0,
    betoniString: '',
  }),
];

describe('the tab of the other orders at the site', () => {
  let bff: KeikkaBff;
  const { matchMedia } = window;
  const listed = () => bff.asked.filter(({ call }) => call === keikkaFormCalls.listPrevious);
  beforeEach(() => {
    bff = new KeikkaBff();
    bff.session = { settingTypes: [settingType.asiakasAdmin] };
    bff.on(keikkaFormCalls.listPrevious, rows);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Object.assign(window, { matchMedia });
  });

  const show = (answer: KeikkaGetAnswer = keikkaAnswer(), options: ShellOptions = { wide: true }): void => {
    bff.load = () => ok(answer);
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId', ...options });
  };
  const openTab = async (): Promise<HTMLElement> => {
    await userEvent.click(await screen.findByRole('tab', { name: TAB }));
    return screen.findByRole('tabpanel', { name: TAB });
  };
  const cells = (row: HTMLElement): string[] =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  const drawn = async (): Promise<string[][]> => (await screen.findAllByRole('row')).slice(1).map(cells);

  const { systemAdmin, asiakasAdmin, laskuAdmin, keikkaAdmin } = settingType;
  it.each([systemAdmin, asiakasAdmin, laskuAdmin, keikkaAdmin])(
    'is there for an admin of the owner (%i), in the form as in the text [O-019]',
    async (type) => {
      bff.session = { settingTypes: [type] };
      show(keikkaAnswer({}, { access: { ...editor, edit: type !== laskuAdmin } }));
      expect(await screen.findByRole('tab', { name: TAB })).toBeVisible();
      expect(listed()).toEqual([]);
    },
  );

  const { keikkaHandler, roleManager, pumppari, yhteyshenkilo } = settingType;
  it.each([keikkaHandler, roleManager, pumppari, yhteyshenkilo])(
    'is not there for others (%i) [O-019]',
    async (type) => {
      bff.session = { settingTypes: [type] };
      show();
      expect(await screen.findByRole('tab', { name: 'Teksti' })).toBeVisible();
      expect(screen.queryByRole('tab', { name: TAB })).toBeNull();
    },
  );

  it("is not there for another company's admin [O-019]", async () => {
    show(keikkaAnswer({ ownerAsiakasId: 3 }));
    expect(await screen.findByRole('tab', { name: 'Teksti' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: TAB })).toBeNull();
  });

  it('reads the orders when it is opened, and lists the latest first [O-019]', async () => {
    show();
    await openTab();
    expect(await drawn()).toEqual([
      [
        'pe 11.12.2026 0:00',
        '2 h 30 min',
        'P12 · 36 m',
        '12 m',
        '8,5',
        'C30/37 #16 S3 XC3, XC4',
        'Luonnos',
        'Antura · Rakennus Koskinen Oy',
      ],
      [
        'ma 2.11.2026 9:00',
        '2 h 30 min',
        'P12 · 36 m',
        '12 m',
        '120',
        'C30/37 #16 S3 XC3, XC4',
        'Toimitettu',
        'Antura · Rakennus Koskinen Oy',
      ],
      ['ma 1.6.2026 8:15', '2 h 30 min', '–', '–', '–', '–', 'Tilaus peruttu', '–'],
    ]);
    expect(listed()).toMatchObject([{ input: { tyomaaId: 5, keikkaId: 4711 } }]);
  });

  it('sorts by a figure as a figure, and leaves what is missing last', async () => {
    show();
    await openTab();
    await userEvent.click(await screen.findByRole('button', { name: 'm³' }));
    expect((await drawn()).map((row) => row[4])).toEqual(['8,5', '120', '–']);
  });

  it('opens an order in a new tab, by mouse and by keys [O-019]', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    show();
    await openTab();
    await userEvent.click(await screen.findByRole('cell', { name: /^ma 2\.11\.2026/ }));
    expect(opened).toHaveBeenLastCalledWith('/tilaus/4600', '_blank');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(opened).toHaveBeenLastCalledWith('/tilaus/4500', '_blank');
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('shows on a phone what fits', async () => {
    show(undefined, {});
    await openTab();
    expect((await drawn())[0]).toEqual(['pe 11.12.', 'P12', '8,5', 'Luonnos']);
  });

  it('says that it loads', async () => {
    bff.holdNext(keikkaFormCalls.listPrevious);
    show();
    await openTab();
    expect(screen.getByText('Ladataan työmaan tilauksia...')).toBeInTheDocument();
  });

  it('says when there are none, and where others are', async () => {
    bff.on(keikkaFormCalls.listPrevious, () => []);
    show();
    const panel = await openTab();
    expect(await within(panel).findByText('Työmaalla ei ole muita tilauksia')).toBeVisible();
    expect(panel).toHaveTextContent('365 päivän takaa 30 päivän päähän. Muut päivät näet gridistä.');
  });

  it('says that the order has no site, and asks nothing', async () => {
    show(keikkaAnswer({ tyomaaId: null }));
    expect(await openTab()).toHaveTextContent('Tilauksella ei ole työmaata');
    expect(listed()).toEqual([]);
  });

  it('tells of a failure and tries again on request', async () => {
    bff.refuseNext(keikkaFormCalls.listPrevious, 'INTERNAL');
    show();
    const panel = await openTab();
    expect(await within(panel).findByRole('alert')).toHaveTextContent('Työmaan tilauksia ei voitu ladata');
    await userEvent.click(within(panel).getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await drawn()).toHaveLength(3);
  });
});
