import { clockOf, settingType } from '@keikka/domain';
import type { SlotProps } from '@keikka/sdk';
import { registerSlot } from '@keikka/sdk/testing';
import { Button, Modal } from '@keikka/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { ok, type GridBff } from '../../../../test/grid-bff.js';
import { dragTo, letGo, renderGrid, xOfHour, yOfRow } from '../../../../test/render-grid.js';

jest.setTimeout(60_000);

const made = keikka('07:00', '13:00', { keikkaId: 9001, keikkaTilaId: 1 });
const without = gridDay([vehicle(12, [keikka('14:00', '15:00')])]);
const withIt = gridDay([vehicle(12, [made, keikka('14:00', '15:00')])]);

/** The windows that the order's own remote puts into its slots. */
function NewOrderWindow({ place, onMade, onClose }: SlotProps['order.new']) {
  return (
    <Modal open title="Uusi tilaus" placeKey="uusi-tilaus" onClose={onClose}>
      {place
        ? `Ajoneuvo ${place.vehicleId}, ${clockOf(place.startMs)}–${place.endMs === null ? '' : clockOf(place.endMs)}`
        : 'Ei paikkaa'}
      <Button
        onClick={() => {
          onMade(made);
          onClose();
        }}
      >
        Luo
      </Button>
    </Modal>
  );
}
const OrderWindow = ({ keikkaId, onClose }: SlotProps['order.modal']) => (
  <Modal open title="Tilaus" id={keikkaId} placeKey="tilaus" onClose={onClose}>
    Perustiedot
  </Modal>
);

describe('a new order from the board', () => {
  let bff: GridBff;
  let unregister: (() => void)[];
  beforeEach(() => {
    bff = freshBff(without);
    unregister = [registerSlot('order.new', NewOrderWindow), registerSlot('order.modal', OrderWindow)];
  });
  afterEach(() => act(() => unregister.forEach((one) => one())));

  /** The board shows the order from this read on. */
  async function make(shownFrom: number): Promise<void> {
    renderGrid(bff);
    await screen.findByRole('grid');
    await userEvent.click(screen.getByRole('button', { name: 'TILAUS' }));
    const button = await screen.findByRole('button', { name: 'Luo' });
    const before = bff.dayLoads.length;
    bff.answerDay = () => ok(bff.dayLoads.length - before >= shownFrom ? withIt : without);
    await userEvent.click(button);
  }

  it('opens once the board has it, which is read up to three times [O-146] [O-305]', async () => {
    await make(3);
    const order = await screen.findByRole('dialog', { name: 'Tilaus' }, { timeout: 10_000 });
    expect(order).toHaveTextContent('9001');
    expect(screen.getByText('Uusi tilaus luotiin onnistuneesti ja avattiin muokkaukseen')).toBeVisible();
  });

  it('is told of when the board never has it [O-146] [O-303]', async () => {
    await make(Infinity);
    expect(
      await screen.findByText(/^Tilaus 9001 luotiin onnistuneesti, mutta sen avaaminen/, undefined, {
        timeout: 10_000,
      }),
    ).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Tilaus' })).toBeNull();
  });

  describe('in free time', () => {
    const place = { clientX: xOfHour(9.3), clientY: yOfRow(0) };
    /** The hours of the vehicle's row, of the board that has the focus. */
    async function showHours(): Promise<HTMLElement> {
      renderGrid(bff);
      await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
      const hours = screen.getAllByRole('row')[1]?.querySelector<HTMLElement>('.track')?.parentElement;
      if (!hours) throw new Error('no row');
      screen.getByRole('grid').focus();
      return hours;
    }
    const expectAt = async (where: string): Promise<void> =>
      expect(await screen.findByText(where)).toBeVisible();

    it('has the times that are drawn', async () => {
      const hours = await showHours();
      dragTo(hours, [xOfHour(9.3), yOfRow(0)], [xOfHour(11.6), yOfRow(0)]);
      letGo(hours);
      await expectAt('Ajoneuvo 12, 9:15–11:45');
      expect(document.querySelector('.slot')).toBeNull();
    });

    it('begins at the double click, with its own length', async () => {
      fireEvent.doubleClick(await showHours(), place);
      await expectAt('Ajoneuvo 12, 9:15–');
    });

    it.each([
      ['{Enter}', '9:15–'],
      ['n', '9:15–'],
      ['{ArrowRight}{Enter}', '9:30–'],
      ['{Shift>}{ArrowRight}{/Shift}{ArrowLeft}{Enter}', '9:00–10:15'],
    ])('is made in the chosen place by %s', async (keys, times) => {
      fireEvent.click(await showHours(), place);
      const spoken = 'P12, 9:15, tyhjä aika. Enter lisää tilauksen, P palkin.';
      expect(screen.getByText(spoken)).toBeInTheDocument();
      await userEvent.keyboard(keys);
      await expectAt(`Ajoneuvo 12, ${times}`);
    });

    it.each([
      ['begins after the chosen bar', '{ArrowDown}n', 'Ajoneuvo 12, 15:00–'],
      ['has no place without one', 'n', 'Ei paikkaa'],
    ])('by N %s', async (_, keys, where) => {
      await showHours();
      await userEvent.keyboard(keys);
      await expectAt(where);
    });

    it('leaves a palkki to P', async () => {
      fireEvent.click(await showHours(), place);
      await userEvent.keyboard('p');
      const palkki = await screen.findByRole('dialog', { name: /Uusi palkki/ });
      expect(within(palkki).getByRole('textbox', { name: 'Alkaa' })).toHaveValue('09:15');
      expect(within(palkki).getByRole('textbox', { name: 'Päättyy' })).toHaveValue('10:15');
    });

    it('has a menu whose first choice Enter takes', async () => {
      fireEvent.contextMenu(await showHours(), place);
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
      expect(screen.getByText('Ajoneuvo ja aika valmiina · Esc peruuttaa')).toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      await expectAt('Ajoneuvo 12, 9:15–');
    });
  });

  it('is listed with its key', async () => {
    renderGrid(bff);
    await screen.findByRole('grid');
    await userEvent.keyboard('?');
    const list = await screen.findByRole('dialog', { name: /Pikanäppäimet/ });
    expect(within(list).getByText('Uusi tilaus').parentElement).toHaveTextContent(/^Uusi tilaus\W*N$/);
    expect(within(list).getByText('Uusi palkki').parentElement).toHaveTextContent(/^Uusi palkki\W*P$/);
  });

  it('is what an empty day offers first', async () => {
    bff.day = gridDay([vehicle(12)]);
    renderGrid(bff);
    expect(await screen.findByRole('button', { name: 'Uusi palkki' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Uusi tilaus' }));
    expect(await screen.findByText('Ei paikkaa')).toBeVisible();
  });

  it('has no free place to choose for who may make nothing', async () => {
    bff.session = { settingTypes: [settingType.pumppari] };
    renderGrid(bff);
    await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
    screen.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowDown}{Control>}{ArrowRight}{/Control}np');
    expect(document.querySelector('.slot')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not offered to who may not make one [G-023]', async () => {
    bff.session = { settingTypes: [settingType.pumppari] };
    renderGrid(bff);
    await screen.findByRole('grid');
    expect(screen.queryByRole('button', { name: 'TILAUS' })).toBeNull();
  });

  it('is not offered where nothing makes it', async () => {
    act(() => unregister[0]?.());
    renderGrid(bff);
    await screen.findByRole('grid');
    await waitFor(() => expect(screen.getByRole('button', { name: 'PALKKI' })).toBeVisible());
    expect(screen.queryByRole('button', { name: 'TILAUS' })).toBeNull();
  });
});
