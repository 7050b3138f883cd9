import { keikkaKuski } from '@keikka/builders';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { driver, gridDay, keikka, palkki, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import type { GridBff } from '../../../../test/grid-bff.js';
import { renderGrid } from '../../../../test/render-grid.js';
import { onTestDay } from '../../../../test/test-day.js';

jest.setTimeout(60_000);

const ahonen = { personId: 7, personFirstName: 'Eero', personLastName: 'Ahonen' };
const away = driver(7, { ...ahonen, pois: true, statusName: 'Sairas' });

describe('what does not fit', () => {
  onTestDay();
  let bff: GridBff;
  beforeEach(() => {
    const short = vehicle(21, [keikka('10:00', '11:30', { asiakasNimi: 'Karkkilan Maatyö Oy' })], {
      vehiclePuomi: 28,
      useNoDriverBar: false,
    });
    const inWorkshop = vehicle(
      26,
      [
        palkki('7:00', '11:00', { grid_palkkiTypeId: 5, keikkaComment: 'puomin vuositarkastus' }),
        keikka('7:45', '10:00', { keikkaId: 4712, asiakasNimi: 'Kirkkonummen Rakentajat Oy' }),
      ],
      { useNoDriverBar: false },
    );
    const unmanned = vehicle(22, [
      keikka('6:45', '9:00', {
        keikkaId: 4713,
        asiakasNimi: 'Vesihuolto Lampi',
        kuskit: [keikkaKuski(ahonen)],
      }),
    ]);
    bff = freshBff(gridDay([short, inWorkshop, unmanned], { kuskit: [away] }));
  });

  const bar = (name: RegExp) => screen.findByRole('gridcell', { name });
  const openList = async (): Promise<HTMLElement> => {
    renderGrid(bff);
    await userEvent.click(await screen.findByRole('button', { name: '3 varoitusta' }));
    return screen.findByRole('dialog', { name: 'Ristiriidat' });
  };

  it.each([
    ['a boom that is too short', /Karkkilan.*Varoitus: Puomi 28 m, tilattu 36 m/],
    ['maintenance', /Kirkkonummen.*Varoitus: Huollossa 7:00–11:00: puomin vuositarkastus/],
    ['an absent driver', /Lampi.*Varoitus: Ahonen Eero, sairas 20\.11\./],
  ])('marks the bar and says why: %s', async (_, name) => {
    renderGrid(bff);
    const marked = await bar(name);
    expect(marked).toHaveAttribute('data-warning');
    expect(marked).not.toHaveAttribute('data-conflict');
  });

  it('marks the cell of vehicle or driver, in words too', async () => {
    renderGrid(bff);
    await bar(/Karkkilan/);
    const marks = screen.getAllByRole('row').flatMap((row) => {
      const [mark] = row.querySelectorAll('.vehicle > svg, .driver > svg');
      return mark ? [`${row.dataset.vehicle} ${mark.getAttribute('aria-label')}`] : [];
    });
    expect(marks).toEqual(['21 Varoitus: Puomi', '22 Kuljettaja poissa', '26 Varoitus: Huolto']);
  });

  it('is counted beside what is booked twice, which stands first and is the mark of the row', async () => {
    const twice = ['10:00', '10:30'].map((from, at) => keikka(from, '11:30', { keikkaId: 10 + at }));
    bff.day = gridDay([vehicle(21, twice, { vehiclePuomi: 28, useNoDriverBar: false })]);
    renderGrid(bff);
    await userEvent.click(await screen.findByRole('button', { name: '1 ristiriita · 2 varoitusta' }));
    const list = await screen.findByRole('dialog', { name: 'Ristiriidat' });
    const kinds = within(list).getAllByRole('region');
    expect(kinds.map(({ ariaLabel }) => ariaLabel)).toEqual(['Päällekkäin 1', 'Puomi 2']);
    expect(list).toHaveTextContent('1 ristiriita · 2 varoitusta');
    expect(screen.getByLabelText('Päällekkäin. Varoitus: Puomi')).toHaveClass('conflict-icon');
  });

  it('is listed by kind, each with vehicle, customer and reason', async () => {
    const list = await openList();
    const kinds = within(list).getAllByRole('region');
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Poissa 1.*Vesihuolto Lampi.*P22.*Ahonen Eero, sairas 20\.11\./),
      expect.stringMatching(/^Puomi 1.*Karkkilan Maatyö Oy.*P21.*Puomi 28 m, tilattu 36 m/),
      expect.stringMatching(/^Huolto 1.*Kirkkonummen.*P26.*Huollossa 7:00–11:00: puomin vuositarkastus/),
    ]);
  });

  it('is a driver who is missing, once for a vehicle, with the choice of another at hand', async () => {
    const lacking = ['Vesihuolto Lampi Oy', 'Merituuli Oy'].map((asiakasNimi, at) =>
      keikka(`${10 + at}:00`, `${11 + at}:00`, { keikkaId: 20 + at, asiakasNimi }),
    );
    bff.day = gridDay([vehicle(22, lacking, { defaultKuski_personId: 7 })], { kuskit: [away, driver(8)] });
    renderGrid(bff);
    expect(await bar(/Lampi.*Varoitus: Ei kuljettajaa/)).toHaveAttribute('data-warning');
    expect(screen.getByText('Ei kuljettajaa')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '1 varoitus' }));
    const list = await screen.findByRole('dialog', { name: 'Ristiriidat' });
    const kind = within(list).getByRole('region', { name: 'Kuljettaja puuttuu 1' });
    expect(kind).toHaveTextContent('P22 Vesihuolto Lampi ja Merituuli');
    expect(kind).toHaveTextContent('Ahonen Eero sairas 20.11. · 2 tilausta');
    await userEvent.click(within(kind).getByRole('button', { name: 'Vaihda kuljettaja P22' }));
    expect(await screen.findByRole('menuitem', { name: /Saarinen Juha/ })).toBeVisible();
  });

  it('leads from the list to its bar, and is mended by moving', async () => {
    const list = await openList();
    await userEvent.click(within(list).getByRole('button', { name: /^4712 Kirkkonummen/ }));
    expect(await bar(/Kirkkonummen/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(within(list).getByRole('button', { name: /^Siirrä… 4712 / }));
    expect(await screen.findByRole('dialog', { name: /Siirrä: Kirkkonummen/ })).toBeVisible();
  });

  it('is told by the tooltip: the boom where the pump stands, the rest below', async () => {
    renderGrid(bff);
    await userEvent.hover(await bar(/Karkkilan/));
    const pump = await screen.findByRole('tooltip');
    expect(pump).toHaveTextContent('PumppuP21 · 28 m, tilattu 36 m · linja 12 m');
    expect(pump).not.toHaveTextContent('Varoitus.');
    await userEvent.hover(await bar(/Kirkkonummen/));
    await waitFor(() =>
      expect(screen.getByRole('tooltip')).toHaveTextContent(
        'Varoitus. Huollossa 7:00–11:00: puomin vuositarkastus.',
      ),
    );
  });

  it('is a journey without time for it: on both bars, once in the list, and mended by moving one', async () => {
    const places = [60.25, 60.35].map((tyomaaLat, at) =>
      keikka(`${10 + at}:00`, `${11 + at}:00`, {
        keikkaId: 30 + at,
        tyomaaLat,
        asiakasNimi: `Tilaaja ${at}`,
      }),
    );
    bff.day = gridDay([vehicle(21, places, { useNoDriverBar: false })]);
    renderGrid(bff);
    const reason = 'siirtymä 22 min, väliä 0 min';
    for (const at of [0, 1])
      expect(await bar(new RegExp(`Tilaaja ${at}.*Varoitus: ${reason}`))).toHaveAttribute('data-warning');
    expect(screen.getByLabelText('Varoitus: Siirtymä')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '1 varoitus' }));
    const list = await screen.findByRole('dialog', { name: 'Ristiriidat' });
    const kind = within(list).getByRole('region', { name: 'Siirtymä 1' });
    expect(kind).toHaveTextContent('P21 Tilaaja 0 ja Tilaaja 1');
    expect(kind).toHaveTextContent(`${reason} (arvio)`);
    expect(within(kind).getByRole('button', { name: /^Siirrä… 30 / })).toBeVisible();
    await userEvent.hover(await bar(/Tilaaja 1/));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(`Varoitus. ${reason} (arvio).`);
  });

  it('is nothing any more once it is delivered', async () => {
    const done = keikka('10:00', '11:30', { keikkaTilaId: 9 });
    bff.day = gridDay([vehicle(21, [done], { vehiclePuomi: 28, useNoDriverBar: false })]);
    renderGrid(bff);
    expect(await screen.findByRole('button', { name: 'Ei ristiriitoja' })).toBeVisible();
  });
});

describe('the day after', () => {
  onTestDay('20261121');

  it('marks nothing of what was', async () => {
    const twice = [4711, 4712].map((keikkaId) => keikka('10:00', '11:30', { keikkaId }));
    renderGrid(freshBff(gridDay([vehicle(21, twice, { vehiclePuomi: 28, useNoDriverBar: false })])));
    expect(await screen.findByRole('button', { name: 'Ei ristiriitoja' })).toBeVisible();
    for (const bar of screen.getAllByRole('gridcell', { name: /Rakennus/ })) {
      expect(bar).not.toHaveAttribute('data-warning');
      expect(bar).not.toHaveAttribute('data-conflict');
    }
  });
});
