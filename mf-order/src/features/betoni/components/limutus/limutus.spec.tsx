import { betoni, keikkaAnswer } from '@keikka/builders';
import { limutusCalls, type Betoni, type KeikkaGetAnswer, type SavedBetonit } from '@keikka/contracts';
import { AFTER_LIMUTUS_STEPS, limutusConfig } from '@keikka/domain';
import { renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../../../test/keikka-bff.js';
import { errorHistory } from '../../api/act-records.js';
import { BetonitSection } from '../betonit-section.js';

const line = betoni({ keikkaBetoniId: 2, m3: 12, betoniVahvistettu: null });
const primer = betoni({ keikkaBetoniId: 3, m3: 1, raeKoko: '8mm', raeKokoId: 4 });

describe('the limutus of a line', () => {
  let bff: KeikkaBff;
  let answer: KeikkaGetAnswer;
  let shown: Betoni[] | undefined;

  const made = (): SavedBetonit => {
    const betonit = [{ ...line, m3: 11 }, primer];
    const ids = { keikkaId: 4711, keikkaBetoniId: 3, varmenne: 8 };
    return { ...ids, m3: 12, betonit, betoni: primer, tarkistettavat: [] };
  };
  async function openMenu(betonit: Betoni[] = [line]): Promise<void> {
    shown = undefined;
    const access = { read: true, edit: true, plan: true, prices: true };
    answer = keikkaAnswer({ betonit, m3: 12, varmenne: 7 }, { access });
    bff = new KeikkaBff();
    bff.on(limutusCalls.config, () => ({ ...limutusConfig, delayMs: 1 }));
    bff.on(limutusCalls.make, made);
    const cache = {
      lay: (_id: number, fields: { betonit?: Betoni[] }) => (shown = fields.betonit),
      refresh: () => undefined,
      read: () => Promise.resolve(answer.keikkaData),
    };
    renderInShell(<BetonitSection answer={answer} cache={cache} />, bff);
    await userEvent.click(await screen.findByRole('button', { name: 'Rivin 1 toiminnot' }));
    await screen.findByRole('menuitem', { name: /^Limut/ });
  }
  async function start(betonit?: Betoni[]): Promise<void> {
    await openMenu(betonit);
    await choose();
  }
  async function choose(): Promise<void> {
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    // The menu takes a key when it has drawn the one before.
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{Enter}']) await userEvent.keyboard(key);
  }
  const dialog = async () => within(await screen.findByRole('dialog', {}, { timeout: 4000 }));
  const makes = () => bff.writes.filter(({ call }) => call === limutusCalls.make);

  it.each([
    [{ raeKokoId: 4 }, 'Limutus on mahdollista vain 16mm tai 32mm raekokoiselle betonille'],
    [{ hinta_muistiinpanot: 'limu' }, 'Limubetoni on jo luotu tälle betonille'],
  ])('is not offered to a line of %j, and says why', async (change, refusal) => {
    await openMenu([{ ...line, ...change }]);
    const item = screen.getByRole('menuitem', { name: /^Limut/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(within(item).getByText(refusal)).toBeVisible();
  });

  it.each([
    [1.9, 'true'],
    [2, null],
  ])('is offered for %s m³: disabled %s [O-053] [O-179]', async (m3, disabled) => {
    await openMenu([{ ...line, m3 }]);
    expect(screen.getByRole('menuitem', { name: /^Limut/ }).getAttribute('aria-disabled')).toBe(disabled);
  });

  it('shows its progress, and then what became of the lines [O-143]', async () => {
    await openMenu();
    const letGo = bff.holdNext(limutusCalls.make);
    await choose();
    const window = await dialog();
    expect(window.getByRole('status')).toHaveTextContent(/\.\.\.$/);
    expect(window.queryByText('Valmis')).toBeNull();
    expect(await window.findByText('Vaihe 5/5', {}, { timeout: 4000 })).toBeVisible();
    expect(window.getAllByRole('button', { name: /Sulje/ }).at(-1)).toBeDisabled();
    letGo();
    expect(await window.findByText('Limutus valmis!')).toBeVisible();
    expect(window.queryByText(/^Vaihe \d/)).toBeNull();
    expect(window.getByText(/Rivi 1: 12 → 11\sm³ #16\. Rivi 2: 1\sm³ #8, Limu, ei hintaa\./)).toBeVisible();
    for (const text of [
      /^Limu: 1\sm³$/,
      'Limu: ei hintaa, muistiinpano Limu',
      'Limu: #16 → #8',
      /^Rivi 1: 12 → 11\sm³$/,
    ])
      expect(window.getByText(text)).toBeVisible();
    expect(shown).toHaveLength(2);
    expect(await screen.findByText('Limutus tehty riville 1')).toBeInTheDocument();
  });

  it('is tried again with the same key while there is no answer, then put back, and succeeds later [O-144] [O-308] [O-296]', async () => {
    await openMenu();
    for (let lost = 0; lost < 4; lost += 1) bff.loseNext(limutusCalls.make);
    await choose();
    const window = await dialog();
    expect(await window.findByText(/Verkkoyhteysvirhe/)).toBeVisible();
    expect(window.getByText('Toiminnon virhe')).toBeVisible();
    expect(window.getByText('Palautus onnistui')).toBeVisible();
    expect(window.getByText(/Rivi 1: 12\sm³, tarkistettu palvelimelta/)).toBeVisible();
    expect(window.getByText(/Rivi 1 on ennallaan 12\sm³ eikä kopiota jäänyt/)).toBeVisible();
    expect(window.getByText('Tarkista verkkoyhteys')).toBeVisible();
    expect(makes()).toHaveLength(4);
    expect(new Set(makes().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    await userEvent.click(window.getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await window.findByText('Limutus valmis!')).toBeVisible();
  });

  it('tells a refusal of the server once, and keeps its record [G-127] [O-309]', async () => {
    await openMenu();
    bff.refuseNext(limutusCalls.make, 'LIMUTUS.INVALID', { errors: ['Betonirivi on jo toimitettu'] });
    await choose();
    const window = await dialog();
    expect(await window.findByText(/Betonirivi on jo toimitettu/)).toBeVisible();
    for (const text of ['Tarkista määrä', 'Tarkista raekoko', 'Tarkista vahvistus'])
      expect(window.getByText(text)).toBeVisible();
    expect(makes()).toHaveLength(1);
    const record = errorHistory().at(-1);
    expect(record).toMatchObject({ operation: 'limutus', errorType: 'VALIDATION', recovered: false });
    expect(record?.errorId).toMatch(/^LIM_/);
    expect(localStorage.getItem('keikka.betoni-errors')).toContain(record?.errorId);
  });

  it('shows at which step the server failed, that all is undone, and what was done in reverse [O-142] [O-143]', async () => {
    await openMenu();
    bff.refuseNext(limutusCalls.make, 'LIMUTUS.STEP_FAILED', { step: 4 });
    await choose();
    const window = await dialog();
    expect(await window.findByText(/^vaihe 4\/5, klo \d|Toiminnon virhe vaihe 4\/5, klo/)).toBeVisible();
    expect(
      window.getByText(/syystä vaiheessa 4\/5: Muutetaan raekoko\. Muutokset on peruttu\./),
    ).toBeVisible();
    expect(window.getByText(/Rivi 1 on ennallaan 12\sm³ eikä kopiota jäänyt/)).toBeVisible();
    const marks = window.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
    expect(marks).toEqual([
      ...['Tehty ja peruttu', 'Valmis', 'Tehty ja peruttu', 'Tehty ja peruttu', 'Valmis'],
      ...['Epäonnistui', 'Ei tehty'],
    ]);
    expect(window.getByText('Palautettu hinta').parentElement?.parentElement).toHaveTextContent(/^1\./);
    expect(window.getByText('Poistettu kopio').parentElement?.parentElement).toHaveTextContent(/^2\./);
    expect(window.queryByText('Palautettu alkuperäinen määrä')).toBeNull();
    await userEvent.click(window.getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await window.findByText('Limutus valmis!')).toBeVisible();
  });

  it('shows of steps that were taken and not stored that all of them are undone [O-142]', async () => {
    await openMenu();
    bff.refuseNext(limutusCalls.make, 'LIMUTUS.STEP_FAILED', { step: AFTER_LIMUTUS_STEPS });
    await choose();
    const window = await dialog();
    expect(await window.findByText(/vaiheiden jälkeen, klo \d/)).toBeVisible();
    expect(window.getAllByRole('img', { name: 'Tehty ja peruttu' })).toHaveLength(5);
    expect(window.getAllByRole('img', { name: 'Valmis' })).toHaveLength(3);
  });

  it('says that nothing is known of a failure without a reason [O-295]', async () => {
    await openMenu();
    bff.refuseNext(limutusCalls.make, 'INTERNAL');
    await choose();
    expect(await (await dialog()).findByText(/Limutus epäonnistui tuntemattomasta syystä/)).toBeVisible();
  });

  it.each([true, false])('asks about warnings, and goes on for who may: %s', async (canOverride) => {
    await openMenu();
    const warnings = ['Jäljelle jää 0 m³ (suositus vähintään 0,5 m³)'];
    bff.refuseNext(limutusCalls.make, 'LIMUTUS.WARNINGS', { warnings, count: 1, canOverride, text: '' });
    await choose();
    const window = await dialog();
    expect(await window.findByText('1 varoitus')).toBeVisible();
    const goOn = window.queryByRole('button', { name: 'Jatka silti' });
    expect(goOn !== null).toBe(canOverride);
    if (!goOn) return;
    await userEvent.click(goOn);
    expect(await window.findByText('Limutus valmis!')).toBeVisible();
    expect(makes().at(-1)?.input).toMatchObject({ override: true });
  });

  it('is undone as one step', async () => {
    await start();
    bff.on(limutusCalls.undo, () => ({ ...made(), betonit: [line], keikkaBetoniId: 2, varmenne: 9 }));
    await userEvent.click((await (await dialog()).findAllByRole('button', { name: /Sulje/ })).at(-1)!);
    await userEvent.click(await screen.findByRole('button', { name: /Kumoa/ }));
    await waitFor(() => expect(bff.writes.at(-1)).toMatchObject({ input: { keikkaBetoniId: 3 } }));
  });
});
