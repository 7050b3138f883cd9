import { keikkaAnswer } from '@keikka/builders';
import { matkaCalls, type KeikkaGetAnswer, type Matka } from '@keikka/contracts';
import { failure, ok, renderInShell } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaPage } from '../keikka.page.js';

const access = { read: true, edit: true, plan: true, prices: false };
const ends = {
  ...{ tyomaaId: 31, tyomaaLat: 60.19, tyomaaLng: 25.03 },
  ...{ betoniAsiakasId: 13, betoniSijaintiId: 3, betoniSijaintiLat: 60.1, betoniSijaintiLng: 25 },
};
const matka = (of: Partial<Matka> = {}): Matka => ({
  ...{ matkaM: 12_400, matkaAika: 19, entryTime: '2026-11-27T07:00:00.000Z', isArvio: false },
  ...of,
});

describe('the way from the factory to the site', () => {
  let bff: KeikkaBff;
  let answer: KeikkaGetAnswer;
  beforeEach(() => {
    toaster.clear();
    answer = keikkaAnswer({ ...ends, betoniMatkaM: 12_400, betoniMatkaAika: 19 }, { access });
    bff = new KeikkaBff();
    bff.load = () => ok(answer);
    bff.on(matkaCalls.get, () => matka());
    bff.on(matkaCalls.getFresh, () =>
      matka({ matkaM: 15_600, matkaAika: 23, entryTime: '2026-11-27T08:00:00.000Z' }),
    );
    bff.on(matkaCalls.saveBetoniToimittaja, () => failure('KEIKKA.NO_ACCESS'));
  });

  async function open(): Promise<HTMLElement> {
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' });
    await userEvent.click(await screen.findByRole('button', { name: /^Ajomatka/ }));
    return screen.findByRole('dialog', { name: /^Ajomatka/ });
  }
  const press = async (dialog: HTMLElement, name: string): Promise<void> =>
    userEvent.click(await within(dialog).findByRole('button', { name }));

  it.each([
    ['at first', matkaCalls.get, false],
    ['once more', matkaCalls.getFresh, true],
  ])('is not told where it cannot be looked up %s [O-288]', async (_, call, again) => {
    bff.on(call, () => failure('MATKA.TOO_FAR'));
    const dialog = await open();
    if (again) await press(dialog, 'HAE UUDELLEEN');
    const told = await within(dialog).findByRole('alert');
    expect(told).toHaveTextContent('Virhe haettaessa matkatietoja');
    expect(within(dialog).getByRole('textbox', { name: /^Kilometrit/ })).toHaveValue('12');
  });

  it('is an estimate where no service answers, and says so [O-288]', async () => {
    bff.on(matkaCalls.get, () => matka({ isArvio: true }));
    const dialog = await open();
    const told = await within(dialog).findByText(/^Matka on arvio: linnuntie 10,1 km × 1,3 ja 40 km\/h\./);
    expect(told.parentElement).toHaveTextContent('Virhe haettaessa reittiä');
    expect(within(dialog).getByText('arvio')).toBeVisible();
    expect(within(dialog).getByText(/^Yritetty /)).toBeVisible();
  });

  it('is another one when it is looked up anew, and the same when nothing changed [O-289]', async () => {
    const dialog = await open();
    await press(dialog, 'HAE UUDELLEEN');
    expect(await within(dialog).findByText('Matka ja aika päivitetty')).toBeVisible();
    expect(within(dialog).getByText('Edellinen haku 12 km, 19 min')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /^Kilometrit/ })).toHaveValue('16');
    bff.on(matkaCalls.getFresh, () =>
      matka({ matkaM: 15_600, matkaAika: 23, entryTime: '2026-11-27T09:00:00.000Z' }),
    );
    await press(dialog, 'HAE UUDELLEEN');
    expect(await within(dialog).findByText('Matka ja aika sama')).toBeVisible();
  });

  it('is not stored as it was looked up, and stays in the fields [O-288]', async () => {
    const dialog = await open();
    await press(dialog, 'HAE UUDELLEEN');
    await within(dialog).findByText('Matka ja aika päivitetty');
    await press(dialog, 'TALLENNA');
    expect(await screen.findByText(/Virhe tallentaessa tietoja/)).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /^Kilometrit/ })).toHaveValue('16');
  });

  it('is not stored as it was typed, and stays in the fields [O-288]', async () => {
    const dialog = await open();
    const kilometrit = within(dialog).getByRole('textbox', { name: /^Kilometrit/ });
    await userEvent.clear(kilometrit);
    await userEvent.type(kilometrit, '14,5');
    await press(dialog, 'TALLENNA');
    expect(await screen.findByText(/Virhe tallentaessa muutoksia/)).toBeVisible();
    expect(kilometrit).toHaveValue('14,5');
    bff.on(matkaCalls.saveBetoniToimittaja, ({ keikkaId: _, matkaM, matkaAika }) => {
      const saved = { betoniMatkaM: matkaM ?? null, betoniMatkaAika: matkaAika ?? null };
      answer = keikkaAnswer({ ...answer.keikkaData, ...saved }, { access });
      return answer.keikkaData;
    });
    await press(dialog, 'TALLENNA');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByText('14,5 km · 19 min')).toBeVisible();
  });
});
