import { expect } from '@playwright/test';
import { addDays } from '@keikka/domain';
import { calls, heldBack, refusal } from '../src/answers.js';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';
import { hurryTo } from '../src/hurry.js';

test('while the day loads it says so, and nothing else [G-013]', async ({ page, company }) => {
  await signIn(page, company.login);
  const letThrough = await heldBack(page);
  await page.goto(`/?pvm=${company.day}`);
  const loading = page.getByText('Ladataan aikataulunäkymää...');
  await expect(loading).toBeVisible();
  letThrough();
  await expect(new BoardPage(page).board).toBeVisible();
  await expect(loading).toBeHidden();
});

test('a day without orders says so and offers an order and a palkki [G-014]', async ({ page, company }) => {
  const board = new BoardPage(page);
  await signIn(page, company.login);
  await board.open(addDays(company.day, 1));
  await expect(page.getByText('Ei tilauksia', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Uusi tilaus' })).toBeVisible();
  await page.getByRole('button', { name: 'Uusi palkki' }).click();
  await expect(page.getByRole('dialog', { name: /Uusi palkki/ })).toBeVisible();
});

test('a day that cannot be loaded tells why and is loaded again [G-015] [G-016]', async ({
  page,
  company,
}) => {
  await page.clock.install();
  await signIn(page, company.login);
  await page.route(calls.day, (route) => route.abort());
  await page.goto(`/?pvm=${company.day}`);
  await hurryTo(page.getByText('Tilausten lataaminen epäonnistui'));
  await expect(page.getByText('Tarkista internetyhteytesi ja yritä uudelleen')).toBeVisible();
  await page.unroute(calls.day);
  await page.getByRole('button', { name: 'Lataa uudelleen' }).click();
  await expect(new BoardPage(page).board).toBeVisible();
});

test('a day that is refused tells the reason it was given [G-015]', async ({ page, company }) => {
  await signIn(page, company.login);
  await page.route(calls.day, refusal(500, 'Levy on täynnä.'));
  await page.goto(`/?pvm=${company.day}`);
  await expect(page.getByText('Tilausten lataaminen epäonnistui')).toBeVisible();
  await expect(page.getByText('Levy on täynnä.')).toBeVisible();
});

test('a day that cannot be refreshed stays, under a banner [G-017]', async ({ page, company }) => {
  const board = new BoardPage(page);
  await page.clock.install();
  await signIn(page, company.login);
  await board.open(company.day);
  await expect(board.board.locator('[data-key^=k]').first()).toBeVisible();
  await page.route(calls.day, (route) => route.abort());
  await page.getByRole('button', { name: 'Päivitä päivän tiedot' }).click();
  const banner = page.getByText('Tilausten lataaminen epäonnistui, näytetään tilaukset muistista');
  await hurryTo(banner);
  await expect(board.board.locator('[data-key^=k]').first()).toBeVisible();
  await page.unroute(calls.day);
  await page.getByRole('button', { name: 'Lataa uudelleen' }).click();
  await expect(banner).toBeHidden();
});
