import { keikkaAnswer, sessionInfo } from '@keikka/builders';
import type { KeikkaGetAnswer } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import type { SlotProps } from '@keikka/sdk';
import { ok, registerSlot, renderInShell } from '@keikka/sdk/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaPage } from '../keikka.page.js';

const access = { read: true, edit: false, plan: false, prices: false };
const { roleManager, laskuAdmin, asiakasAdmin, keikkaHandler } = settingType;
const lasku = (keikkaLaskuId: number, statusName: string) => ({ keikkaLaskuId, statusName });

/** What the remote of invoicing puts into the tab. */
const Invoices = ({ keikkaId }: SlotProps['order.invoices']) => <p>Tilauksen {keikkaId} laskut</p>;

describe('the tab Laskutus', () => {
  let bff: KeikkaBff;
  let unregister: () => void = () => undefined;
  beforeEach(() => {
    bff = new KeikkaBff();
    bff.session = { settingTypes: [roleManager] };
  });
  afterEach(() => act(() => unregister()));

  function show(answer: KeikkaGetAnswer = keikkaAnswer()) {
    bff.load = () => ok(answer);
    return renderInShell(<KeikkaPage />, bff, {
      visited: ['/tilaus/4711'],
      path: '/tilaus/:keikkaId',
      wide: true,
    });
  }
  const tab = () => screen.findByRole('tab', { name: /^Laskutus/ });

  it.each([
    [[], 'LaskutusEi laskuja'],
    [[lasku(1, 'Odottaa')], 'LaskutusOdottaa'],
    [[lasku(1, 'Odottaa'), lasku(2, 'Valmis')], 'Laskutus2 kpl'],
  ])('says below its name how the order’s invoices stand: %j [O-021]', async (laskut, text) => {
    show(keikkaAnswer({ laskut }));
    expect(await tab()).toHaveTextContent(text);
  });

  it('says it in the form too, and follows what changes [O-021]', async () => {
    const edited = { access: { ...access, edit: true } };
    bff.session = { settingTypes: [roleManager, asiakasAdmin] };
    const { say } = show(keikkaAnswer({}, edited));
    expect(await tab()).toHaveTextContent('Ei laskuja');
    bff.load = () => ok(keikkaAnswer({ laskut: [lasku(1, 'Odottaa')] }, edited));
    say({ type: 'keikkaChanged', keikkaId: 4711, days: ['20261120'], row: null });
    expect(await screen.findByRole('tab', { name: /^Laskutus\s*Odottaa/ })).toBeVisible();
    expect(
      screen
        .getAllByRole('tab')
        .map(({ textContent }) => textContent)
        .slice(-4),
    ).toEqual(['Aikaisemmat tilaukset', 'LaskutusOdottaa', 'Oikeudet', 'Tehtävät']);
  });

  it.each([
    ['is no role manager', [laskuAdmin, asiakasAdmin, keikkaHandler], true],
    ['is of another company than the installation’s own', [roleManager, laskuAdmin], false],
  ])('is not there for who %s [O-021]', async (_, settingTypes, isDefault) => {
    const { userAsiakas } = sessionInfo();
    bff.session = { settingTypes, userAsiakas: userAsiakas && { ...userAsiakas, isDefault } };
    show(keikkaAnswer({ laskut: [lasku(1, 'Odottaa')] }));
    expect(await screen.findByRole('tab', { name: 'Teksti' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: /^Laskutus/ })).toBeNull();
  });

  it('has the invoices that the remote of invoicing draws, once it is opened', async () => {
    unregister = registerSlot('order.invoices', Invoices);
    show();
    expect(screen.queryByText('Tilauksen 4711 laskut')).toBeNull();
    await userEvent.click(await tab());
    expect(await screen.findByText('Tilauksen 4711 laskut')).toBeVisible();
  });

  it('says so where nothing draws them', async () => {
    show();
    await userEvent.click(await tab());
    expect(await screen.findByText('Laskutus ei ole käytettävissä')).toBeVisible();
  });
});
