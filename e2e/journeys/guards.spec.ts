import type { GridDay } from '@keikka/contracts';
import { expect } from '@playwright/test';
import { calls, changeAnswer, refusal } from '../src/answers.js';
import { BoardPage, fillIn, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

/** Whose session lacks what the grid stands on. */
const guards: { who: string; change: (session: object) => object; text: string }[] = [
  {
    who: 'has no company [G-020]',
    change: (session) => ({ ...session, userAsiakas: null }),
    text: 'Käyttäjän asiakastietoja ei löydy',
  },
  {
    who: 'has no rights object [G-021]',
    change: (session) => ({ ...session, auth: undefined }),
    text: 'Käyttäjän autentikointitietoja ei löydy',
  },
];

for (const { who, change, text } of guards) {
  test(`no day is asked for by whoever ${who}`, async ({ page, company }) => {
    const dayCalls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/grid/keikkas/list/')) dayCalls.push(request.url());
    });
    await changeAnswer(page, calls.session, change);
    await signIn(page, company.login);
    await page.goto('/');
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(new BoardPage(page).board).toBeHidden();
    await page.reload();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    expect(dayCalls).toEqual([]);
  });
}

test('a day that cannot be drawn shows the fallback view, whose button loads the page again [G-018]', async ({
  page,
  company,
}) => {
  await signIn(page, company.login);
  await changeAnswer(page, calls.day, (answer: GridDay) => ({
    ...answer,
    ajoneuvot: answer.ajoneuvot.map((row) => ({
      ...row,
      keikkaGroup: row.keikkaGroup.map((item) => ({ ...item, kuskit: null })),
    })),
  }));
  await page.goto(`/?pvm=${company.day}`);
  await expect(page.getByText('Gridi-näkymän latausvirhe')).toBeVisible();
  await test.step('The frame around it stands', async () => {
    await expect(page.getByRole('link', { name: 'Grid' })).toBeVisible();
  });
  await page.unroute(calls.day);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Päivitä sivu' }).click();
  await loaded;
  await expect(new BoardPage(page).board).toBeVisible();
});

test('an order that ends before it begins is told until it is read, and the rest is drawn [G-136]', async ({
  page,
  company,
}) => {
  let keikkaId = 0;
  await page.clock.install();
  await signIn(page, company.login);
  await changeAnswer(page, calls.day, (answer: GridDay) => {
    const [keikka] = answer.ajoneuvot.flatMap(({ keikkaGroup }) =>
      keikkaGroup.filter((item) => item.isKeikka),
    );
    // The days beside it, which are read too, have no orders.
    if (!keikka) return answer;
    keikkaId = keikka.keikkaId;
    [keikka.timeStart, keikka.timeEnd] = [keikka.timeEnd, keikka.timeStart];
    return answer;
  });
  const board = new BoardPage(page);
  await board.open(company.day);
  const fault = page.getByText(`Aikavirhe keikalla ${keikkaId}`);
  await expect(fault).toBeVisible();
  await expect(page.getByText('Keikan loppuaika on ennen aloitusaikaa')).toBeVisible();
  await expect(board.keikka(keikkaId)).toHaveCount(0);
  await expect(board.board.locator('[data-key^=k]').first()).toBeVisible();
  // Longer than any message that goes by itself.
  await page.clock.fastForward(10_000);
  await expect(fault).toBeVisible();
});

test('a day without drivers says so in the panel and in the menu of a vehicle [G-278]', async ({
  page,
  company,
}) => {
  await signIn(page, company.login);
  await changeAnswer(page, calls.day, (answer: GridDay) => ({ ...answer, kuskit: [] }));
  const board = new BoardPage(page);
  await board.open(company.day);
  await expect(page.getByText('Ei kuljettajia tälle päivälle.')).toBeVisible();
  await board.board.locator('[data-cell=driver]').first().click();
  await expect(
    page.getByRole('menu').getByText('Kuljettajia ei löytynyt valitulle ajoneuvolle.'),
  ).toBeVisible();
});

test('who is no longer signed in comes to the sign-in, and from there back to the day [G-279]', async ({
  page,
  context,
  company,
}) => {
  await signIn(page, company.login);
  await new BoardPage(page).open(company.day);
  await context.clearCookies();
  await page.route(calls.day, refusal(401));
  // Unless the page has noticed before, because it reads the days beside the shown one by itself.
  await page
    .getByRole('button', { name: 'Päivitä päivän tiedot' })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await expect(page).toHaveURL(/kirjaudu/);
  await page.unroute(calls.day);
  await fillIn(page, company.login);
  await expect(page).toHaveURL(new RegExp(`pvm=${company.day}`));
  await expect(new BoardPage(page).board).toBeVisible();
});

test('the board has its menus, though their file did not come at first', async ({ page, company }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await signIn(page, company.login);
  const board = new BoardPage(page);
  await page.goto(`/?pvm=${company.day}`);
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(board.board).toBeVisible({ timeout: 250 });
  }).toPass();
  let asked = 0;
  await page.route(/\/\d+\.[0-9a-f]+\.js$/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.clock.resume();
  await expect.poll(() => asked).toBeGreaterThan(1);
  await board.keikka(company.orders[0].keikka.keikkaId).click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: 'Siirrä…' })).toBeVisible();
});
