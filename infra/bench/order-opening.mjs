import { chromium } from '@playwright/test';
import { findChromium } from '../launcher/test-run/chromium.mjs';
import { tell } from '../launcher/progress.mjs';

const PAGES = 9;

/**
 * From the press on an order's bar to its painted form, in milliseconds: `first` with the order's module still to come,
 * `other` an order that was not open yet, `again` the same one from memory.
 * @typedef {'first' | 'other' | 'again'} Opening
 */

/**
 * @param {string} shell address of the shell
 * @returns {Promise<Record<Opening, number[]>>}
 */
export async function measureOpenings(shell) {
  const browser = await chromium.launch({
    executablePath: await findChromium(tell),
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  /** @type {Record<Opening, number[]>} */
  const times = { first: [], other: [], again: [] };
  for (let turn = 0; turn < PAGES; turn += 1) {
    const context = await browser.newContext({
      viewport: { width: 1920, height: 1080 },
      timezoneId: 'Europe/Helsinki',
    });
    const page = await context.newPage();
    await page.goto(shell);
    await page.getByLabel('Sähköposti').fill('ajojarjestelija@keikka.example');
    await page.getByRole('textbox', { name: 'Salasana' }).fill('keikka-demo');
    await page.getByRole('button', { name: 'Kirjaudu' }).click();
    await page.locator('.bar[data-key^=k]').nth(8).waitFor();
    // What the board reads ahead has come.
    await page.waitForTimeout(3_000);
    times.first.push(await opening(page, 2));
    times.other.push(await opening(page, 5));
    times.again.push(await opening(page, 5));
    await context.close();
  }
  await browser.close();
  return times;
}

/** Milliseconds from the next press to the frame after the one that draws the form. It runs in the page. */
const UNTIL_PAINTED = `new Promise((resolve) => {
  let pressed = 0;
  addEventListener('pointerdown', (event) => (pressed = event.timeStamp), { once: true, capture: true });
  const watch = new MutationObserver(() => {
    const buttons = [...document.querySelectorAll('[role=dialog] footer button')];
    if (!buttons.some(({ textContent }) => textContent === 'TALLENNA')) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - pressed)));
  });
  watch.observe(document.body, { childList: true, subtree: true });
})`;

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} index of the order's bar among those that are drawn
 */
async function opening(page, index) {
  const painted = page.evaluate(UNTIL_PAINTED);
  await page
    .locator('.bar[data-key^=k]')
    .nth(index)
    .click({ position: { x: 12, y: 8 } });
  const milliseconds = /** @type {number} */ (await painted);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return milliseconds;
}
