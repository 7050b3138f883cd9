import { DAY, gridDay, keikkaAnswer, vehicleData } from '@keikka/builders';
import {
  gridDayCalls,
  keikkaCalls,
  kuskiCalls,
  personCalls,
  stepLogCalls,
  vehicleCalls,
  type KeikkaAccess,
  type KeikkaKuskiOfDay,
} from '@keikka/contracts';
import { StandInBff, renderInShell, type RenderedInShell } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jari, jukka, kuski, ofDay, rows, sums } from '../../../test/drivers.js';
import { screenOf } from '../../../test/screen-of.js';
import { KeikkaModal } from '../keikka.modal.js';

describe('the drivers of an order', () => {
  let bff: StandInBff;
  let kuskit: KeikkaKuskiOfDay[];
  let access: KeikkaAccess;
  const answer = () => keikkaAnswer({ kuskit, vehicleId: 12 }, { access, vehicleData: vehicleData() });

  beforeEach(() => {
    toaster.clear();
    screenOf(1400);
    kuskit = [jari, jukka];
    access = { read: true, edit: true, plan: true, prices: false };
    bff = new StandInBff();
    bff.on(keikkaCalls.get, () => answer());
    bff.on(personCalls.listKuskit, () => ofDay);
    bff.on(vehicleCalls.list, () => []);
    bff.on(personCalls.listKuskiSums, () => sums);
    bff.on(gridDayCalls.get, () => gridDay({ ajoneuvot: rows }));
    bff.on(stepLogCalls.listByKeikkas, () => []);
    bff.on(kuskiCalls.add, ({ personId }) => {
      const name = ofDay.find((each) => each.personId === personId)?.personLastName ?? '';
      return stored([...kuskit, kuski(personId, name)]);
    });
    bff.on(kuskiCalls.remove, ({ personId }) => stored(kuskit.filter((each) => each.personId !== personId)));
  });
  afterEach(() => localStorage.clear());

  function stored(now: KeikkaKuskiOfDay[]) {
    kuskit = now;
    return { keikkaId: 4711, kuskit, varmenne: 2 };
  }

  async function open(): Promise<RenderedInShell> {
    const shell = renderInShell(<KeikkaModal keikkaId={4711} onClose={() => undefined} />, bff);
    // The tabs that stand while the order loads are others.
    await screen.findByRole('button', { name: 'TALLENNA' });
    await userEvent.click(screen.getByRole('tab', { name: 'Lisätiedot' }));
    return shell;
  }
  const chosen = (): string[] =>
    within(screen.getByRole('list', { name: 'Valitut kuljettajat' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const names = (list: string): string[] =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const choices = (): Promise<HTMLElement> => screen.findByRole('group', { name: 'Lisättävät kuljettajat' });
  const addButton = (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });

  it('have a tab without a subtitle on a large screen for who may edit [O-013]', async () => {
    await open();
    expect(screen.getByRole('tab', { name: 'Lisätiedot' }).textContent).toBe('Lisätiedot');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'TilausToimitusvalmis',
      'Lisätiedot',
      'Teksti',
      'Muutoshistoria',
      'Tehtävät',
    ]);
    const panel = screen.getByRole('tabpanel', { name: 'Lisätiedot' });
    expect(await within(panel).findByRole('searchbox', { name: 'Lisää kuljettaja' })).toBeVisible();
  });

  it('stand above the tab of tasks, which nobody can open yet [O-023]', async () => {
    await open();
    const tab = screen.getByRole('tab', { name: 'Tehtävät' });
    expect(tab).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(tab);
    expect(tab).toHaveAttribute('aria-selected', 'false');
  });

  it.each([
    ['on a screen of 400 px', 400, true],
    ['for who may not edit', 1400, false],
  ])('have no tab %s [O-013]', async (_, width, edit) => {
    screenOf(width);
    access = { ...access, edit, plan: edit };
    renderInShell(<KeikkaModal keikkaId={4711} onClose={() => undefined} />, bff);
    await screen.findByRole('dialog', { name: 'Rakennus Koskinen Oy, As Oy Lohjan Kielo' });
    expect(screen.getByRole('tab', { name: 'Teksti' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Lisätiedot' })).toBeNull();
    expect(bff.asked.map(({ call }) => call)).not.toContain(personCalls.listKuskit);
  });

  it('are listed with phone, state and six months’ work, and one on leave is told of [O-317]', async () => {
    await open();
    await choices();
    expect(chosen()).toEqual([
      'Heikkinen EeroPäivän kuljettaja · P12040 555 0112Töissä2\u00a0184,5\u00a0m³61 kpl',
      'Jokinen EeroValittu tilaukselle040 555 0112Loma0\u00a0m³0 kpl',
    ]);
    expect(screen.getByRole('link', { name: 'Soita: Jokinen Eero' })).toHaveAttribute(
      'href',
      'tel:0405550112',
    );
    expect(
      screen.getByText(
        'Jokinen Eero on lomalla tilauksen päivänä. Poista hänet tai valitse vapaa kuljettaja.',
      ),
    ).toBeVisible();
  });

  it('are chosen from those who are free at the order’s time, and then from the others', async () => {
    bff.on(vehicleCalls.list, () =>
      [7, 14, 24].map((vehicleId) => ({
        ...vehicleData({ vehicleId }),
        asiakasNimi: '',
        firstDate: null,
        lastDate: null,
      })),
    );
    await open();
    await screen.findByText('P24 · vapaa 8:45 alkaen');
    expect(screen.getByText('koko tilauksen ajan')).toBeVisible();
    expect(screen.getByText('pienin este ensin')).toBeVisible();
    expect(screen.getByText('pe 20.11. 10:00–13:30 · P12 · 36 m')).toBeVisible();
    expect(names('Vapaat')).toEqual([
      'Ajanto EeroTöissä, ei ajoneuvoa964\u00a0m³ · 29 kpl',
      'Turunen EeroP24 · vapaa 8:45 alkaen0\u00a0m³ · 0 kpl',
    ]);
    expect(names('Varatut')).toEqual([
      'Koskela EeroP14 · 10:00–11:30 Nordlattia Oy0\u00a0m³ · 0 kpl',
      'Korhonen EeroP07 · 9:30–12:00 Nordlattia Oy0\u00a0m³ · 0 kpl',
      'Ahonen EeroPoissa0\u00a0m³ · 0 kpl',
    ]);
    expect(screen.queryByRole('button', { name: /^Lisää Ahonen/ })).toBeNull();
    const asked = bff.asked.find(({ call }) => call === personCalls.listKuskit);
    expect(asked?.input).toEqual({ ownerAsiakasId: 1, yyyymmdd: DAY });
  });

  it('are told apart by the whole day while the work of the day cannot be read', async () => {
    bff.refuseNext(gridDayCalls.get, 'INTERNAL');
    await open();
    await choices();
    expect(screen.getByText('ei tilauksia tilauksen päivänä')).toBeVisible();
    expect(names('Varatut')[0]).toMatch(/1 tilaus · 1\s?h 30\s?min/);
    expect(screen.getByText(/^Päivän töiden haku epäonnistui\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await screen.findByText('koko tilauksen ajan')).toBeVisible();
    expect(screen.queryByText(/^Päivän töiden haku/)).toBeNull();
  });

  it('are shown without six months’ work while it loads, and once it could not be read', async () => {
    const letGo = bff.holdNext(personCalls.listKuskiSums);
    bff.refuseNext(personCalls.listKuskiSums, 'AUTH.FORBIDDEN');
    await open();
    await choices();
    const loading = 'Ladataan kuuden kuukauden määriä';
    expect(chosen()[0]).toMatch(loading);
    letGo();
    await waitFor(() => expect(chosen()[0]).toMatch(/–$/));
    expect(screen.queryByText(loading)).toBeNull();
    expect(screen.getAllByTitle('Kuuden kuukauden määrien haku epäonnistui')).toHaveLength(ofDay.length);
  });

  it('get one more at once, before the answer has come [O-249]', async () => {
    await open();
    const letGo = bff.holdNext(kuskiCalls.add);
    await userEvent.click(await addButton(/^Lisää Ajanto/));
    expect(chosen()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^Lisää Ajanto/ })).toBeNull();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    letGo();
    await waitFor(() => expect(chosen()[2]).toMatch('Ajanto EeroValittu tilaukselle040 555 0112'));
    expect(bff.writes).toEqual([
      expect.objectContaining({ call: kuskiCalls.add, input: { keikkaId: 4711, personId: 5 } }),
    ]);
  });

  it('lose one at once, who comes back by ‘Kumoa’ [O-249]', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Poista Heikkinen Eero tilaukselta' }));
    await waitFor(() => expect(chosen()).toHaveLength(1));
    expect(await screen.findByText('Heikkinen Eero poistettu tilaukselta')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Kumoa/ }));
    await waitFor(() => expect(chosen()).toHaveLength(2));
    expect(bff.writes.map(({ call, input }) => [call, input['personId']])).toEqual([
      [kuskiCalls.remove, 1],
      [kuskiCalls.add, 1],
    ]);
  });

  it('are as they were, with the reason, when a change is refused [O-297]', async () => {
    await open();
    await choices();
    bff.refuseNext(kuskiCalls.add, 'PERSON.AWAY');
    await userEvent.click(await addButton(/^Lisää Turunen/));
    expect(await screen.findByText('Kuljettajien päivitys epäonnistui. Yritä uudelleen.')).toBeVisible();
    expect(screen.getByText('Kuljettaja on poissa kyseisenä päivänä.')).toBeVisible();
    expect(chosen()).toHaveLength(2);
    expect(await addButton(/^Lisää Turunen/)).toBeVisible();

    bff.loseNext(kuskiCalls.remove);
    await userEvent.click(screen.getByRole('button', { name: 'Poista Jokinen Eero tilaukselta' }));
    await waitFor(() => expect(bff.writes).toHaveLength(2));
    await waitFor(() => expect(chosen()).toHaveLength(2));
  });

  it('are changed one after the other, and a refusal takes back its own change alone', async () => {
    await open();
    await choices();
    const letGo = bff.holdNext(kuskiCalls.add);
    bff.refuseNext(kuskiCalls.add, 'PERSON.NOT_DRIVER');
    await userEvent.click(await addButton(/^Lisää Ajanto/));
    await userEvent.click(await addButton(/^Lisää Turunen/));
    expect(chosen()).toHaveLength(4);
    expect(bff.writes).toHaveLength(1);
    letGo();
    await waitFor(() => expect(kuskit.map(({ personId }) => personId)).toEqual([1, 2, 6]));
    await waitFor(() => expect(chosen()).toHaveLength(3));
    expect(chosen()[2]).toMatch('Turunen');
  });

  it('say that the others could not be read, and try again on request [O-297]', async () => {
    bff.refuseNext(personCalls.listKuskit, 'INTERNAL');
    await open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Kuljettajien haku epäonnistui. Yritä uudelleen myöhemmin.');
    expect(chosen()).toHaveLength(2);
    await userEvent.click(within(alert).getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await choices()).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are found by words, and added by Enter when only one is left', async () => {
    await open();
    const field = await screen.findByRole('searchbox');
    await userEvent.type(field, 'ko{Enter}');
    expect(names('Varatut')).toHaveLength(2);
    expect(bff.writes).toEqual([]);
    await userEvent.type(field, 'rho{Enter}');
    await waitFor(() => expect(kuskit.map(({ personId }) => personId)).toEqual([1, 2, 3]));
    expect(field).toHaveValue('');
    await userEvent.type(field, 'xyz');
    expect(screen.getByText('Haulla ei löydy kuljettajia.')).toBeVisible();
  });

  it('are added by the arrows and Enter', async () => {
    await open();
    const field = await screen.findByRole('searchbox');
    await userEvent.type(field, '{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(await addButton(/^Lisää Koskela/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(kuskit.map(({ personId }) => personId)).toEqual([1, 2, 5]));
    expect(field).toHaveFocus();
  });

  it('are only shown to who may not plan the order', async () => {
    access = { ...access, plan: false };
    await open();
    expect(chosen()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /tilaukselta$/ })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(bff.asked.map(({ call }) => call)).not.toContain(personCalls.listKuskit);
  });

  it('follow what a colleague changes', async () => {
    const { say } = await open();
    await choices();
    kuskit = [jari];
    say({ type: 'keikkaChanged', keikkaId: 4711, days: [DAY], row: null });
    await waitFor(() => expect(chosen()).toHaveLength(1));
    const reads = bff.asked.filter(({ call }) => call === personCalls.listKuskit);
    expect(reads.length).toBeGreaterThan(1);
  });

  it('cannot be chosen without a time', async () => {
    bff.on(keikkaCalls.get, () => keikkaAnswer({ kuskit: [], pumppuAika: '' }, { access }));
    await open();
    expect(await screen.findByText('Kuljettajia voi lisätä, kun tilauksella on aika.')).toBeVisible();
    expect(screen.getByText('Tilaukselle ei ole valittu kuljettajaa.')).toBeVisible();
  });
});
