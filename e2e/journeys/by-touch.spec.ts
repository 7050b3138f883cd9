import { expect, type Locator, type Page } from '@playwright/test';
import { keikkaCalls } from '@keikka/contracts';
import { addDays, longDate } from '@keikka/domain';
import { boxOf, signIn } from '../src/board-page.js';
import { ordersOf, test } from '../src/company.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Touch = 'touchStart' | 'touchMove' | 'touchEnd';

/** A finger on the screen, as the browser's own touch events; without a place it is lifted. */
async function finger(
  page: Page,
): Promise<(type: Touch, x?: number, y?: number, timestamp?: number) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return (type, x, y, timestamp) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
      timestamp,
    });
}

/** Holds the finger until the menu is there. */
async function longPress(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(target);
  const touch = await finger(page);
  await touch('touchStart', x + width / 2, y + height / 2);
  await expect(page.getByRole('menu')).toBeVisible();
  await touch('touchEnd');
}

test('on a phone a day is read and changed by touch', async ({ page, company }) => {
  const { api, day, login, freeVehicle: target } = company;
  const { keikkaId } = company.orders[0].keikka;
  const job = page.locator(`.job[data-key="k${keikkaId}"]`);
  await page.clock.install();
  await signIn(page, login);
  await page.goto(`/?pvm=${day}`);

  await test.step('Given she opens an order of the list and closes it', async () => {
    await job.tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(String(keikkaId)).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Sulje' }).first().tap();
    await expect(dialog).toBeHidden();
  });

  await test.step('When she sets its status by the menu', async () => {
    await longPress(page, job);
    await page.getByRole('menuitem', { name: 'Käsittelyssä' }).tap();
    await expect(job).toHaveAttribute('data-look', 'warning');
    // A message over the list would take the finger.
    await expect(page.getByRole('button', { name: 'Kumoa' })).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('button', { name: 'Kumoa' })).toBeHidden();
  });

  await test.step('And moves it to another vehicle by the menu', async () => {
    await longPress(page, job);
    await page.getByRole('menuitem', { name: 'Siirrä…' }).tap();
    const dialog = page.getByRole('dialog', { name: /Siirrä/ });
    await dialog.getByRole('combobox', { name: 'Ajoneuvo' }).fill(target.vehicleNo);
    await page.getByRole('option', { name: target.vehicleNo }).first().tap();
    await dialog.getByRole('button', { name: 'Siirrä', exact: true }).tap();
  });

  await test.step('Then it stands below that vehicle, also for the others', async () => {
    const section = page.getByRole('region', { name: target.vehicleNo, exact: true });
    await expect(section.locator(`[data-key="k${keikkaId}"]`)).toBeVisible();
    await expect
      .poll(
        async () => ordersOf(api, await api.day(day)).find(({ keikka }) => keikka.keikkaId === keikkaId)?.row,
      )
      .toMatchObject({ vehicleId: target.vehicleId });
  });
});

test('on a phone an order is changed, its changes are read in words, and it is saved', async ({
  page,
  company,
}) => {
  const { api, day, login } = company;
  const { keikkaId } = company.orders[0].keikka;
  await signIn(page, login);
  await page.goto(`/?pvm=${day}`);
  await page.locator(`.job[data-key="k${keikkaId}"]`).tap();
  const comment = page.getByLabel('Kommentti');
  await comment.fill('Soita 30 min ennen');
  await page.getByRole('button', { name: 'Näytä', exact: true }).tap();
  const changes = page.getByRole('dialog', { name: 'Muutokset' });
  await expect(changes.getByRole('row', { name: /^Kommentti .*Soita 30 min ennen$/ })).toBeVisible();
  await changes.getByRole('button', { name: 'Sulje' }).tap();
  await page.getByRole('button', { name: 'TALLENNA' }).tap();
  await expect(page.getByText(/^Tallennettu \d/)).toBeVisible();
  const { keikkaData } = await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 });
  expect(keikkaData.keikkaComment).toBe('Soita 30 min ennen');
});

test('on a phone an order is found by a search', async ({ page, company }) => {
  const { day, login } = company;
  const { keikkaId } = company.orders[0].keikka;
  const jobs = page.locator('.job');
  await signIn(page, login);
  await page.goto(`/?pvm=${day}`);
  await expect(jobs.nth(1)).toBeVisible();

  await test.step('When she searches its number', async () => {
    await page.getByRole('button', { name: 'Suodata' }).tap();
    await page.getByRole('searchbox', { name: 'Suodata' }).pressSequentially(String(keikkaId));
  });

  await test.step('Then it stands alone in the list, until the search is closed', async () => {
    await expect(jobs).toHaveCount(1);
    await expect(jobs).toHaveAttribute('data-key', `k${keikkaId}`);
    await page.getByRole('button', { name: 'Sulje' }).tap();
    await expect(jobs.nth(1)).toBeVisible();
  });
});

test('on a phone a vehicle is given another driver by touch', async ({ page, company }) => {
  const { api, day, login, freeDriver: driver } = company;
  const { vehicleId, vehicleNo } = company.orders[0].row;
  await signIn(page, login);
  await page.goto(`/?pvm=${day}`);
  const section = page.getByRole('region', { name: vehicleNo, exact: true });

  await test.step('When she touches the driver of the vehicle and chooses another', async () => {
    await section.locator('[data-cell=driver]').tap();
    const menu = page.getByRole('menu', { name: `Ajoneuvon ${vehicleNo} kuljettaja` });
    await expect(menu).toBeInViewport({ ratio: 1 });
    const name = `${driver.personLastName} ${driver.personFirstName}`;
    await menu.getByRole('menuitem', { name }).tap();
  });

  await test.step('Then the vehicle and all its own orders are driven by that driver, also for the others', async () => {
    await expect(section.locator('[data-cell=driver]')).toContainText(driver.personLastName);
    await expect
      .poll(async () => {
        const own = ordersOf(api, await api.day(day)).filter(({ row }) => row.vehicleId === vehicleId);
        return [...new Set(own.flatMap(({ keikka }) => keikka.kuskit.map(({ personId }) => personId)))];
      })
      .toEqual([driver.personId]);
  });

  await test.step('And the call goes to that driver', async () => {
    const call = section.getByRole('link', { name: new RegExp(`Soita: .*${driver.personLastName}`) });
    await expect(call).toHaveAttribute('href', `tel:${driver.personPhone.replaceAll(' ', '')}`);
  });
});

test('on a phone the day is changed by a swipe, the week and the calendar [G-036]', async ({
  page,
  company,
}) => {
  const { day, login } = company;
  await signIn(page, login);
  await page.goto(`/?pvm=${day}`);
  await expect(page.locator('section.vehicle').first()).toBeVisible();
  const touch = await finger(page);
  const swipe = async (by: number): Promise<void> => {
    // It rests before it is lifted: a tap while the page still rolls on would be taken for the end of that.
    const lifted = Date.now() / 1000;
    await touch('touchStart', 195, 400, lifted - 1);
    for (let step = 1; step <= 4; step += 1)
      await touch('touchMove', 195 + (by * step) / 4, 400, lifted - 1 + step / 10);
    await touch('touchMove', 195 + by, 400, lifted);
    await touch('touchEnd', undefined, undefined, lifted);
  };

  const shows = (yyyymmdd: string) =>
    expect(page.locator(`[data-day="${yyyymmdd}"] .vehicle`).first()).toBeVisible();

  await swipe(-60);
  await swipe(-61);
  await shows(addDays(day, 1));
  await swipe(61);
  await shows(day);
  await page.getByRole('button', { name: 'Seuraava viikko' }).tap();
  await shows(addDays(day, 7));
  await page.getByRole('button', { name: 'Valitse päivä' }).tap();
  await page.getByRole('button', { name: longDate(addDays(day, 8)) }).tap();
  await shows(addDays(day, 8));
});
