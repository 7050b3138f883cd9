import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { shellUrl } from '../src/addresses.js';
import { emailOf, PASSWORD } from '../src/api.js';
import { test, type Company } from '../src/company.js';

/**
 * An unmodified Firefox, driven over WebDriver BiDi, because Playwright drives a build of its own only. FIREFOX_PATH
 * names it; otherwise it is looked for on the PATH.
 */
function firefoxPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = ['firefox', 'firefox-esr'].flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.FIREFOX_PATH, ...places].find((path) => path !== undefined && isExecutable(path));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const executablePath = firefoxPath();

test.describe('in Firefox', () => {
  test.skip(!executablePath, 'no Firefox on this machine: FIREFOX_PATH names none, and none is on the PATH');
  let firefox: Browser;
  test.beforeAll(async () => {
    firefox = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: { width: 1920, height: 1080 },
      extraPrefsFirefox: { 'intl.accept_languages': 'fi-FI' },
    });
  });
  test.afterAll(() => firefox.close());

  test('an order is dragged, taken back, has its menu and opens', async ({ company }) => {
    const { day, freeVehicle } = company;
    const { keikka, row } = company.orders[0];
    const page = await signedIn(firefox, company);
    await page.goto(`${shellUrl}/?pvm=${day}`);
    const bar = `[data-key="k${keikka.keikkaId}"]`;
    const barOn = (vehicleId: number): string => `[data-vehicle="${vehicleId}"] ${bar}`;
    await page.waitForSelector(bar);

    await test.step('When it is dragged to another vehicle, it stands there', async () => {
      await drag(page, bar, `[data-vehicle="${freeVehicle.vehicleId}"]`);
      await page.waitForSelector(barOn(freeVehicle.vehicleId));
      await page.waitForSelector(`${bar}:not([data-pending])`);
    });

    await test.step('And Ctrl+Z brings it back', async () => {
      await page.keyboard.down('Control');
      await page.keyboard.press('z');
      await page.keyboard.up('Control');
      await page.waitForSelector(barOn(row.vehicleId));
    });

    await test.step('And its menu opens at the pointer and closes by Esc', async () => {
      await page.click(bar, { button: 'right' });
      await page.waitForSelector('[role=menuitem]');
      await page.keyboard.press('Escape');
      await page.waitForSelector('[role=menuitem]', { hidden: true });
    });

    await test.step('Then a click opens the order itself', async () => {
      await page.click(bar);
      await page.waitForSelector('[role=dialog]');
      const text = (): Promise<string | null> => page.$eval('[role=dialog]', (dialog) => dialog.textContent);
      await expect.poll(text).toContain(keikka.asiakasNimi);
    });
  });
});

async function signedIn(browser: Browser, { login }: Company): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${shellUrl}/kirjaudu`);
  await page.waitForSelector('input[type=email]');
  await page.type('input[type=email]', emailOf(login));
  await page.type('input[type=password]', PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[role=grid]');
  return page;
}

/** From the middle of one thing into a row, keeping the time. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [source, target] = await Promise.all([middleOf(page, from), middleOf(page, to)]);
  await page.mouse.move(source.x, source.y);
  await page.mouse.down();
  await page.mouse.move(source.x + 8, source.y + 8);
  await page.mouse.move(source.x, target.y, { steps: 8 });
  await page.mouse.up();
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await (await page.waitForSelector(selector))?.boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
