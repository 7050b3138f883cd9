import { gridKeikka, keikkaAnswer } from '@keikka/builders';
import { asiakasCalls, keikkaFormCalls, noLinkSettings, type KeikkaData } from '@keikka/contracts';
import { ok, renderInShell } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { useKeikka } from '../../features/keikka/api/get-keikka.js';
import { useKeikkaCache } from '../../features/keikka/api/keikka-cache.js';
import { LahdeField } from '../../features/lahde/components/lahde-field.js';

const access = { read: true, edit: true, plan: true, prices: false };
const lohja = { linkedAsiakasId: 11, linkedAsiakasNimi: 'Lohjan Betoni', linkedAsiakasColorCode: '#123456' };
const kivikko = { linkedAsiakasId: 12, linkedAsiakasNimi: 'Kivikon Betoni', linkedAsiakasColorCode: '' };

function Field() {
  const { data } = useKeikka(4711);
  const cache = useKeikkaCache();
  return data ? <LahdeField answer={data} cache={cache} /> : null;
}

describe('the source of an order', () => {
  let bff: KeikkaBff;
  let stored: Partial<KeikkaData>;
  beforeEach(() => {
    bff = new KeikkaBff();
    stored = { sourceAsiakasId: 11, sourceAsiakasNimi: 'Lohjan Betoni', varmenne: 7 };
    bff.load = () => ok(keikkaAnswer(stored, { access }));
    bff.on(asiakasCalls.listLinks, ({ asiakasId, typeId }) =>
      [lohja, kivikko].map((link, index) => ({
        ...link,
        asiakasAsiakasLinkId: index,
        asiakasId,
        asiakasAsiakasLinkTypeId: typeId,
        settings: noLinkSettings,
      })),
    );
    bff.on(keikkaFormCalls.setSourceAsiakas, ({ sourceAsiakasId, varmenne = 0 }) => {
      const { linkedAsiakasNimi = '' } =
        [lohja, kivikko].find((link) => link.linkedAsiakasId === sourceAsiakasId) ?? {};
      stored = { sourceAsiakasId, sourceAsiakasNimi: linkedAsiakasNimi, varmenne: varmenne + 1 };
      return gridKeikka({ varmenne: varmenne + 1 });
    });
  });
  afterEach(() => act(() => toaster.clear()));

  const control = () => screen.findByRole('button', { name: /^Lähde: / });
  const shows = async (name: string) =>
    waitFor(async () => expect(await control()).toHaveAccessibleName(`Lähde: ${name}`));
  async function choose(name: string): Promise<void> {
    await userEvent.click(await control());
    const item = await screen.findByRole('menuitem', { name });
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    for (let step = 0; step < 5 && !item.hasAttribute('data-highlighted'); step++)
      await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
  }

  it('is chosen among the own company and its source customers, saved at once and undone [O-007] [O-246]', async () => {
    renderInShell(<Field />, bff);
    await choose('Kivikon Betoni');
    await shows('Kivikon Betoni');
    expect(await screen.findByText('Lähde vaihdettu: Kivikon Betoni')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Kumoa/ }));
    await shows('Lohjan Betoni');
    expect(bff.writes.map(({ input }) => input)).toEqual([
      { keikkaId: 4711, sourceAsiakasId: 12, varmenne: 7 },
      { keikkaId: 4711, sourceAsiakasId: 11, varmenne: 8 },
    ]);
  });

  it('is the one from before when it could not be saved, and says why', async () => {
    bff.refuseNext(keikkaFormCalls.setSourceAsiakas, 'KEIKKA.REMOVED');
    renderInShell(<Field />, bff);
    await choose('Kivikon Betoni');
    expect(await screen.findByText('Lähdeasiakkaan vaihto epäonnistui')).toBeVisible();
    await shows('Lohjan Betoni');
  });

  it('is only read by who may not plan the order [O-011]', async () => {
    bff.load = () => ok(keikkaAnswer(stored, { access: { ...access, plan: false } }));
    renderInShell(<Field />, bff);
    expect(await screen.findByText('Lohjan Betoni')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Lähde: / })).toBeNull();
    expect(bff.asked.map(({ call }) => call)).not.toContain(asiakasCalls.listLinks);
  });
});
