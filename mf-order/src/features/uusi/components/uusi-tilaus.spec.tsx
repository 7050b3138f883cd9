import { dayVehicle, gridDay, gridKeikka } from '@keikka/builders';
import {
  asiakasCalls,
  gridDayCalls,
  keikkaFormCalls,
  noLinkSettings,
  statCalls,
  vehicleCalls,
  type AsiakasData,
  type GridKeikka,
} from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { failure, renderInShell } from '@keikka/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../../test/keikka-bff.js';
import { UusiTilaus } from './uusi-tilaus.js';

const link = (linkedAsiakasId: number, linkedAsiakasNimi: string) => ({
  asiakasAsiakasLinkId: linkedAsiakasId,
  asiakasId: 1,
  linkedAsiakasId,
  asiakasAsiakasLinkTypeId: 1,
  linkedAsiakasNimi,
  linkedAsiakasColorCode: '',
  settings: noLinkSettings,
});
const customer: AsiakasData = { asiakasId: 77, asiakasNimi: 'Uusi Lähde Oy', ytunnus: '', colorCode: '' };

describe('the window of a new order', () => {
  let bff: KeikkaBff;
  let made: GridKeikka[];
  let links: ReturnType<typeof link>[];
  /** Answers the list of sources. */
  let answerSources: () => void;

  beforeEach(() => {
    made = [];
    links = [link(11, 'Lohjan Betoni')];
    bff = new KeikkaBff();
    bff.on(vehicleCalls.list, () => []);
    bff.on(statCalls.listWeighted, () => []);
    bff.on(keikkaFormCalls.create, () => gridKeikka());
    const waiting = new Promise<void>((resolve) => {
      answerSources = resolve;
    });
    bff.on(asiakasCalls.listLinks, async () => {
      await waiting;
      return links;
    });
    bff.on(asiakasCalls.list, () => [customer]);
    bff.on(asiakasCalls.addLink, ({ linkedAsiakasId }) => {
      links = [...links, link(linkedAsiakasId, customer.asiakasNimi)];
      return link(linkedAsiakasId, '');
    });
  });

  async function show(): Promise<void> {
    renderInShell(
      <UusiTilaus
        yyyymmdd="20261120"
        place={null}
        onClose={() => undefined}
        onMade={(one) => made.push(one)}
      />,
      bff,
    );
    await screen.findByText('Haetaan lähteitä...');
  }
  const sent = () => bff.writes.filter(({ call }) => call === keikkaFormCalls.create);

  it('says that its sources could not be read, and reads them when it is asked again [O-306]', async () => {
    let isDown = true;
    bff.on(asiakasCalls.listLinks, () => (isDown ? failure('SERVICE.UNAVAILABLE') : links));
    await show();
    expect(await screen.findByText('Virhe ladattaessa tilauksen luontitietoja')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await screen.findByText('Lohjan Betoni')).toBeVisible();
  });

  it('makes the order of a source whose number and Enter were pressed before the sources were there', async () => {
    await show();
    act(() => screen.getByRole('dialog').focus());
    await userEvent.keyboard('1');
    await userEvent.click(screen.getByRole('button', { name: 'Luo tilaus' }));
    expect(sent()).toEqual([]);
    act(() => answerSources());
    await waitFor(() => expect(made).toHaveLength(1));
    expect(sent()).toHaveLength(1);
  });

  it('leaves the focus in a field that was gone to before the sources were there', async () => {
    await show();
    const vehicle = screen.getByRole('combobox', { name: 'Ajoneuvo' });
    act(() => vehicle.focus());
    act(() => answerSources());
    expect(await screen.findByRole('radio', { name: 'Lohjan Betoni' })).toBeVisible();
    expect(vehicle).toHaveFocus();
  });

  it('says of each vehicle whether it is free then, and below the chosen one that it is not', async () => {
    const at = (time: string): string => new Date(`2026-11-20T${time}:00+02:00`).toISOString();
    const order = gridKeikka({ timeStart: at('09:30'), timeEnd: at('12:00'), asiakasNimi: 'Nordlattia Oy' });
    const rows = [
      dayVehicle({ vehicleId: 7, vehicleNo: '7', keikkaGroup: [order] }),
      dayVehicle({ vehicleId: 12, vehicleNo: '12', keikkaGroup: [] }),
    ];
    bff.on(vehicleCalls.list, () => rows);
    bff.on(gridDayCalls.get, () => gridDay({ ajoneuvot: rows }));
    await show();
    await userEvent.click(screen.getByRole('combobox', { name: 'Ajoneuvo' }));
    expect(await screen.findByRole('option', { name: /vapaa koko päivän/ })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: /varattu 9:30–12:00.Nordlattia Oy/ }));
    expect(screen.getByRole('combobox', { name: 'Ajoneuvo' })).toHaveAccessibleDescription(
      /varattu 9:30–12:00.Nordlattia Oy/,
    );
  });

  it('begins in the sources where none was', async () => {
    await show();
    act(() => answerSources());
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Lohjan Betoni' })).toHaveFocus());
  });

  it('lets a company admin make a customer a source, and chooses it [O-064]', async () => {
    bff.session = { settingTypes: [settingType.asiakasAdmin] };
    answerSources();
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Lisää lähdeasiakas' }));
    const window = within(await screen.findByRole('dialog', { name: 'Lisää lähdeasiakas' }));
    await userEvent.click(window.getByRole('button', { name: 'Lisää lähdeasiakas' }));
    expect(await window.findByText('Valitse yritys, josta tilauksia saapuu.')).toBeVisible();
    await userEvent.type(window.getByRole('combobox', { name: 'Lähdeasiakas' }), 'uusi{Enter}');
    await waitFor(() =>
      expect(window.getByRole('combobox', { name: 'Lähdeasiakas' })).toHaveValue('Uusi Lähde Oy'),
    );
    await userEvent.click(window.getByRole('button', { name: 'Lisää lähdeasiakas' }));
    expect(await screen.findByRole('radio', { name: 'Uusi Lähde Oy' })).toBeChecked();
    expect(bff.writes).toMatchObject([{ input: { linkedAsiakasId: 77, asiakasAsiakasLinkTypeId: 1 } }]);
    expect(made).toEqual([]);
  });

  it('has no way to add one for who is no company admin [I-024]', async () => {
    bff.session = { settingTypes: [settingType.keikkaHandler] };
    answerSources();
    await show();
    expect(await screen.findByRole('radio', { name: 'Lohjan Betoni' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lisää lähdeasiakas' })).toBeNull();
  });
});
