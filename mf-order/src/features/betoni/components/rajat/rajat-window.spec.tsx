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
      { luokka: 'XC3', ...standardi, standardi },
      { luokka: 'XF3', lujuusId: 6, ilma: true, standardi: { ...standardi, ilma: true } },
    ];
    bff = new KeikkaBff();
    bff.on(rasitusCalls.list, () => rajat);
    bff.on(rasitusCalls.save, ({ luokka, ...raja }) => {
      rajat = rajat.map((one) => (one.luokka === luokka ? { ...one, ...raja } : one));
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
      expect(bff.writes).toMatchObject([{ input: { luokka: 'XC3', lujuusId: 6, ilma: true } }]),
    );
    await waitFor(() => expect(ilma()).toBeChecked());
    await userEvent.click(await screen.findByRole('button', { name: /^Kumoa/ }));
    await waitFor(() =>
      expect(bff.writes[1]).toMatchObject({ input: { luokka: 'XC3', lujuusId: 6, ilma: false } }),
    );
    await waitFor(() => expect(ilma()).not.toBeChecked());
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
