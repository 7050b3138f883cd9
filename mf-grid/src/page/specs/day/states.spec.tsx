import type { GridItem, GridKeikka } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY, keikka, gridDay, maskedKeikka, palkki, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { address, dragTo, letGo, renderGrid, xOfHour, yOfRow } from '../../../../test/render-grid.js';
import { ok, refusal, type GridBff } from '../../../../test/grid-bff.js';

jest.setTimeout(30_000);

describe('the grid page', () => {
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(gridDay([vehicle(12, [keikka('10:00', '13:30')]), vehicle(15)]));
  });

  it('draws vehicles as rows and orders as bars that say what they are [G-001]', async () => {
    renderGrid(bff);
    const board = await screen.findByRole('grid', { name: 'Päivän aikataulu' });
    const row = within(board).getByRole('row', { name: /P12/ });
    expect(within(row).getByRole('rowheader', { name: /P12 · 36 m/ })).toBeVisible();
    const bar = within(row).getByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
    expect(bar).toHaveAccessibleName(
      'Rakennus Koskinen Oy, As Oy Lohjan Kielo, Lohja, 10:00–13:30, Toimitusvalmis, 45,5\u00a0m³, P12',
    );
    expect(bar).toHaveStyle({ left: '400px', width: '350px' });
  });

  it('is titled with the long date [G-012]', async () => {
    renderGrid(bff);
    await screen.findByRole('grid');
    expect(document.title).toBe('Grid perjantai 20. marraskuuta 2026');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Grid perjantai 20. marraskuuta 2026');
  });

  it('says that it loads [G-013]', async () => {
    bff.answerDay = () => new Promise(() => undefined);
    renderGrid(bff);
    expect(await screen.findByText('Ladataan aikataulunäkymää...')).toBeVisible();
  });

  it('says that there is nothing, over the rows that stay [G-014]', async () => {
    bff.day = gridDay([vehicle(12), vehicle(15, [palkki('9:00', '10:00')])]);
    renderGrid(bff);
    expect(await screen.findByText('Ei tilauksia')).toBeVisible();
    expect(screen.getByRole('row', { name: /P12/ })).toBeVisible();
  });

  it('offers on an empty day what can be made', async () => {
    bff.day = gridDay([vehicle(12)]);
    renderGrid(bff);
    await userEvent.click(await screen.findByRole('button', { name: 'Uusi palkki' }));
    expect(await screen.findByRole('dialog', { name: /Uusi palkki/ })).toBeVisible();
  });

  it('leads on from an empty day who may make nothing', async () => {
    bff.day = gridDay([vehicle(12)]);
    bff.session = { settingTypes: [settingType.pumppari] };
    renderGrid(bff);
    const box = (await screen.findByText('Ei tilauksia')).parentElement!;
    await userEvent.click(within(box).getByRole('button', { name: 'Seuraava päivä' }));
    expect(address()).toBe('?pvm=20261121');
  });

  it('shows the reason of a failed load and loads again [G-015] [G-016]', async () => {
    bff.answerDay = () => refusal(500, 'Levy on täynnä.');
    renderGrid(bff);
    expect(await screen.findByText('Tilausten lataaminen epäonnistui')).toBeVisible();
    expect(screen.getByText('Levy on täynnä.')).toBeVisible();
    bff.answerDay = null;
    await userEvent.click(screen.getByRole('button', { name: 'Lataa uudelleen' }));
    expect(await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ })).toBeVisible();
  });

  it('tells to check the connection when no answer came [G-015]', async () => {
    bff.answerDay = () => Promise.reject(new TypeError('Failed to fetch'));
    renderGrid(bff);
    const text = 'Tarkista internetyhteytesi ja yritä uudelleen';
    expect(await screen.findByText(text, {}, { timeout: 15_000 })).toBeVisible();
  });

  it.each([
    ['is empty', () => new Response('', { status: 500 })],
    ['is no envelope', () => Response.json({})],
    ['is a page of a proxy', () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ])('tells the same when the answer %s [G-015]', async (_, answer) => {
    bff.answerDay = answer;
    renderGrid(bff);
    const text = 'Tarkista internetyhteytesi ja yritä uudelleen';
    expect(await screen.findByText(text, {}, { timeout: 15_000 })).toBeVisible();
    expect(screen.getByText('Tilausten lataaminen epäonnistui')).toBeVisible();
  });

  it.each([
    ['start', { timeStart: null }],
    ['end', { timeEnd: null }],
    ['vehicle', { vehicleId: null }],
  ])('leaves out jobs and bars without %s, and shows the others [G-140]', async (_, lacking) => {
    const others = vehicle(15, [keikka('7:00', '8:00', { keikkaId: 1, asiakasNimi: 'Ilta Oy' })]);
    const whole = vehicle(12, [keikka('10:00', '13:30'), palkki('9:00', '10:00')]);
    const keikkaGroup = whole.keikkaGroup.map((item) => ({ ...item, ...lacking }) as unknown as GridItem);
    bff.day = gridDay([{ ...whole, keikkaGroup }, others]);
    const { say } = renderGrid(bff);
    await screen.findByRole('gridcell', { name: /Ilta Oy/ });
    const bars = (): HTMLElement[] => screen.queryAllByRole('gridcell', { name: /Koskinen|Pesu|Ilta/ });
    expect(bars()).toHaveLength(1);
    const row = { ...keikka('7:00', '8:00', { keikkaId: 1, vehicleId: 15 }), ...lacking };
    say({ type: 'keikkaChanged', keikkaId: 1, days: [DAY], row: row as unknown as GridKeikka });
    await waitFor(() => expect(bars()).toEqual([]));
    expect(screen.getByRole('row', { name: /P15/ })).toBeVisible();
    expect(bff.dayLoads).toEqual([DAY]);
  });

  it('does not place an order that ends as it begins, which is no fault either [G-141]', async () => {
    bff.day = gridDay([vehicle(12, [keikka('10:00', '10:00')])]);
    renderGrid(bff);
    expect(await screen.findByRole('row', { name: /P12/ })).toBeVisible();
    expect(screen.queryByRole('gridcell', { name: /Rakennus Koskinen/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Aikavirhe keikalla 4711')).not.toBeInTheDocument();
  });

  it('shows the remembered orders under a banner when they cannot be loaded [G-017]', async () => {
    renderGrid(bff);
    await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
    bff.answerDay = () => refusal(500, 'Levy on täynnä.');
    await userEvent.click(screen.getByRole('button', { name: 'Päivitä päivän tiedot' }));
    const banner = 'Tilausten lataaminen epäonnistui, näytetään tilaukset muistista';
    const warning = await screen.findByText(banner);
    const order = screen.getByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
    expect(warning).toBeVisible();
    expect(order).toBeVisible();
    expect(warning.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // The hours under it are what a drag goes by.
    dragTo(order, [xOfHour(10.25), yOfRow(0)], [xOfHour(12.25), yOfRow(0)]);
    expect(warning).not.toBeVisible();
    letGo(order);
    await waitFor(() => expect(warning).toBeVisible());
  });

  it('shows the remembered orders as soon as a first call fails, and not only after the last', async () => {
    sessionStorage.setItem(`keikka.grid-day.${DAY}`, JSON.stringify({ personId: 5, day: bff.day }));
    bff.answerDay = () =>
      bff.dayLoads.length > 1 ? new Promise(() => undefined) : refusal(503, 'Palvelu ei vastaa.');
    renderGrid(bff);
    expect(await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ })).toBeVisible();
    expect(screen.getByText('Tilausten lataaminen epäonnistui, näytetään tilaukset muistista')).toBeVisible();
  });

  it.each([
    ['has no company', { userAsiakas: null }, 'Käyttäjän asiakastietoja ei löydy'],
    ['has no rights object', { auth: undefined }, 'Käyttäjän autentikointitietoja ei löydy'],
  ])('says why it is closed to whoever %s [G-020] [G-021]', async (_, session, text) => {
    bff.session = session;
    renderGrid(bff);
    expect(await screen.findByText(text)).toBeVisible();
    expect(bff.dayLoads).toEqual([]);
  });

  it('says that it is closed to whoever may not read it [G-022]', async () => {
    bff.session = { settingTypes: [] };
    renderGrid(bff);
    expect(await screen.findByText('Et ole oikeutettu näkemään tätä sivua (GridCore)')).toBeVisible();
    expect(bff.dayLoads).toEqual([]);
  });

  it('has a separator above each company when there are several [G-046]', async () => {
    const partner = { ownerAsiakasId: 2, asiakasNimi: 'Hämeen Betonipumput Oy' };
    bff.day = gridDay([vehicle(12), vehicle(41, [], partner)]);
    renderGrid(bff);
    expect(await screen.findByRole('row', { name: /Hämeen Betonipumput Oy 1 ajoneuvo/ })).toBeVisible();
  });

  it('masks an order one may not read, and prints no markers of a palkki [G-106]', async () => {
    bff.day = gridDay([
      vehicle(12, [
        maskedKeikka('7:00', '9:00'),
        palkki('9:00', '10:00', { keikkaComment: '*red Katsastus' }),
      ]),
    ]);
    renderGrid(bff);
    expect(await screen.findByRole('gridcell', { name: '2. Ei pääsyä, 7:00–9:00, P12' })).toBeVisible();
    expect(screen.getByRole('gridcell', { name: /^Katsastus, 9:00–10:00/ })).toBeVisible();
  });

  it('tells of an order that ends before it begins, and goes on [G-136]', async () => {
    bff.day = gridDay([vehicle(12, [keikka('10:00', '9:00')])]);
    renderGrid(bff);
    expect(await screen.findByText('Aikavirhe keikalla 4711')).toBeVisible();
    expect(screen.getByText('Keikan loppuaika on ennen aloitusaikaa')).toBeVisible();
    expect(screen.queryByRole('gridcell', { name: /Rakennus Koskinen/ })).not.toBeInTheDocument();
  });

  it('shows a view with a button and no white page when drawing fails [G-018]', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    bff.answerDay = () =>
      ok({
        yyyymmdd: '20261120',
        ajoneuvot: [{ keikkaGroup: [{ ...keikka('7:00', '8:00'), kuskit: null }] }],
      });
    renderGrid(bff);
    expect(await screen.findByText('Gridi-näkymän latausvirhe')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Päivitä sivu' })).toBeVisible();
    silent.mockRestore();
  });
});
