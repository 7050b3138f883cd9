import { betoni, keikkaAnswer } from '@keikka/builders';
import { hinnatCalls, laskupohjaCalls, type BetoninHintaRivi, type KeikkaData } from '@keikka/contracts';
import { failure, renderInShell } from '@keikka/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../../../test/keikka-bff.js';
import { laskupohja } from '../../../../../test/laskupohja.js';
import { HinnatPanels } from './hinnat-panels.js';

const PAYER = 5;
const CUSTOMER = 100;
const access = { read: true, edit: true, plan: true, prices: true };

const row = (laskupohjaId: number, changes: Partial<BetoninHintaRivi> = {}): BetoninHintaRivi => ({
  ...{ laskupohjaId, laskupohjaNimi: 'Koskinen 2026', asiakasNimi: 'Rakennus Koskinen Oy' },
  ...{ hinta_value: '128.40', ero: 0 },
  ...changes,
});

describe('the panels of a line that is whole', () => {
  let bff: KeikkaBff;
  const taken: string[] = [];
  beforeEach(() => {
    taken.length = 0;
    bff = new KeikkaBff();
    bff.on(laskupohjaCalls.list, () => [
      laskupohja({ laskupohjaId: 4, laskupohjaNimi: 'Koskinen 2026', asiakasId: CUSTOMER }),
      laskupohja({ laskupohjaId: 3 }),
    ]);
  });
  function show(change: Partial<KeikkaData> = {}, prices = true, mayTake = true): void {
    const line = betoni({ m3: 12, hinta_value: prices ? '131.5' : undefined });
    const keikka = { asiakasId: CUSTOMER, sourceAsiakasId: PAYER, betonit: [line], m3: 65.5, ...change };
    renderInShell(
      <HinnatPanels
        line={line}
        answer={keikkaAnswer(keikka, { access: { ...access, prices } })}
        onTake={mayTake ? (price) => taken.push(price) : undefined}
      />,
      bff,
    );
  }
  const panel = async (name: string) => within(await screen.findByRole('group', { name }));
  const groups = (): (string | null)[] =>
    screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));

  it('are three: templates, quotes, and the line as a part of its order [O-051]', async () => {
    show();
    expect(await (await panel('Betoni ja tilaus')).findByText(/^Rakennebetoni C30\/37 #16 S3/)).toBeVisible();
    expect(groups()).toEqual(['Laskupohjat', 'Tarjoukset', 'Betoni ja tilaus']);
    expect((await panel('Tarjoukset')).getByText('Ei tarjouksia')).toBeVisible();
    const order = await panel('Betoni ja tilaus');
    expect(order.getByText(/Määrä 12\sm³, tilauksella yhteensä 65,5\sm³/)).toBeVisible();
    expect(order.getByText(/Myyntihinta 131,50\s€\/m³/)).toBeVisible();
    expect(order.getByText(/Rivi yhteensä 1\s578,00\s€, alv 0 %/)).toBeVisible();
  });

  it('say how big the pump is, or the one that was ordered [O-316]', async () => {
    show({ pumppuPuomi: 47 });
    expect((await panel('Betoni ja tilaus')).getByText(/Pumppu 36\sm, pieni/)).toBeVisible();
  });

  it('have the price of each template that fits, the nearest first, of its payer and its customer', async () => {
    bff.on(hinnatCalls.betoniPrices, ({ asiakasId }) =>
      asiakasId === CUSTOMER
        ? [row(4), row(4, { ero: 1, hinta_value: '140.00' })]
        : [
            row(3, { laskupohjaNimi: 'Vakiohinnasto', asiakasNimi: '', ero: 1.2, hinta_value: '131.50' }),
            row(9, { laskupohjaNimi: 'Toisen lähteen' }),
          ],
    );
    show();
    const pohjat = await panel('Laskupohjat');
    expect(await pohjat.findByText('Koskinen 2026')).toBeVisible();
    expect(pohjat.getAllByText(/€\/m³$/).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^128,40/),
      expect.stringMatching(/^131,50/),
    ]);
    expect(pohjat.getByText('Rakennus Koskinen Oy · Sama betoni')).toBeVisible();
    expect(pohjat.getByText('Kaikille asiakkaille · Lähin betoni, ero 1,2')).toBeVisible();
    expect(pohjat.getByText('Käytössä')).toBeVisible();
    await userEvent.click(pohjat.getByRole('button', { name: /^Käytä hintaa 128,40/ }));
    expect(taken).toEqual(['128.40']);
    const asked = bff.asked.filter(({ call }) => call === hinnatCalls.betoniPrices);
    expect(asked.map(({ input }) => input)).toMatchObject([
      { asiakasId: PAYER, laatuId: 10, fast: 0, rasitusluokat: 'XC3,XC4', betoniComment: '' },
      { asiakasId: CUSTOMER },
    ]);
  });

  it('offer no price to who may not set it', async () => {
    bff.on(hinnatCalls.betoniPrices, () => [row(4)]);
    show({}, true, false);
    const pohjat = await panel('Laskupohjat');
    expect(await pohjat.findByText('Koskinen 2026')).toBeVisible();
    expect(pohjat.queryByRole('button')).toBeNull();
  });

  it('have no price and ask for none for who may not see prices', async () => {
    show({}, false);
    expect(await (await panel('Betoni ja tilaus')).findByText(/^Rakennebetoni/)).toBeVisible();
    expect(groups()).toEqual(['Betoni ja tilaus']);
    expect(document.body).not.toHaveTextContent(/€|hinta/i);
    const calls = bff.asked.map(({ call }) => call);
    expect(calls).not.toContain(laskupohjaCalls.list);
    expect(calls).not.toContain(hinnatCalls.betoniPrices);
  });

  it.each([
    [{ sourceAsiakasId: 0 }, 'Ei valittua laskutusasiakasta'],
    [{ asiakasId: 7, sourceAsiakasId: 8 }, 'Betonilaatua ei löydy laskupohjista.'],
  ])('say why there is no price: %j [I-184]', async (change, text) => {
    show(change);
    expect(await (await panel('Laskupohjat')).findByText(text)).toBeVisible();
  });

  it('say that the customer has no template [I-183]', async () => {
    bff.on(laskupohjaCalls.list, () => []);
    show();
    expect(await (await panel('Laskupohjat')).findByText('Asiakkaalla ei ole laskupohjaa')).toBeVisible();
  });

  it('say when prices cannot be read, and read them again [I-139]', async () => {
    bff.on(hinnatCalls.betoniPrices, () => failure('AUTH.FORBIDDEN'));
    show();
    const pohjat = await panel('Laskupohjat');
    expect(await pohjat.findByText('Betonin hintojen haku epäonnistui')).toBeVisible();
    bff.on(hinnatCalls.betoniPrices, () => [row(4)]);
    await userEvent.click(pohjat.getByRole('button'));
    expect(await pohjat.findByText('Koskinen 2026')).toBeVisible();
  });
});
