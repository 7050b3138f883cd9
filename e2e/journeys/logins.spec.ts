import { expect, test } from '@playwright/test';
import type { Login } from '../src/api.js';
import { BoardPage, signInByForm } from '../src/board-page.js';

interface Sees {
  grid: boolean;
  palkki: boolean;
  drivers: boolean;
  laskutus: boolean;
}

const nothing: Sees = { grid: false, palkki: false, drivers: false, laskutus: false };
const planner: Sees = { grid: true, palkki: true, drivers: true, laskutus: false };

/** What each demo login finds on its first screen. */
const expected: Record<Login, Sees> = {
  jarjestelma: { ...planner, laskutus: true },
  yritys: { ...planner, laskutus: true },
  laskutus: { grid: true, palkki: false, drivers: true, laskutus: true },
  keikkaadmin: planner,
  ajojarjestelija: planner,
  roolit: { grid: true, palkki: false, drivers: true, laskutus: false },
  kuljettaja: { ...nothing, grid: true },
  kumppani: planner,
  asiakas: nothing,
  kilpailija: { ...planner, laskutus: true },
};

for (const [login, sees] of Object.entries(expected) as [Login, Sees][]) {
  test(`${login} sees what the login may [G-022] [G-023] [G-030]`, async ({ page }) => {
    await signInByForm(page, login);
    const board = new BoardPage(page);
    if (!sees.grid) {
      await expect(page.getByText('Et ole oikeutettu näkemään tätä sivua (GridCore)')).toBeVisible();
      await expect(board.board).toBeHidden();
    } else {
      await expect(board.board).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'PALKKI', exact: true })).toBeVisible({
      visible: sees.palkki,
    });
    await expect(page.getByText('Kuljettajat', { exact: true })).toBeVisible({ visible: sees.drivers });
    await expect(page.getByRole('link', { name: 'Laskutus' })).toBeVisible({ visible: sees.laskutus });
  });
}
