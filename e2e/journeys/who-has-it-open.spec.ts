import { expect } from '@playwright/test';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('who else has an order open stands in its title for as long as it is so', async ({
  browser,
  company,
}) => {
  const { api, day, login, otherLogin } = company;
  const { keikkaId } = company.orders[0].keikka;
  const nameOf = ({ personFirstName, personLastName }: typeof api.session.user): string =>
    `${personFirstName} ${personLastName}`;
  const mine = await (await browser.newContext()).newPage();
  const theirs = await (await browser.newContext()).newPage();
  const viewers = mine.getByRole('status', { name: /katselee$/ });

  await test.step('Given the one has the order in a window over the board', async () => {
    await signIn(mine, login);
    const board = new BoardPage(mine);
    await board.open(day);
    await board.keikka(keikkaId).click();
    await expect(mine.getByRole('dialog').getByText(String(keikkaId), { exact: true })).toBeVisible();
    await expect(viewers).toBeHidden();
  });

  await test.step('When the other opens it on its page, each sees the other', async () => {
    await signIn(theirs, otherLogin);
    await theirs.goto(`/tilaus/${keikkaId}`);
    await expect(theirs.getByRole('status', { name: `${nameOf(api.session.user)} katselee` })).toBeVisible();
    await expect(viewers).toHaveText(/Kai Suo katselee$/, { timeout: 2_000 });
  });

  await test.step('And when the other goes on to the board, nobody is there any more', async () => {
    await theirs.goto('/');
    await expect(viewers).toBeHidden({ timeout: 2_000 });
  });

  await mine.context().close();
  await theirs.context().close();
});
