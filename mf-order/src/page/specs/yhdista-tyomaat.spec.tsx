import {
  tyomaaCalls,
  tyomaaFields,
  type ListedTyomaa,
  type TyomaaFields,
  type TyomaaPari,
  type TyomaaVersio,
  type TyomaaYhdistys,
  type ViimeisinYhdistys,
} from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { settingType } from '@keikka/domain';
import { failure, renderInShell, StandInBff } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TyomaatPage } from '../tyomaat.page.js';

jest.setTimeout(30_000);

const site = (tyomaaId: number, of: Partial<ListedTyomaa> = {}): ListedTyomaa => ({
  ...{ tyomaaId, tyomaaNimi: 'Logistiikkakeskus', tyomaaNum: String(tyomaaId), varmenne: 4 },
  ...{ tyomaaOsoite1: 'Kivitie 5', tyomaaOsoite2: '', tyomaaOsoite3: '', tyomaaOsoite4: 'Vihti' },
  ...{ asiakasId: 7, asiakasNimi: 'Nordlattia Oy', keikkaCount: 0, lastPvm: null },
  ...{ noSijainti: false, noPostinumero: false, entisetNumerot: [], henkiloCount: 0 },
  ...of,
});

const versio = (tyomaaId: number, of: Partial<TyomaaVersio> = {}): TyomaaVersio => ({
  ...(blankOf(tyomaaFields) as TyomaaFields),
  ...{ tyomaaId, ownerAsiakasId: 1, asiakasId: 7, keikkaId: 0, varmenne: 4, hash: '' },
  ...{ tyomaaNimi: 'Logistiikkakeskus', tyomaaOsoite1: 'Kivitie 5', tyomaaOsoite4: 'Vihti' },
  ...of,
});

const versiot = [
  versio(26118, { tyomaaNum: '26118', tyomaaLat: 60.3391, tyomaaLng: 24.3304 }),
  versio(26203, {
    ...{ tyomaaNum: '26203', tyomaaOsoite1: 'Kivitie 5 portti 2', tyomaaOsoite3: '03100' },
    ...{ tyomaaLat: 60.33946, tyomaaLng: 24.3304 },
  }),
];

const nimettyna = (tyomaaId: number) => {
  const { tyomaaNimi, tyomaaNum, tyomaaOsoite1 } = site(tyomaaId);
  return { tyomaaNimi, tyomaaNum, tyomaaOsoite1 };
};

const done = (tyomaaId: number, poistuvaId: number): TyomaaYhdistys => ({
  ...{ yhdistysId: 9, tyomaaId, varmenne: 5, poistuvaId, poistuvaVarmenne: 5, tilauksia: 12 },
  henkiloita: 2,
  kumottavissaAsti: new Date(Date.now() + 10 * 60_000).toISOString(),
});

describe('two work sites that are merged', () => {
  let bff: StandInBff;
  let last: ViimeisinYhdistys | null;
  beforeEach(() => {
    last = null;
    toaster.clear();
    bff = new StandInBff();
    bff.session = { settingTypes: [settingType.keikkaHandler] };
    bff.on(tyomaaCalls.listAll, () => [site(26118, { keikkaCount: 14 }), site(26203, { keikkaCount: 12 })]);
    const pari: TyomaaPari = { tyomaaId: 26118, toinenId: 26203, syy: 'lahesSamat', metres: 40 };
    bff.on(tyomaaCalls.listPairs, () => [pari]);
    bff.on(tyomaaCalls.mergePreview, ({ tyomaaId, poistuvaId }) => {
      const [jaa, poistuu] = [tyomaaId, poistuvaId].map((id) => versiot.find((one) => one.tyomaaId === id));
      if (!jaa || !poistuu) return failure('TYOMAA.NOT_FOUND');
      const henkilot = ['Olli Vesanto', 'Sanna Rinne'];
      const siirtyvat = { tilauksia: 12, tulossa: 2, toimitettu: 10, omiaVersioita: 3, henkilot };
      return {
        ...{ jaa, poistuu, siirtyvat, oikeuksiaJaa: 2, tilauksiaJalkeen: 26 },
        ...{ jaavanAsiakas: 'Nordlattia Oy', poistuvanAsiakas: 'Nordlattia Oy' },
      };
    });
    bff.on(tyomaaCalls.lastMerge, () => last);
    bff.on(tyomaaCalls.merge, ({ tyomaaId, poistuvaId }) => {
      const [jaava, poistunut] = [nimettyna(tyomaaId), nimettyna(poistuvaId)];
      last = { ...done(tyomaaId, poistuvaId), jaava, poistunut, poistuvalta: ['osoite1', 'postinumero'] };
      return last;
    });
    bff.on(tyomaaCalls.unmerge, () => {
      last = null;
      return done(26118, 26203);
    });
  });

  async function open(page = <TyomaatPage />): Promise<HTMLElement> {
    renderInShell(page, bff, { wide: true, visited: ['/?osa=lahesSamat'] });
    await userEvent.click(await screen.findByRole('button', { name: /^Vertaa/ }));
    const panel = await screen.findByRole('region', { name: 'Yhdistä työmaat' });
    await within(panel).findByText('Mikä tieto jää?');
    return panel;
  }
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  const inputs = (call: object): object[] =>
    bff.writes.filter((one) => one.call === call).map(({ input }) => input);
  const chosen = (panel: HTMLElement, field: string): string =>
    within(within(panel).getByRole('radiogroup', { name: field })).getByRole('radio', { checked: true })
      .parentElement?.textContent ?? '';

  it('says what moves and what stays, and keeps what only one of them has', async () => {
    const panel = await open();
    expect(panel).toHaveTextContent('Nordlattia Oy · kohteet 40 m toisistaan · 4 eroa, 2 kenttää samoja');
    expect(panel).toHaveTextContent('12 tilausta2 tulossa, 10 toimitettu. 3 tilauksen oma versio säilyy.');
    expect(panel).toHaveTextContent('2 yhteyshenkilöäOlli Vesanto, Sanna Rinne');
    expect(panel).toHaveTextContent(
      'Oikeudet eivät siirry2 henkilöä. Työmaalle annettu oikeus jää poistuvalle työmaalle.',
    );
    expect(panel).toHaveTextContent('Yhdistämisen jälkeen työmaalla on 26 tilausta. Numero 26203 löytyy');
    expect(chosen(panel, 'Osoiterivi 1')).toBe('Kivitie 5');
    expect(chosen(panel, 'Postinumero')).toBe('03100');
  });

  it('are merged with the values that are chosen, also by keys, and can be two again', async () => {
    const panel = await open();
    const osoite = within(panel).getByRole('radiogroup', { name: 'Osoiterivi 1' });
    await userEvent.click(within(osoite).getByRole('radio', { checked: true }));
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen(panel, 'Osoiterivi 1')).toBe('Kivitie 5 portti 2');
    await press('Yhdistä');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    const poistuvalta = [{ kentta: 'osoite1' }, { kentta: 'postinumero' }];
    const merge = { tyomaaId: 26118, poistuvaId: 26203, varmenne: 4, poistuvaVarmenne: 4, poistuvalta };
    expect(inputs(tyomaaCalls.merge)).toEqual([merge]);
    const bar = await screen.findByText(
      '12 tilausta ja 2 yhteyshenkilöä siirtyi työmaalle 26118 Logistiikkakeskus',
    );
    expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
    const status = screen.getByRole('timer').parentElement ?? document.body;
    await userEvent.click(within(status).getByRole('button', { name: 'Kumoa' }));
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    expect(inputs(tyomaaCalls.unmerge)).toEqual([{ yhdistysId: 9 }]);
  });

  it('change places with their values', async () => {
    const panel = await open();
    await press('Vaihda');
    await within(panel).findByText('26203, jää');
    expect(chosen(panel, 'Postinumero')).toBe('03100');
    await press('Yhdistä');
    await waitFor(() => expect(inputs(tyomaaCalls.merge)).toHaveLength(1));
    expect(inputs(tyomaaCalls.merge)).toMatchObject([
      { tyomaaId: 26203, poistuvaId: 26118, poistuvalta: [] },
    ]);
  });

  it('can be two again also when the page was left meanwhile', async () => {
    function Leaving() {
      const [isThere, setThere] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setThere(!isThere)}>
            Muu sivu
          </button>
          {isThere && <TyomaatPage />}
        </>
      );
    }
    const panel = await open(<Leaving />);
    await press('Yhdistä');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await press('Muu sivu');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    await press('Muu sivu');
    const status = (await screen.findByRole('timer')).parentElement ?? document.body;
    await userEvent.click(within(status).getByRole('button', { name: 'Kumoa' }));
    await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument());
    expect(inputs(tyomaaCalls.unmerge)).toEqual([{ yhdistysId: 9 }]);
  });

  it('can be two again also after a reload, and one again with the same values', async () => {
    const kumottavissaAsti = new Date(Date.now() + 5 * 60_000).toISOString();
    const jaava = { ...nimettyna(26118), tyomaaNimi: 'Halli' };
    last = {
      ...done(26118, 26203),
      jaava,
      poistunut: nimettyna(26203),
      poistuvalta: ['nimi'],
      kumottavissaAsti,
    };
    renderInShell(<TyomaatPage />, bff, { wide: true });
    expect(
      await screen.findByText('12 tilausta ja 2 yhteyshenkilöä siirtyi työmaalle 26118 Halli'),
    ).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(5:00|4:5\d)$/);
    const status = screen.getByRole('timer').parentElement ?? document.body;
    await userEvent.click(within(status).getByRole('button', { name: 'Kumoa' }));
    await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument());
    expect(inputs(tyomaaCalls.unmerge)).toEqual([{ yhdistysId: 9 }]);
    await userEvent.click(await screen.findByRole('button', { name: /^Tee uudelleen/ }));
    await waitFor(() => expect(inputs(tyomaaCalls.merge)).toHaveLength(1));
    const values = { poistuvalta: [{ kentta: 'nimi' }] };
    expect(inputs(tyomaaCalls.merge)).toMatchObject([{ tyomaaId: 26118, poistuvaId: 26203, ...values }]);
    expect(await screen.findByRole('timer')).toBeVisible();
  });

  it('cannot be two again once their time is over', async () => {
    const [jaava, poistunut] = [nimettyna(26118), nimettyna(26203)];
    const kumottavissaAsti = new Date(Date.now() + 1500).toISOString();
    last = { ...done(26118, 26203), jaava, poistunut, poistuvalta: [], kumottavissaAsti };
    renderInShell(<TyomaatPage />, bff, { wide: true });
    expect(await screen.findByRole('timer')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument(), { timeout: 5000 });
  });

  it('stay two where somebody changed one meanwhile', async () => {
    bff.on(tyomaaCalls.merge, () => failure('CHANGE.OUTDATED', {}));
    const panel = await open();
    await press('Yhdistä');
    expect(await screen.findByText(/Työmaiden yhdistäminen epäonnistui/)).toBeVisible();
    expect(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  });
});
