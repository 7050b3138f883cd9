import { tuote } from '@keikka/builders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tuoteCalls } from '@keikka/contracts';
import { toaster } from '@keikka/ui';
import {
  buildTuoteBff,
  cells,
  editor,
  field,
  openTuote,
  press,
  retype,
  rows,
  showTuotteet,
} from '../../../test/show-tuotteet.js';
import type { TuoteBff } from '../../../test/tuote-bff.js';

/** Dozens of key presses in a real form take their time on a busy machine. */
jest.setTimeout(30_000);

describe('the form of a product', () => {
  let bff: TuoteBff;
  beforeEach(() => {
    toaster.clear();
    bff = buildTuoteBff();
  });

  it('makes a product by N; the price takes no letters [I-003 I-143 I-185]', async () => {
    await showTuotteet(bff);
    await rows();
    await userEvent.keyboard('n');
    await editor('Uusi tuote');
    await userEvent.type(field(/^Nimike/), 'Siirtoajo');
    await userEvent.type(field('Hinta'), 'abc2x.35');
    expect(field('Hinta')).toHaveValue('2,35');
    await press('TALLENNA');
    expect(await screen.findByText('Tallennus onnistui')).toBeVisible();
    expect(bff.saves).toEqual([expect.objectContaining({ nimike: 'Siirtoajo', hinta: '2.35', alv: '25.5' })]);
    expect((await rows()).map((row) => cells(row)[0])).toContain('Siirtoajo');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('refuses a product without a name and a VAT over 100 in words under the field', async () => {
    await showTuotteet(bff, '/?tuote=uusi');
    await editor('Uusi tuote');
    await retype('ALV', '100,5');
    await press('TALLENNA');
    expect(await screen.findByText('Anna nimike.')).toBeVisible();
    expect(screen.getByText('Anna prosentti väliltä 0–100.')).toBeVisible();
    expect(bff.saves).toEqual([]);
  });

  it.each(['-', ',', '12.5.0'])(
    'refuses a price that is no number, %j, in words under the field',
    async (typed) => {
      await showTuotteet(bff, '/?tuote=uusi');
      await editor('Uusi tuote');
      await userEvent.type(field(/^Nimike/), 'Siirtoajo');
      await retype('Hinta', typed);
      await press('TALLENNA');
      expect(await screen.findByText('Anna luku, esim. 12,50.')).toBeVisible();
      await waitFor(() => expect(field('Hinta')).toHaveFocus());
      expect(bff.saves).toEqual([]);
      await retype('Hinta', '12.5');
      await press('TALLENNA');
      expect(await screen.findByText('Tallennus onnistui')).toBeVisible();
      expect(bff.saves).toEqual([expect.objectContaining({ hinta: '12.50' })]);
    },
  );

  const paste = async (name: string, text: string): Promise<void> => {
    await userEvent.clear(field(name));
    await userEvent.click(field(name));
    await userEvent.paste(text);
  };

  it.each(['−5,50\u00a0€', '–5,50', '5,50-', '(5,50)'])('saves the refund %s as one', async (pasted) => {
    await openTuote(bff, 1);
    await paste('Hinta', pasted);
    expect(field('Hinta')).toHaveValue('-5,50');
    await press('TALLENNA');
    expect(await screen.findByText('Tallennus onnistui')).toBeVisible();
    expect(bff.saves).toEqual([expect.objectContaining({ hinta: '-5.50' })]);
  });

  it.each([
    ['ALV', '-25,5', 'Anna prosentti väliltä 0–100.'],
    ['ALV', '−1 %', 'Anna prosentti väliltä 0–100.'],
    ['ALV', '25,5 €', 'Anna luku, esim. 12,50.'],
    ['Järjestys', '-5', 'Anna luku väliltä 0–1 000 000.'],
    ['Järjestys', '(5)', 'Anna luku väliltä 0–1 000 000.'],
    ['Järjestys', '1,0000000000000000001', 'Anna kokonaisluku.'],
    ['Järjestys', '5-6', 'Anna kokonaisluku.'],
    ['Hinta', '0,12345', 'Anna luku, esim. 12,50.'],
    ['Hinta', '1 000 000,01', 'Anna luku väliltä −1 000 000–1 000 000.'],
  ])('says of %s what is wrong with %s and saves nothing', async (name, pasted, fault) => {
    await openTuote(bff, 1);
    await paste(name, pasted);
    await press('TALLENNA');
    expect(await screen.findByText(fault)).toBeVisible();
    const digits = (text: string) => text.replace(/\D/g, '');
    expect(digits((field(name) as HTMLInputElement).value)).toBe(digits(pasted));
    expect(bff.saves).toEqual([]);
  });

  it('opens a row with Enter and saves what changed upon the version it read [I-144 I-185]', async () => {
    await showTuotteet(bff);
    const [first] = await rows();
    act(() => first?.focus());
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await editor(/Pumppaus, alle 36 m puomi/);
    expect(screen.getByRole('button', { name: 'TALLENNA' })).toBeDisabled();
    await retype('Hinta', '1300');
    await retype('Netvisor', 'NV-1');
    expect(screen.getByText('2 tallentamatonta muutosta')).toBeInTheDocument();
    await press('TALLENNA');
    expect(await screen.findByText('Tallennus onnistui')).toBeVisible();
    const nimike = 'Pumppaus';
    expect(bff.saves[0]).toEqual({ tuoteId: 1, varmenne: 1, nimike, hinta: '1300.00' });
    expect(bff.tuotteet.find(({ tuoteId }) => tuoteId === 1)?.foreignKeys).toMatchObject([
      { foreignKey: 'NV-1' },
    ]);
  });

  it('keeps what was typed when the save fails, and says why', async () => {
    await openTuote(bff, 1);
    bff.refuseNext(tuoteCalls.save, 'SERVICE.UNAVAILABLE');
    await retype('Lisänimike', 'uusi');
    await press('TALLENNA');
    expect(await screen.findByText('Tallentaminen epäonnistui')).toBeVisible();
    expect(field('Lisänimike')).toHaveValue('uusi');
  });

  it('asks before it throws changes away', async () => {
    await openTuote(bff, 1);
    await retype('Lisänimike', 'uusi');
    await press('PERUUTA');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Peruuta' }),
    );
    expect(field('Lisänimike')).toHaveValue('uusi');
    await press('PERUUTA');
    await userEvent.click(await screen.findByRole('button', { name: 'Hylkää muutokset' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bff.saves).toEqual([]);
  });

  it("asks on the browser's Back too, and goes on editing when told to", async () => {
    const { router } = await showTuotteet(bff, '/', '/?tuote=1');
    await screen.findByRole('dialog');
    await retype('Lisänimike', 'uusi');
    await act(() => router.navigate(-1));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Peruuta' }),
    );
    expect(field('Lisänimike')).toHaveValue('uusi');
  });

  it('keeps what is being typed when somebody else deletes the product', async () => {
    await openTuote(bff, 1);
    await retype('Lisänimike', 'uusi');
    bff.tuotteet = [];
    fireEvent.click(screen.getByRole('button', { name: 'Päivitä', hidden: true }));
    expect(await screen.findByText('Ei tuotteita')).toBeInTheDocument();
    expect(field('Lisänimike')).toHaveValue('uusi');
  });

  it('does not close another product when a save comes through late', async () => {
    const { router } = await openTuote(bff, 1);
    const answer = bff.holdNext(tuoteCalls.save);
    await retype('Lisänimike', 'uusi');
    await press('TALLENNA');
    await act(() => router.navigate('/?tuote=2'));
    expect(screen.queryByRole('button', { name: 'Hylkää muutokset' })).toBeNull();
    answer();
    expect(await screen.findByText('Tallennus onnistui')).toBeVisible();
    await editor('Limu');
    expect(screen.queryByRole('button', { name: 'Hylkää muutokset' })).toBeNull();
  });

  async function remove(): Promise<void> {
    await openTuote(bff, 2);
    await press('Poista');
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, poista tuote' }));
    // Shortcuts rest while a window is open: the question, and the product's own, which closes once the product is gone.
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  }

  it('deletes a product after a question [I-003 I-185]', async () => {
    await remove();
    expect(await screen.findByText('Tuote poisto onnistui')).toBeVisible();
    expect((await rows()).map((row) => cells(row)[0])).toEqual(['Pumppaus']);
  });

  it('brings a deleted product back with all of its values and keys, and deletes it again', async () => {
    bff.tuotteet = [
      tuote({
        tuoteId: 2,
        nimike: 'Limu',
        hinta: '95.00',
        varmenne: 4,
        foreignKeys: [
          { tuoteId: 2, asiakasId: 1, foreignKeySourceId: 1, foreignKey: 'N-7', foreignKeySourceName: '' },
        ],
      }),
    ];
    await remove();
    await screen.findByText('Tuote poisto onnistui');
    expect(bff.tuotteet).toEqual([]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText(/^Kumottiin/)).toBeVisible();
    expect(bff.tuotteet).toMatchObject([
      { nimike: 'Limu', hinta: '95.00', foreignKeys: [{ foreignKey: 'N-7' }] },
    ]);
    expect((await rows()).map((row) => cells(row)[0])).toEqual(['Limu']);
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(await screen.findByText(/^Tehtiin uudelleen/)).toBeVisible();
    expect(bff.tuotteet).toEqual([]);
  });

  it('asks before what somebody else has changed since is deleted again', async () => {
    await remove();
    await screen.findByText('Tuote poisto onnistui');
    await userEvent.keyboard('{Control>}z{/Control}');
    await screen.findByText(/^Kumottiin/);
    bff.tuotteet = bff.tuotteet.map((one) => ({ ...one, kommentti: 'toisen', varmenne: one.varmenne + 1 }));
    await userEvent.keyboard('{Control>}y{/Control}');
    await userEvent.click(await screen.findByRole('button', { name: 'Jätä ennalleen' }));
    expect(bff.tuotteet).toHaveLength(2);
  });

  it('puts the row back when the product stands on an invoice row, with the reason [I-088 I-185]', async () => {
    bff.refuseNext(tuoteCalls.delete, 'TUOTE.IN_USE');
    await remove();
    expect(await screen.findByText('Poisto epäonnistui')).toBeVisible();
    expect(
      screen.getByText('Tuote on lisätty yhdelle tai useammalle laskulle ja sitä ei voida poistaa'),
    ).toBeVisible();
    expect(await rows()).toHaveLength(2);
  });

  it('puts the row back when the deletion fails otherwise [I-185]', async () => {
    bff.refuseNext(tuoteCalls.delete, 'SERVICE.UNAVAILABLE');
    await remove();
    expect(await screen.findByText('Tuotteen poisto epäonnistui')).toBeVisible();
    expect(await rows()).toHaveLength(2);
  });

  it('does not put back for good what somebody else deleted first', async () => {
    bff.refuseNext(tuoteCalls.delete, 'TUOTE.NOT_FOUND');
    await openTuote(bff, 2);
    bff.tuotteet = bff.tuotteet.filter(({ tuoteId }) => tuoteId !== 2);
    await press('Poista');
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, poista tuote' }));
    expect(await screen.findByText('Tuotteen poisto epäonnistui')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });

  it('lets the user choose field by field when somebody else saved the same fields', async () => {
    await openTuote(bff, 1);
    const conflicts = [{ field: 'hinta', base: '1234.50', mine: '1300.00', theirs: '1250.00' }];
    bff.refuseNext(tuoteCalls.save, 'SAVE.CONFLICT', { conflicts });
    bff.tuotteet = [tuote({ tuoteId: 1, hinta: '1250.00', kommentti: 'toisen kommentti', varmenne: 2 })];
    await retype('Hinta', '1300');
    await press('TALLENNA');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('1 valitsematta')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Tallenna valinnat' })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Hinta, oma muutos' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tallenna valinnat' }));
    expect(await screen.findByText('Tallennus onnistui')).toBeVisible();
    expect(bff.saves.at(-1)).toEqual({ tuoteId: 1, varmenne: 2, nimike: 'Pumppaus', hinta: '1300.00' });
  });
});
