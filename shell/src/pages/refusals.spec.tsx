import { settingType } from '@keikka/domain';
import { renderInShell, StandInBff } from '@keikka/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productManifest } from '../../test/product-manifest.js';
import { readManifest } from '../remotes/manifest.js';
import { PageGuard } from './page-guard.js';
import { PagesProvider } from './pages-context.js';
import { UnknownPath } from './unknown-path.js';

const { pages } = readManifest(productManifest());

describe('a page that is refused', () => {
  afterEach(() => localStorage.clear());
  function show(path: string, settingTypes: readonly number[]) {
    const bff = new StandInBff();
    bff.session = { settingTypes };
    const access = pages.find((route) => route.path === path)?.access;
    const page = (
      <PagesProvider value={pages}>
        <PageGuard access={access}>Sivu</PageGuard>
      </PagesProvider>
    );
    return renderInShell(page, bff, { visited: [path] });
  }

  it('leads to a page that the person may see', async () => {
    const { router } = show('/laskutus/tuotteet', [settingType.keikkaHandler]);
    await userEvent.click(await screen.findByRole('button', { name: 'Avaa Grid' }));
    expect(router.state.location.pathname).toBe('/');
  });

  it('leads to another sign-in when there is none', async () => {
    const { router } = show('/', [settingType.yhteyshenkilo]);
    await userEvent.click(await screen.findByRole('button', { name: 'Kirjaudu toisella tunnuksella' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/kirjaudu'));
  });
});

it('an address of nothing leads to the first page and says so [G-010]', async () => {
  const { router } = renderInShell(<UnknownPath />, new StandInBff(), { visited: ['/nope'], path: '/nope' });
  expect(await screen.findByText('Osoitetta /nope ei ole.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});
