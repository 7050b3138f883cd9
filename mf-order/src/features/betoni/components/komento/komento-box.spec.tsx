import { BLANK_KOMENTO_LINE, type KomentoChanges } from '@keikka/domain';
import { renderInShell, StandInBff } from '@keikka/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { betoniLists } from '../../../../../test/betoni-lists.js';
import { KomentoBox } from './komento-box.js';

const shortCut = {
  betoniShortCutId: 1,
  betoniShortCut: 'lahti',
  betoniShortCutNimi: 'Lahden siilo',
  betoniShortCutCommands: 'c30 #16 s3 50v',
};
const lists = { ...betoniLists, shortCuts: [shortCut] };

describe('the command box', () => {
  const applied: KomentoChanges[] = [];
  async function type(text: string): Promise<void> {
    applied.length = 0;
    renderInShell(
      <KomentoBox
        line={() => BLANK_KOMENTO_LINE}
        lists={lists}
        onApply={(changes) => applied.push(changes)}
      />,
      new StandInBff(),
    );
    await userEvent.type(await screen.findByRole('combobox', { name: 'Betonin komentokehote' }), text);
  }
  const box = () => screen.getByRole('combobox', { name: 'Betonin komentokehote' });

  it('makes a whole line of one command by Enter, and is empty again [O-046] [O-167]', async () => {
    await type('c30 16 s3 xc3 12m3 rak 50v{Enter}');
    expect(applied).toEqual([
      {
        m3: 12,
        laatuId: 10,
        raeKokoId: 1,
        lujuusId: 6,
        notkeusId: 3,
        kayttoIkaId: 1,
        rasitusluokat: 'XC3',
      },
    ]);
    expect(box()).toHaveValue('');
  });

  /** Its lists come when the button is pressed. */
  function Late({ onApply }: { onApply: (changes: KomentoChanges) => void }) {
    const [known, setKnown] = useState<typeof lists | null>(null);
    return (
      <>
        <KomentoBox line={() => BLANK_KOMENTO_LINE} lists={known} onApply={onApply} />
        <button onClick={() => setKnown(lists)}>Luettelot</button>
      </>
    );
  }
  it.each([
    ['12m3{Enter}', [[{ m3: 12 }]], ''],
    ['12m3{Enter} c30', [], '12m3 c30'],
  ])('keeps the Enter of "%s" until it knows its words', async (typed, calls, left) => {
    const onApply = jest.fn();
    renderInShell(<Late onApply={onApply} />, new StandInBff());
    await userEvent.type(await screen.findByRole('combobox', { name: 'Betonin komentokehote' }), typed);
    expect(onApply).not.toHaveBeenCalled();
    expect(screen.queryAllByText('Haetaan komentosanoja, vie riville sitten')).toHaveLength(calls.length);
    await userEvent.click(screen.getByRole('button', { name: 'Luettelot' }));
    expect(onApply.mock.calls).toEqual(calls);
    expect(box()).toHaveValue(left);
  });

  it('waits with Enter until a word means one thing, which arrows and Tab choose', async () => {
    await type('12m3 la{Enter}');
    expect(applied).toEqual([]);
    expect(screen.getByText('Enter odottaa valintaa')).toBeVisible();
    expect(screen.getByText('Mitä ”la” tarkoittaa?')).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Lahden siilo');
    await userEvent.keyboard('{ArrowDown}{Tab}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(applied).toEqual([{ m3: 12, laatuId: 11 }]);
  });

  it('shows the line that Enter would make, and what it lacks', async () => {
    await type('12m3 c30 la');
    const result = screen.getByRole('group', { name: 'Valmis rivi' });
    for (const part of ['12 m³ C30/37', 'la ?', 'notkeus', 'käyttöikä'])
      expect(result).toHaveTextContent(part);
  });

  it('sends a word to the comment by Escape [O-169]', async () => {
    await type('la{Escape}{Enter}');
    expect(applied).toEqual([{ betoniComment: 'la' }]);
  });

  it('reads a command of the company [O-088]', async () => {
    await type('lahti 7,5{Enter}');
    expect(applied).toEqual([{ m3: 7.5, raeKokoId: 1, lujuusId: 6, notkeusId: 3, kayttoIkaId: 1 }]);
  });

  it('lists every command word in its help [O-046]', async () => {
    await type(' ');
    await userEvent.click(screen.getByRole('button', { name: 'Komentosanat' }));
    const help = screen.getByRole('region', { name: 'Komentosanat' });
    for (const text of ['rak, rakenne', 'Lahden siilo', '-xc3']) expect(help).toHaveTextContent(text);
  });

  it('names in its help the company whose words they are, and closes it by its cross [O-046]', async () => {
    await type(' ');
    const opens = screen.getByRole('button', { name: 'Komentosanat' });
    await userEvent.click(opens);
    const help = screen.getByRole('region', { name: 'Komentosanat' });
    expect(within(help).getByText('Uudenmaan Pumppaus Oy')).toBeVisible();
    await userEvent.click(within(help).getByRole('button', { name: 'Sulje komentosanat' }));
    expect(help).not.toBeInTheDocument();
    expect(opens).toHaveAttribute('aria-expanded', 'false');
    expect(opens).toHaveFocus();
  });
});
