import {
  alvCalls,
  integraatioCalls,
  osapuoliCalls,
  osapuoliFields,
  type Integraatio,
  type Osapuoli,
} from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { renderInShell, StandInBff } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AsetuksetPage } from './asetukset.page.js';

const own = (): Osapuoli => ({
  ...(blankOf(osapuoliFields) as Osapuoli),
  laskuttajaAsiakasId: 1,
  asiakasId: 1,
  nimi: 'Uudenmaan Pumppaus Oy',
  ytunnus: '1967543-8',
  varmenne: 1,
});

function show(settingTypes: number[]): StandInBff {
  const bff = new StandInBff();
  bff.session = { settingTypes };
  let netvisor: Integraatio = {
    kohde: 'Netvisor',
    onKaytossa: true,
    tuotanto: false,
    tunnukset: [{ nimi: 'customerKey', onTallennettu: false }],
  };
  bff.on(alvCalls.list, () => []);
  bff.on(osapuoliCalls.get, own);
  bff.on(osapuoliCalls.save, ({ asiakasId: _, ...changes }) => ({ ...own(), ...changes, varmenne: 2 }));
  bff.on(integraatioCalls.list, () => [netvisor]);
  bff.on(integraatioCalls.save, ({ onKaytossa, customerKey }) => {
    const tunnukset = [{ nimi: 'customerKey' as const, onTallennettu: Boolean(customerKey) }];
    netvisor = { ...netvisor, onKaytossa, tunnukset };
    return netvisor;
  });
  renderInShell(<AsetuksetPage />, bff, { wide: true });
  return bff;
}
const saves = (bff: StandInBff) =>
  bff.asked.filter(({ call }) => call === integraatioCalls.save).map(({ input }) => input);

describe('the settings of invoicing', () => {
  it('take a key that is shown no more once it is stored', async () => {
    const bff = show([2]);
    const form = within(await screen.findByRole('group', { name: 'Netvisor' }));
    const key = form.getByLabelText('Asiakasavain');
    expect(key).toHaveAttribute('type', 'password');
    await userEvent.type(key, 'avain');
    await userEvent.click(form.getByRole('button', { name: 'TALLENNA' }));
    expect(await screen.findByText('Netvisor: asetukset tallennettu')).toBeVisible();
    expect(saves(bff)).toEqual([
      { kohde: 'Netvisor', onKaytossa: true, tuotanto: false, customerKey: 'avain' },
    ]);
    await waitFor(() => expect(form.getByLabelText('Asiakasavain')).toHaveValue(''));
    expect(await form.findByText(/^Tallennettu/)).toBeVisible();
  });

  it('ask before a system is used no more', async () => {
    const bff = show([2]);
    const form = within(await screen.findByRole('group', { name: 'Netvisor' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Käytössä' }));
    await userEvent.click(form.getByRole('button', { name: 'TALLENNA' }));
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, poista käytöstä' }));
    await waitFor(() => expect(saves(bff)).toMatchObject([{ onKaytossa: false }]));
  });

  it('store the account of the company by themselves', async () => {
    const bff = show([2]);
    const form = within(await screen.findByRole('region', { name: 'Yrityksen laskutustiedot' }));
    await userEvent.type(form.getByRole('textbox', { name: 'IBAN' }), 'FI2112345600000785');
    await waitFor(
      () =>
        expect(bff.asked.filter(({ call }) => call === osapuoliCalls.save).map(({ input }) => input)).toEqual(
          [{ asiakasId: 1, iban: 'FI2112345600000785', varmenne: 1 }],
        ),
      { timeout: 5_000 },
    );
  });

  it('are for admins of the company', async () => {
    show([6]);
    expect(await screen.findByText('Asetukset ovat yrityksen ylläpitäjän')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'TALLENNA' })).toBeNull();
  });
});
