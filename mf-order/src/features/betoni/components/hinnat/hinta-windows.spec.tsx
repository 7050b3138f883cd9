import { betoni, keikkaAnswer } from '@keikka/builders';
import { hinnatCalls, laskupohjaCalls, type LaskutettuBetoni } from '@keikka/contracts';
import { failure, renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../../../test/keikka-bff.js';
import { laskupohja, pohjanBetoni } from '../../../../../test/laskupohja.js';
import { LaskutetutWindow } from './laskutetut-window.js';
import { PohjaHinnatWindow } from './pohja-hinnat-window.js';

const PAYER = 5;
const access = { read: true, edit: true, plan: true, prices: true };

const laskutettu = (
  keikkaLaskuRiviId: number,
  changes: Partial<LaskutettuBetoni> = {},
): LaskutettuBetoni => ({
  keikkaLaskuRiviId,
  pumppuAika: '2026-10-12T05:00:00.000Z',
  laskutettuTime: '2026-10-15T09:00:00.000Z',
  keikkaId: 4318,
  laskuNo: '20261018',
  riviSelite: 'Betoni C30/37 #16 S3',
  määrä: '33.5',
  hinta: '128.4',
  asiakasNimi: 'Lohjan Valmisbetoni Oy',
  ...changes,
});

let bff: KeikkaBff;
let closed = 0;
const taken: string[] = [];
beforeEach(() => {
  bff = new KeikkaBff();
  closed = 0;
  taken.length = 0;
});

function show(Window: typeof LaskutetutWindow, mayTake = true): void {
  renderInShell(
    <Window
      line={betoni({ m3: 12, hinta_value: null })}
      number={2}
      answer={keikkaAnswer({ asiakasId: 100, sourceAsiakasId: PAYER }, { access })}
      onTake={mayTake ? (price) => taken.push(price) : undefined}
      onClose={() => closed++}
    />,
    bff,
    { wide: true },
  );
}
const tabs = (): (string | null)[] => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const open = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const inputsOf = (call: object) => bff.asked.filter((one) => one.call === call).map(({ input }) => input);

describe('the window of billed concretes', () => {
  it('has those of the payer in the last year, and gives the price of one to the line [I-004] [I-017] [I-101]', async () => {
    bff.on(hinnatCalls.laskutetutBetonit, () => [laskutettu(1), laskutettu(2, { hinta: null })]);
    show(LaskutetutWindow);
    const [row] = await screen.findAllByText('Betoni C30/37 #16 S3');
    expect(tabs()).toEqual(['Asiakkaan betonit', 'Hae kaikista']);
    expect(inputsOf(hinnatCalls.laskutetutBetonit)).toEqual([{ asiakasId: PAYER, days: 365 }]);
    await userEvent.click(row as HTMLElement);
    expect(taken).toEqual(['128.4']);
    expect(closed).toBe(1);
  });

  it('searches all customers once two characters are typed [I-017] [I-100]', async () => {
    bff.on(hinnatCalls.laskutetutBetonit, () => []);
    bff.on(hinnatCalls.searchLaskutetut, () => [laskutettu(1, { asiakasNimi: 'Kivikon Betoni Oy' })]);
    show(LaskutetutWindow);
    expect(await screen.findByText('Ei tuloksia.')).toBeVisible();
    await open('Hae kaikista');
    const field = screen.getByRole('textbox', { name: 'Etsi laskutetuista betoneista' });
    await userEvent.type(field, ' a ');
    expect(screen.getByText('Kirjoita vähintään kaksi merkkiä.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste('c3');
    expect(await screen.findByText('Kivikon Betoni Oy')).toBeVisible();
    expect(inputsOf(hinnatCalls.searchLaskutetut)).toEqual([{ searchText: 'c3', asiakasId: 0, days: 365 }]);
  });

  it('finds nothing when the calls fail, without a notice [I-188] [I-184]', async () => {
    bff.on(hinnatCalls.laskutetutBetonit, () => failure('AUTH.FORBIDDEN'));
    bff.on(hinnatCalls.searchLaskutetut, () => failure('AUTH.FORBIDDEN'));
    show(LaskutetutWindow);
    expect(await screen.findByText('Ei tuloksia.')).toBeVisible();
    await open('Hae kaikista');
    await userEvent.type(screen.getByRole('textbox'), 'c30');
    const panel = within(screen.getByRole('tabpanel', { name: 'Hae kaikista' }));
    expect(await panel.findByText('Ei tuloksia.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('only tells who may not set prices', async () => {
    bff.on(hinnatCalls.laskutetutBetonit, () => [laskutettu(1)]);
    show(LaskutetutWindow, false);
    await userEvent.click(await screen.findByText('Betoni C30/37 #16 S3'));
    expect(taken).toEqual([]);
    expect(screen.queryByText('Rivin valinta ottaa hinnan betoniriville.')).toBeNull();
  });
});

describe('the window of the prices of templates', () => {
  beforeEach(() => {
    bff.on(laskupohjaCalls.list, () => [laskupohja()]);
    bff.on(laskupohjaCalls.get, () =>
      laskupohja({
        laskupohjaBetonit: [pohjanBetoni(31), pohjanBetoni(32, { raeKokoId: 3, hinta_value: '124.90' })],
      }),
    );
  });

  it('has what they ask for the line, and gives a price to it [I-004] [I-018]', async () => {
    bff.on(hinnatCalls.betoniPrices, ({ asiakasId }) =>
      asiakasId === PAYER
        ? [
            {
              ...{ laskupohjaId: 3, laskupohjaNimi: 'Vakiohinnasto', asiakasNimi: '' },
              ...{ hinta_value: '131.90', ero: 0 },
            },
          ]
        : [],
    );
    show(PohjaHinnatWindow);
    await userEvent.click(await screen.findByRole('button', { name: /^Käytä hintaa 131,90/ }));
    expect(tabs()).toEqual(['Valittu betoni', 'Haku']);
    expect(taken).toEqual(['131.90']);
    expect(closed).toBe(1);
  });

  it('says that no template has the concrete [I-184]', async () => {
    show(PohjaHinnatWindow);
    expect(await screen.findByText('Betonilaatua ei löydy laskupohjista.')).toBeVisible();
  });

  it('finds another concrete of them by two characters, and gives its price to the line [I-018] [I-100]', async () => {
    show(PohjaHinnatWindow);
    await screen.findByText('Betonilaatua ei löydy laskupohjista.');
    await open('Haku');
    const field = screen.getByRole('textbox', { name: 'Etsi laskupohjien betoneista' });
    await userEvent.type(field, ' # ');
    expect(screen.getByText('Kirjoita vähintään kaksi merkkiä.')).toBeVisible();
    expect(inputsOf(laskupohjaCalls.get)).toEqual([]);
    await userEvent.clear(field);
    await userEvent.paste('#32 xc3');
    await userEvent.click(await screen.findByText('Rakennebetoni C30/37 #32 S3 XC3, XC4 50 v'));
    expect(taken).toEqual(['124.90']);
    await waitFor(() => expect(closed).toBe(1));
  });
});
