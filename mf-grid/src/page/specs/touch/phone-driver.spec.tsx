import { dayDriver, keikkaKuski } from '@keikka/builders';
import { settingType } from '@keikka/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { jobsIn, listed, onPhone } from '../../../../test/phone.js';
import { onTestDay } from '../../../../test/test-day.js';
import { renderGrid } from '../../../../test/render-grid.js';

jest.setTimeout(60_000);

describe("a driver's grid on a phone", () => {
  onPhone();
  onTestDay();

  const me = keikkaKuski({ personId: 5 });
  const other = keikkaKuski({ personId: 6 });
  const ownButton = () => screen.queryByRole('button', { name: 'Omat ajot' });

  it("shows the own jobs only, and everybody's again", async () => {
    const mine = keikka('7:00', '9:00', { kuskit: [me], m3: 10 });
    const theirs = keikka('10:00', '12:00', { keikkaId: 4712, kuskit: [other] });
    const nobodys = keikka('13:00', '14:00', { keikkaId: 4713, m3: 5 });
    renderGrid(
      freshBff(
        gridDay([
          vehicle(12, [mine, theirs, nobodys]),
          vehicle(15, [keikka('11:00', '13:00', { keikkaId: 4714, kuskit: [other] })]),
          vehicle(18, [], { dayDriver: dayDriver(me) }),
          vehicle(21, [], { dayDriver: dayDriver({ ...me, pois: true }) }),
          vehicle(24, [
            keikka('7:00', '9:00', { keikkaId: 4715, kuskit: [me], keikkaTilaId: 10 }),
            keikka('15:00', '16:00', { keikkaId: 4716 }),
          ]),
        ]),
      ),
    );
    await screen.findByRole('region', { name: 'P12' });
    const conflicts = screen.getByRole('button', { name: /^1 ristiriita/ });
    await userEvent.click(ownButton()!);
    expect(ownButton()).toHaveAttribute('aria-pressed', 'true');
    expect(conflicts).not.toBeInTheDocument();
    expect(listed()).toEqual(['P12', 'P18']);
    const jobs = jobsIn(screen.getByRole('region', { name: 'P12' }));
    expect(jobs.map(({ dataset }) => dataset.key)).toEqual(['k4711', 'k4713']);
    expect(screen.getByText(/^2 tilausta · 15 m³$/)).toBeVisible();
    await userEvent.click(ownButton()!);
    expect(listed()).toHaveLength(5);
  });

  it('says on a free day that there is nothing, and shows the others by one press', async () => {
    const bff = freshBff(gridDay([vehicle(12, [keikka('10:00', '11:00', { kuskit: [other] })])]));
    bff.session = { settingTypes: [settingType.pumppari] };
    renderGrid(bff, '/?pvm=20261120&ajot=omat');
    expect(await screen.findByText('Ei omia ajoja')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Näytä kaikki ajot' }));
    expect(listed()).toEqual(['P12']);
    expect(ownButton()).toHaveAttribute('aria-pressed', 'false');
  });

  it('is not asked of who does not drive', async () => {
    renderGrid(freshBff(gridDay([vehicle(12, [keikka('10:00', '11:00', { kuskit: [other] })])])));
    await screen.findByRole('region', { name: 'P12' });
    expect(ownButton()).not.toBeInTheDocument();
  });
});
