import { expect, test } from '@playwright/test';
import { shellUrl } from '../src/addresses.js';
import { BoardPage, signIn } from '../src/board-page.js';

const MOST_FILES = 15;
const MOST_BYTES = 370_000;

test('the first screen is a few files, and they carry no forms', async ({ page }) => {
  await signIn(page, 'ajojarjestelija');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const urls = new Map<string, string>();
  const sizes = new Map<string, number>();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    if (url.startsWith('http') && !url.includes('/api/')) sizes.set(url, encodedDataLength);
  });
  // The forms come later, by the page's clock.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(shellUrl);
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(new BoardPage(page).board).toBeVisible({ timeout: 250 });
  }).toPass();

  const files = [...sizes.keys()];
  expect(files.filter((url) => url.includes('/forms.'))).toEqual([]);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST_FILES);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes, [...sizes].join('\n')).toBeLessThanOrEqual(MOST_BYTES);
});
