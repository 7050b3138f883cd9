import { rasitusCalls, type YrityksenRaja } from '@keikka/contracts';
import { renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../../../test/keikka-bff.js';
import { RajatWindow } from './rajat-window.js';

const standardi = { lujuusId: 6, ilma: false };

describe('the window of the limits of exposure classes', () => {
  let bff: KeikkaBff;
  let rajat: YrityksenRaja[];

  beforeEach(async () => {
    rajat = [
      { luokka: 'XC3', ...standardi, standardi, varmenne: 1 },
      { luokka: 'XF3', lujuusId: 6, ilma: true, standardi: { ...standardi, ilma: true }, varmenne: 1 },
    ];
    bff = new KeikkaBff();
    bff.on(rasitusCalls.list, () => rajat);
    bff.on(rasitusCalls.save, ({ luokka, lujuusId, ilma }) => {
      rajat = rajat.map((one) =>
        one.luokka === luokka ? { ...one, lujuusId, ilma, varmenne: one.varmenne + 1 } : one,
      );
      return rajat;
    });
    renderInShell(<RajatWindow onClose={() => undefined} />, bff);
    await screen.findByText('XC3');
  });

  const ilma = () => screen.getByRole('checkbox', { name: 'XC3: huokostus' });
  const rowOf = (luokka: string) => within(screen.getByRole('row', { name: new RegExp(luokka) }));

  it('shows each with what the standard says', () => {
    // What holds, and what the standard says.
    expect(rowOf('XC3').getAllByText('C30/37')).toHaveLength(2);
    expect(rowOf('XF3').getByText('C30/37, huokostus')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'XF3: huokostus' })).toBeChecked();
  });

  it('sets one at once, and back by undo', async () => {
    await userEvent.click(ilma());
    await waitFor(() =>
      expect(bff.writes).toMatchObject([{ input: { luokka: 'XC3', lujuusId: 6, ilma: true, varmenne: 1 } }]),
    );
    await waitFor(() => expect(ilma()).toBeChecked());
    await userEvent.click(await screen.findByRole('button', { name: /^Kumoa/ }));
    await waitFor(() =>
      expect(bff.writes[1]).toMatchObject({
        input: { luokka: 'XC3', lujuusId: 6, ilma: false, varmenne: 2 },
      }),
    );
    await waitFor(() => expect(ilma()).not.toBeChecked());
  });

  it('sets one twice before the first answer upon its own first one', async () => {
    const letGo = bff.holdNext(rasitusCalls.save);
    await userEvent.click(ilma());
    await waitFor(() => expect(ilma()).toBeChecked());
    await userEvent.click(ilma());
    letGo();
    await waitFor(() =>
      expect(bff.writes.map(({ input }) => input)).toMatchObject([
        { ilma: true, varmenne: 1 },
        { ilma: false, varmenne: 2 },
      ]),
    );
  });

  it('that a colleague has set meanwhile stays, and is shown as it is now', async () => {
    rajat = rajat.map((one) => ({ ...one, lujuusId: 8, varmenne: 2 }));
    const letGo = bff.holdNext(rasitusCalls.save);
    bff.refuseNext(rasitusCalls.save, 'CHANGE.OUTDATED');
    await userEvent.click(ilma());
    await waitFor(() => expect(ilma()).toBeChecked());
    letGo();
    expect(await screen.findByText(/Kollega on muuttanut tietoja/)).toBeVisible();
    await waitFor(() => expect(rowOf('XC3').getAllByText('C30/37')).toHaveLength(1));
    await waitFor(() => expect(ilma()).not.toBeChecked());
  });

  it('asks before its undo takes away what a colleague has set', async () => {
    await userEvent.click(ilma());
    await waitFor(() => expect(bff.writes).toHaveLength(1));
    bff.refuseNext(rasitusCalls.save, 'CHANGE.OUTDATED');
    await userEvent.click(await screen.findByRole('button', { name: /^Kumoa/ }));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(bff.writes).toMatchObject([{}, { input: { ilma: false, varmenne: 2 } }]);
  });

  it('shows it at once, says when it is not stored, and then what holds', async () => {
    const letGo = bff.holdNext(rasitusCalls.save);
    bff.refuseNext(rasitusCalls.save, 'INTERNAL');
    await userEvent.click(ilma());
    await waitFor(() => expect(ilma()).toBeChecked());
    letGo();
    expect(await screen.findByText('Rajan tallennus epäonnistui')).toBeVisible();
    await waitFor(() => expect(ilma()).not.toBeChecked());
  });
});
