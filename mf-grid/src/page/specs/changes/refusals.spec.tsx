import { kuskiCalls } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { driver, gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { address, dragTo, letGo, renderGrid, xOfHour, yOfRow } from '../../../../test/render-grid.js';
import type { GridBff } from '../../../../test/grid-bff.js';

jest.setTimeout(60_000);

describe('what the board refuses to move', () => {
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(gridDay([vehicle(12, [keikka('10:00', '13:30')]), vehicle(15)]));
  });

  const show = async (): Promise<HTMLElement> => {
    renderGrid(bff);
    return screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
  };
  /** Grabs the bar a quarter of an hour after its start. */
  const drag = (element: HTMLElement, hour: number, row: number): void =>
    dragTo(element, [xOfHour(10.25), yOfRow(0)], [xOfHour(hour + 0.25), yOfRow(row)]);

  it('is not put on a vehicle that the company does not plan, and says so in its row, at the pointer and when let go', async () => {
    bff.day = gridDay([vehicle(12, [keikka('10:00', '13:30')]), vehicle(15, [], { plannable: false })]);
    const order = await show();
    drag(order, 10, 1);
    expect(screen.getByRole('gridcell', { name: 'muiden auto' })).toBeVisible();
    const reason = 'Yrityksesi ei suunnittele tätä ajoneuvoa';
    expect(screen.getByText(reason)).toHaveTextContent('Esc peruuttaa');
    letGo(order);
    expect(await screen.findByText(reason)).not.toHaveTextContent('Esc peruuttaa');
    expect(bff.writes).toEqual([]);
  });

  it.each([
    ['of another company', { ownerAsiakasId: 2 }, [settingType.keikkaHandler]],
    ['that is temporary', { isTemp: true }, [settingType.keikkaHandler]],
    ['without the right to edit', {}, [settingType.pumppari]],
  ])('does not lift an order %s [G-145] [G-203]', async (_, overrides, settingTypes) => {
    bff.session = { settingTypes };
    bff.day = gridDay([vehicle(12, [keikka('10:00', '13:30', overrides)]), vehicle(15)]);
    const order = await show();
    drag(order, 10, 1);
    expect(screen.queryByText(/Esc peruuttaa/)).not.toBeInTheDocument();
    letGo(order);
    expect(bff.writes).toEqual([]);
  });

  it('tells whoever may not edit why nothing moves, once an attempt, and opens nothing for it [G-203]', async () => {
    bff.session = { settingTypes: [settingType.pumppari] };
    const order = await show();
    for (const attempt of [1, 2]) {
      drag(order, 10 + attempt, 1);
      fireEvent.pointerMove(order, { pointerId: 1, isPrimary: true, buttons: 1, clientX: 900, clientY: 70 });
      letGo(order);
      fireEvent.click(order);
    }
    expect(await screen.findAllByText('Sinulla ei ole oikeutta muuttaa aikataulua')).toHaveLength(1);
    expect(address()).not.toContain('4711');
    // A click is a press of its own, and opens what it is on.
    await userEvent.click(order);
    expect(address()).toContain('4711');
  });

  it('tells who takes off a driver that a colleague has just changed, and nothing is changed', async () => {
    bff.day = gridDay([vehicle(12, [keikka('10:00', '13:30', { kuskit: [driver(7)] })])]);
    bff.refuseNext(kuskiCalls.restore, 'CHANGE.OUTDATED');
    await show();
    const [cell] = screen.getAllByRole('gridcell');
    act(() => cell?.focus());
    await userEvent.keyboard('{Delete}');
    expect(await screen.findByText('Kuljettajan vaihto epäonnistui')).toBeVisible();
    expect(screen.getByText('Kollega on muuttanut tietoja tämän jälkeen.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('gridcell')[0]).toHaveTextContent('J. Saarinen'));
  });
});
