import { stepLogMessage } from '@keikka/builders';
import { stepLogCalls, type StepLogMessage } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { renderInShell, StandInBff } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VaihelokiSection } from './vaiheloki-section.js';

const OWN = 1;
const ME = 9;
const keikka = { keikkaId: 4711, ownerAsiakasId: OWN };
const entry = (stepLogId: number, changes: Partial<StepLogMessage>): StepLogMessage =>
  stepLogMessage({ stepLogId, entryByPersonId: ME, message: `Merkintä ${stepLogId}`, ...changes });

describe('what a person writes into the step log', () => {
  let bff: StandInBff;
  let stored: StepLogMessage[];
  let deleted: StepLogMessage[];

  beforeEach(() => {
    [stored, deleted] = [[], []];
    bff = new StandInBff();
    bff.session = { personId: ME };
    bff.on(stepLogCalls.listByKeikkas, () => stored);
    bff.on(stepLogCalls.save, ({ stepLogTypeId, message }) => {
      const made = entry(stored.length + 1, { stepLogTypeId, message });
      stored = [...stored, made];
      return made;
    });
    bff.on(stepLogCalls.delete, ({ stepLogId }) => {
      deleted = stored.filter((one) => one.stepLogId === stepLogId);
      stored = stored.filter((one) => one.stepLogId !== stepLogId);
      return { stepLogId };
    });
    bff.on(stepLogCalls.restore, () => {
      const [back = entry(0, {})] = deleted;
      stored = [...stored, back];
      return back;
    });
  });
  afterEach(() => act(() => toaster.clear()));

  const open = (mayWrite = true) =>
    renderInShell(<VaihelokiSection keikka={keikka} mayWrite={mayWrite} />, bff);
  const add = () => screen.findByRole('button', { name: 'Lisää merkintä' });
  const written = () =>
    bff.writes.map(({ input }) => (input.message === undefined ? input.stepLogId : input.message));

  it('is stored with its words, and the field is empty again [G-266]', async () => {
    open();
    expect(await add()).toBeDisabled();
    const field = screen.getByRole('textbox', { name: 'Merkintä' });
    await userEvent.type(field, '   ');
    expect(await add()).toBeDisabled();
    await userEvent.type(field, 'Portti on kiinni{Enter}');
    expect(await screen.findByText('Portti on kiinni')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(bff.writes[0]?.input).toEqual({ keikkaId: 4711, stepLogTypeId: 3, message: 'Portti on kiinni' });
  });

  it('says by itself what was sent [O-110]', async () => {
    open();
    const type = await screen.findByRole('combobox', { name: 'Merkinnän tyyppi' });
    act(() => type.focus());
    await userEvent.keyboard('{Enter}');
    const option = await screen.findByRole('option', { name: 'Betonitiedot lähetetty' });
    for (let step = 0; step < 5 && !option.hasAttribute('data-highlighted'); step++)
      await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await add());
    await waitFor(() => expect(written()).toEqual(['Betonitiedot lähetetty']));
    expect(bff.writes[0]?.input).toMatchObject({ stepLogTypeId: 5 });
  });

  it('stays in the field when it could not be stored, and counts once when it is sent again', async () => {
    open();
    bff.loseNext(stepLogCalls.save);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Merkintä' }), 'Soitettu{Enter}');
    expect(await screen.findByText('Tallentaminen epäonnistui')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Merkintä' })).toHaveValue('Soitettu');
    await userEvent.click(await add());
    await waitFor(() => expect(bff.writes).toHaveLength(2));
    const [first, second] = bff.writes;
    expect(first?.idempotencyKey).toBe(second?.idempotencyKey);
  });

  it('is not asked of who may not edit the order', async () => {
    open(false);
    expect(await screen.findByText('Ei vaiheita')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lisää merkintä' })).toBeNull();
  });

  it('is deleted by its author where it is of type 5, asked first, and undone [O-242]', async () => {
    stored = [
      entry(1, { stepLogTypeId: 5 }),
      entry(2, { stepLogTypeId: 3 }),
      entry(3, { stepLogTypeId: 5, entryByPersonId: 10 }),
    ];
    open();
    const list = await screen.findByRole('list', { name: 'Vaiheloki' });
    const buttons = within(list).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Poista lokimerkintä Merkintä 1',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Poista lokimerkintä Merkintä 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'PERUUTA' }));
    expect(bff.writes).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Poista lokimerkintä Merkintä 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, poista merkintä' }));
    await waitFor(() => expect(screen.queryByText('Merkintä 1')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: /^Kumoa/ }));
    expect(await screen.findByText('Merkintä 1')).toBeVisible();
    expect(written()).toEqual([1, 1]);
  });

  it('stands again when its deletion failed', async () => {
    stored = [entry(1, { stepLogTypeId: 5 })];
    open();
    bff.refuseNext(stepLogCalls.delete, 'INTERNAL');
    await userEvent.click(await screen.findByRole('button', { name: 'Poista lokimerkintä Merkintä 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, poista merkintä' }));
    expect(await screen.findByText('Poisto epäonnistui')).toBeVisible();
    expect(await screen.findByText('Merkintä 1')).toBeVisible();
  });

  it.each([
    [OWN, 1],
    [OWN + 1, 0],
  ])('of any type is deleted by a system admin of the owner %i: %i', async (ownerAsiakasId, count) => {
    bff.session = { personId: ME, settingTypes: [settingType.systemAdmin] };
    stored = [entry(1, { stepLogTypeId: 30, entryByPersonId: 10 })];
    renderInShell(<VaihelokiSection keikka={{ ...keikka, ownerAsiakasId }} mayWrite />, bff);
    const list = await screen.findByRole('list', { name: 'Vaiheloki' });
    expect(within(list).queryAllByRole('button')).toHaveLength(count);
  });
});
