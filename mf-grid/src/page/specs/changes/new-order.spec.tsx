import { clockRange, settingType } from '@keikka/domain';
import type { SlotProps } from '@keikka/sdk';
import { registerSlot } from '@keikka/sdk/testing';
import { Button, Modal } from '@keikka/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { ok, type GridBff } from '../../../../test/grid-bff.js';
import { choose, renderGrid, xOfHour, yOfRow } from '../../../../test/render-grid.js';

jest.setTimeout(60_000);

const made = keikka('07:00', '13:00', { keikkaId: 9001, keikkaTilaId: 1 });
const without = gridDay([vehicle(12, [keikka('14:00', '15:00')])]);
const withIt = gridDay([vehicle(12, [made, keikka('14:00', '15:00')])]);

/** The windows that the order's own remote puts into its slots. */
function NewOrderWindow({ place, onMade, onClose }: SlotProps['order.new']) {
  return (
    <Modal open title="Uusi tilaus" placeKey="uusi-tilaus" onClose={onClose}>
      {place && `Ajoneuvo ${place.vehicleId}, ${clockRange(place.startMs, place.endMs)}`}
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

  it('begins in the free place whose menu it is chosen from', async () => {
    renderGrid(bff);
    await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
    const hours = screen.getAllByRole('row')[1]?.querySelector('.track')?.parentElement;
    if (!hours) throw new Error('no row');
    fireEvent.contextMenu(hours, { clientX: xOfHour(9.3), clientY: yOfRow(0) });
    await choose('Uusi tilaus');
    expect(await screen.findByText('Ajoneuvo 12, 9:15–10:15')).toBeVisible();
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
