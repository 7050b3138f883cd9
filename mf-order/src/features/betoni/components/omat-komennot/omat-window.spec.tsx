import { betoniShortCutCalls, type OmaKomento } from '@keikka/contracts';
import { renderInShell, StandInBff } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { betoniLists } from '../../../../../test/betoni-lists.js';
import { useShortCuts } from '../../api/use-betoni-lists.js';
import { OmatWindow } from './omat-window.js';

const komento = (betoniShortCutId: number, changes: Partial<OmaKomento> = {}): OmaKomento => ({
  ...{ betoniShortCutId, varmenne: 1, betoniShortCut: 'ranta,rantamuuri', betoniShortCutNimi: 'Rantamuuri' },
  ...{ betoniShortCutCommands: 'c35 #16 s3', ...changes },
});

/** The window as the command box opens it: with lists that hold the own commands too. */
function Opened({ onClose }: { onClose: () => void }) {
  const { data } = useShortCuts();
  return <OmatWindow lists={{ ...betoniLists, shortCuts: data ?? [] }} onClose={onClose} />;
}

describe('the window in which a company keeps its own commands', () => {
  let bff: StandInBff;
  let kept: OmaKomento[];
  let closed = 0;

  beforeEach(() => {
    closed = 0;
    kept = [
      komento(1),
      komento(2, {
        ...{ betoniShortCut: 'sok', betoniShortCutNimi: 'Sokkeli' },
        betoniShortCutCommands: 'ranta c30',
      }),
    ];
    bff = new StandInBff();
    bff.on(betoniShortCutCalls.list, () => kept);
    bff.on(betoniShortCutCalls.save, ({ betoniShortCutId: id, ...changed }) => {
      const saved = {
        ...komento(id || 3),
        ...kept.find((one) => one.betoniShortCutId === id),
        ...changed,
      };
      kept = [...kept.filter((one) => one.betoniShortCutId !== id), saved];
      return saved;
    });
    bff.on(betoniShortCutCalls.delete, ({ betoniShortCutId }) => {
      kept = kept.filter((one) => one.betoniShortCutId !== betoniShortCutId);
      return { betoniShortCutId, varmenne: 2 };
    });
    bff.on(betoniShortCutCalls.restore, ({ betoniShortCutId }) => {
      kept = [...kept, komento(betoniShortCutId, { varmenne: 3 })];
      return komento(betoniShortCutId, { varmenne: 3 });
    });
  });

  const show = () => renderInShell(<Opened onClose={() => closed++} />, bff);
  const list = () => within(screen.getByRole('dialog', { name: 'Omat komennot' }));
  const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
  async function formOf(button: string, name: string) {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const form = within(screen.getByRole('dialog', { name }));
    const field = (label: RegExp) => form.getByRole('textbox', { name: label });
    return { form, nimi: field(/^Nimi/), sanat: field(/^Komentosanat/), tekee: field(/^Komento(?!sanat)/) };
  }

  it('lists each with its keywords and what it does, and finds them [O-088]', async () => {
    show();
    const row = await rowOf('Rantamuuri');
    expect(row.getByText('ranta, rantamuuri')).toBeVisible();
    expect(row.getByText('C35/45 #16 S3')).toBeVisible();
    expect((await rowOf('Sokkeli')).getByText('C30/37 #16 S3')).toBeVisible();
    expect(list().getByText('2 komentoa')).toBeVisible();
    await userEvent.type(list().getByRole('textbox', { name: 'Etsi komentoa' }), 'sok');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await userEvent.type(list().getByRole('textbox', { name: 'Etsi komentoa' }), 'zz');
    expect(screen.getByText(/Haku ei löydä komentoa/)).toBeVisible();
  });

  it('adds one by Enter, and shows meanwhile how it is read [O-088]', async () => {
    show();
    await rowOf('Sokkeli');
    const { form, nimi, sanat, tekee } = await formOf('Uusi komento', 'Uusi komento');
    await userEvent.type(nimi, 'Lattia 30');
    await userEvent.type(sanat, 'c30');
    expect(form.getByText('Sana c30 tarkoittaa tätä komentoa eikä enää: C30/37.')).toBeVisible();
    await userEvent.clear(sanat);
    await userEvent.type(sanat, 'l30');
    expect(form.queryByText(/eikä enää/)).toBeNull();
    await userEvent.type(tekee, 'lat c30 tasainen');
    const preview = form.getByRole('group', { name: 'Näin komento luetaan' });
    expect(preview).toHaveTextContent('Lattiabetoni C30/37 tasainen');
    expect(preview).toHaveTextContent('Lisätietoihin tasainen');
    await userEvent.type(tekee, '{Enter}');
    expect((await rowOf('Lattia 30')).getByText('l30')).toBeVisible();
    expect(bff.writes.map(({ input }) => input)).toEqual([
      {
        ...{ betoniShortCutId: 0, betoniShortCutNimi: 'Lattia 30', betoniShortCut: 'l30' },
        betoniShortCutCommands: 'lat c30 tasainen',
      },
    ]);
    expect(bff.writes[0]?.idempotencyKey).toMatch(/^[\w-]{16,}$/);
  });

  it('sends of a changed one what was changed [O-088]', async () => {
    show();
    const { form, tekee } = await formOf('Muuta komentoa Rantamuuri', 'Komento Rantamuuri');
    await userEvent.clear(tekee);
    await userEvent.type(tekee, 'c25');
    await userEvent.click(form.getByRole('button', { name: 'TALLENNA' }));
    expect((await rowOf('Rantamuuri')).getByText('C25/30')).toBeVisible();
    expect(bff.writes.map(({ input }) => input)).toEqual([
      { betoniShortCutId: 1, betoniShortCutCommands: 'c25', varmenne: 1 },
    ]);
  });

  it.each([
    ['a word that means something', 's3', 'c30', 'Sanalla s3 on jo merkitys: S3.'],
    ['a circle', 'ranta', 'sok', 'Komento kutsuu itseään: Rantamuuri → Sokkeli → Rantamuuri.'],
  ])('refuses %s before it is sent', async (_, words, commands, text) => {
    show();
    await rowOf('Sokkeli');
    const { form, sanat, tekee } = await formOf('Muuta komentoa Rantamuuri', 'Komento Rantamuuri');
    await userEvent.clear(sanat);
    await userEvent.type(sanat, words);
    await userEvent.clear(tekee);
    await userEvent.type(tekee, `${commands}{Enter}`);
    expect(await form.findByText(new RegExp(text))).toBeVisible();
    expect(bff.writes).toEqual([]);
  });

  it('keeps what was typed when it is refused, and says why', async () => {
    show();
    await rowOf('Sokkeli');
    const { form, nimi, sanat, tekee } = await formOf('Uusi komento', 'Uusi komento');
    await userEvent.type(nimi, 'Uusi{Enter}');
    expect(await form.findByText('Anna komentosanat.')).toBeVisible();
    expect(form.getByText('Anna komento.')).toBeVisible();
    await userEvent.type(sanat, 'sok');
    bff.refuseNext(betoniShortCutCalls.save, 'BETONI.OMA_WORD_TAKEN', { sana: 'sok', nimi: 'Sokkeli' });
    await userEvent.type(tekee, 'c30{Enter}');
    expect(await form.findByText(/Sana sok on jo komennolla Sokkeli/)).toBeVisible();
    expect(nimi).toHaveValue('Uusi');
  });

  it('asks when a colleague has changed the same field meanwhile', async () => {
    show();
    const { form, tekee } = await formOf('Muuta komentoa Rantamuuri', 'Komento Rantamuuri');
    await userEvent.clear(tekee);
    await userEvent.type(tekee, 'c25');
    kept = kept.map((one) =>
      one.betoniShortCutId === 1 ? { ...one, betoniShortCutCommands: 'c30', varmenne: 2 } : one,
    );
    const conflicts = [{ field: 'betoniShortCutCommands', base: 'c35 #16 s3', mine: 'c25', theirs: 'c30' }];
    bff.refuseNext(betoniShortCutCalls.save, 'SAVE.CONFLICT', { conflicts });
    await userEvent.click(form.getByRole('button', { name: 'TALLENNA' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Komento, oma muutos/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Tallenna valinnat' }));
    await rowOf('Rantamuuri');
    expect(bff.writes.at(-1)?.input).toEqual({
      ...{ betoniShortCutId: 1, betoniShortCutCommands: 'c25', varmenne: 2 },
    });
  });

  it('deletes one after a question, and brings it back by its undo [I-092]', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Poista komento Rantamuuri' }));
    const question = () => within(screen.getByRole('alertdialog', { name: 'Poista komento?' }));
    await userEvent.click(question().getByRole('button', { name: 'PERUUTA' }));
    expect(bff.writes).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Poista komento Rantamuuri' }));
    await userEvent.click(question().getByRole('button', { name: 'POISTA' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Rantamuuri/ })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: /Kumoa/, hidden: true }));
    await rowOf('Rantamuuri');
    expect(bff.writes.map(({ call, input }) => [call, input])).toEqual([
      [betoniShortCutCalls.delete, { betoniShortCutId: 1, varmenne: 1 }],
      [betoniShortCutCalls.restore, { betoniShortCutId: 1, varmenne: 2 }],
    ]);
  });

  it('says that there are none yet, and how the first is made', async () => {
    kept = [];
    show();
    expect(await screen.findByText(/Ei vielä omia komentoja/)).toBeVisible();
  });

  it('says that they could not be read, and reads again', async () => {
    bff.refuseNext(betoniShortCutCalls.list, 'AUTH.FORBIDDEN');
    renderInShell(<OmatWindow lists={null} onClose={() => closed++} />, bff);
    expect(await screen.findByText('Komentojen haku epäonnistui')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    expect((await rowOf('Rantamuuri')).getByText('c35 #16 s3')).toBeVisible();
  });

  it('goes by Esc from the form to the list, and from there away', async () => {
    show();
    await formOf('Muuta komentoa Rantamuuri', 'Komento Rantamuuri');
    await userEvent.keyboard('{Escape}');
    await rowOf('Rantamuuri');
    expect(closed).toBe(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(closed).toBe(1));
  });
});
