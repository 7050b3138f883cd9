import { renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laskupohja, LaskupohjaBff, pohjanRivi } from '../../../test/laskupohja-bff.js';
import { LaskupohjatPage } from './laskupohjat.page.js';

/** A form with formulas takes its time on a busy machine. */
jest.setTimeout(30_000);

const betoni = {
  laskupohjaBetoniId: 5,
  laskupohjaId: 218,
  laatuId: null,
  raeKokoId: null,
  lujuusId: null,
  notkeusId: null,
  kayttoIkaId: null,
  rasitusluokat: 'XC3',
  betoniComment: '',
  hinta_value: '120.00',
};

async function show(tab: RegExp): Promise<LaskupohjaBff> {
  const bff = new LaskupohjaBff();
  bff.pohjat = [laskupohja([pohjanRivi({ otsikko: 'Pumppaus' })], { laskupohjaBetonit: [betoni] })];
  renderInShell(<LaskupohjatPage />, bff, { wide: true, visited: ['/', '/?pohja=218'] });
  await screen.findByRole('option', { name: /Pumppaus/ });
  await userEvent.click(screen.getByRole('tab', { name: tab }));
  return bff;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

describe('the concretes of a template', () => {
  it('have a price; another one is added only once the last has its price [I-090]', async () => {
    const bff = await show(/Betonit/);
    await press('Lisää betoni');
    expect(screen.getByRole('button', { name: 'Lisää betoni' })).toBeDisabled();
    await userEvent.type(field(/^Rasitus/), 'XC4');
    await userEvent.type(field(/^Hinta/), '131,50');
    expect(screen.getByRole('button', { name: 'Lisää betoni' })).toBeEnabled();
    await press('TALLENNA');
    await screen.findByText('Laskupohja tallennettu');
    expect(bff.pohja.laskupohjaBetonit).toMatchObject([
      betoni,
      { rasitusluokat: 'XC4', hinta_value: '131.50' },
    ]);
  });

  it('without a price keep the template from being saved, and are led to from another tab', async () => {
    const bff = await show(/Betonit/);
    await press('Lisää betoni');
    await userEvent.click(screen.getByRole('tab', { name: /Rivit/ }));
    expect(screen.getByRole('button', { name: 'TALLENNA' })).toBeDisabled();
    await press('1 virhe, korjaa ennen tallennusta');
    await userEvent.type(field(/^Hinta/), '99');
    await press('TALLENNA');
    await screen.findByText('Laskupohja tallennettu');
    expect(bff.pohja.laskupohjaBetonit).toHaveLength(2);
  });

  it('are removed after a question, and kept by its cancel [I-091]', async () => {
    const bff = await show(/Betonit/);
    await press('Poista betoni XC3');
    expect(await screen.findByText('Poista betoni laskupohjasta?')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'PERUUTA' }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByText('Poista betoni laskupohjasta?')).not.toBeInTheDocument());
    await press('Poista betoni XC3');
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, poista betoni' }));
    await press('TALLENNA');
    await screen.findByText('Laskupohja tallennettu');
    expect(bff.pohja.laskupohjaBetonit).toEqual([]);
  });
});

describe('the surcharges of a template', () => {
  it('are of steps, or extras with a quantity by formula [I-038] [I-089]', async () => {
    const bff = await show(/Lisät/);
    await press('Lisää lisähinta');
    await userEvent.type(field('Nimike'), 'Kuitu');
    await userEvent.clear(field(/^Hinta/));
    await userEvent.type(field(/^Hinta/), '12');
    await userEvent.type(field('Määrän kaava'), '{{m3}');
    await press('TALLENNA');
    await screen.findByText('Laskupohja tallennettu');
    expect(bff.pohja.lisat).toMatchObject([
      { kohde: 'lisä', attrNimike: 'Kuitu', hinta: '12.00', määräKaava: '{m3}' },
    ]);
  });

  it('are removed after a question [I-092]', async () => {
    const bff = await show(/Lisät/);
    await press('Lisää lisähinta');
    await press('Poista lisä Lisä');
    expect(await screen.findByText('Poista lisä?')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'KYLLÄ, poista lisä' }));
    await waitFor(() => expect(screen.getByText('Laskupohjassa ei ole lisähintoja.')).toBeInTheDocument());
    expect(bff.pohja.lisat).toEqual([]);
  });
});
