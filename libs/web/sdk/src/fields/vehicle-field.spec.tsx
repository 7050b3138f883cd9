import { vehicleCalls, type Vehicle } from '@keikka/contracts';
import { fields, reference } from '@keikka/contracts/fields';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRecord } from '../record/use-record.js';
import { renderInShell, StandInBff, type RenderedInShell } from '../testing/index.js';
import { VehicleField } from './vehicle-field.js';

const lavaFields = fields({ vehicleId: reference('vehicle', 'Ajoneuvo') });
interface Lava {
  vehicleId: number;
  varmenne: number;
}

const vehicle = (vehicleId: number, changes: Partial<Vehicle> = {}): Vehicle => ({
  vehicleId,
  vehicleNo: `P${vehicleId}`,
  vehicleRegNo: `ABC-${vehicleId}`,
  vehicleNimi: '',
  vehiclePuomi: 36,
  vehicleTypeId: 3,
  vehicleTypeName: 'Pumppu',
  asiakasId: 1,
  asiakasNimi: 'Oma Oy',
  firstDate: null,
  lastDate: null,
  ...changes,
});

describe('the vehicle of a record', () => {
  let bff: StandInBff;
  let vehicles: Vehicle[];
  beforeEach(() => {
    bff = new StandInBff();
    vehicles = [vehicle(12), vehicle(15), vehicle(16, { lastDate: '20261119' })];
    bff.on(vehicleCalls.list, () => vehicles);
  });

  function Editor({ stands, current }: { stands: number; current?: Vehicle }) {
    const editing = useRecord<Lava, typeof lavaFields>({
      fields: lavaFields,
      record: { vehicleId: stands, varmenne: 1 },
      save: (_changes, _base, { vehicleId }) => Promise.resolve({ vehicleId, varmenne: 2 }),
      read: () => Promise.resolve(null),
      onClose: () => undefined,
      texts: { failed: '', gone: '' },
    });
    return <VehicleField of={editing} name="vehicleId" yyyymmdd="20261120" current={current} />;
  }
  let shell: RenderedInShell;
  // What is cached would be kept for minutes, and the process with it.
  afterEach(() => shell.platform.queryClient.clear());
  function show(stands: number, current?: Vehicle): RenderedInShell {
    shell = renderInShell(<Editor stands={stands} current={current} />, bff);
    return shell;
  }
  const field = () => screen.findByRole('combobox', { name: 'Ajoneuvo' });
  const offered = async (): Promise<string[]> => {
    await userEvent.click(await field());
    return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  };

  it('is one of those in service on the day, by the names they have everywhere', async () => {
    show(12);
    await waitFor(async () => expect(await field()).toHaveValue('P12 · 36 m'));
    expect(await offered()).toEqual(['P12 · 36 mABC-12', 'P15 · 36 mABC-15']);
  });

  it('stays to be chosen where it is out of service by now', async () => {
    show(16);
    await waitFor(async () => expect(await field()).toHaveValue('P16 · 36 m'));
    expect(await offered()).toHaveLength(3);
  });

  it('is named at once, and stays, whosever it is', async () => {
    const answer = bff.holdNext(vehicleCalls.list);
    show(99, vehicle(99));
    expect(await field()).toHaveValue('P99 · 36 m');
    answer();
    await waitFor(async () => expect(await offered()).toHaveLength(3));
  });

  it('says why there are none to choose from [O-287]', async () => {
    bff.refuseNext(vehicleCalls.list, 'AUTH.FORBIDDEN');
    show(12);
    expect(await screen.findByText('Ajoneuvon tietojen lataus epäonnistui')).toBeVisible();
  });

  it('is asked for again once a vehicle was saved', async () => {
    const { say } = show(12);
    await waitFor(async () => expect(await field()).toHaveValue('P12 · 36 m'));
    vehicles = [vehicle(12, { vehicleNo: 'P1' })];
    say({ type: 'dayStale', days: ['20261120'] });
    await waitFor(async () => expect(await field()).toHaveValue('P1 · 36 m'));
  });
});
