import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page, type Route } from '@playwright/test';

const root = join(import.meta.dirname, '..', '..');
const built = join(root, 'libs/domain/dist');
const ORIGIN = 'http://formula.test';
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

interface Attack {
  title: string;
  code?: string;
  value?: string;
}

interface Report {
  outcomes: { title: string; outcome: string }[];
  isCodeFromTextRefused: boolean;
}

/** The list that the unit tests run on Node (libs/domain/src/formula/attacks.spec.ts), with the same values. */
const attacks = JSON.parse(
  readFileSync(join(root, 'libs/domain/src/formula/test/attacks.json'), 'utf8'),
) as Attack[];
const context = {
  m3: 2,
  kaupunki: '{eval(1)}',
  tyomaaNimi: '<img src=x onerror=alert(1)>',
  tyomaaComment: 'x'.repeat(200),
};

/** A page of nothing but the built module, under the policy that the product's pages have. */
async function serve(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/')
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
      body: '<!doctype html><title>Kaavat</title><body><script type="module" src="/page.js"></script>',
    });
  if (pathname === '/attacks.json') return route.fulfill({ json: { attacks, context } });
  const file = pathname === '/page.js' ? join(root, 'e2e/src/formula-page.mjs') : join(built, pathname);
  return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: readFileSync(file) });
}

async function report(page: Page): Promise<Report> {
  await page.route(`${ORIGIN}/**`, serve);
  await page.goto(ORIGIN);
  await expect(page.locator('body')).toContainText('outcomes');
  return JSON.parse((await page.locator('body').textContent()) ?? '') as Report;
}

test('formulas refuse every attack in the browser, and need no code made of text [G-190]', async ({
  page,
}) => {
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  const { outcomes, isCodeFromTextRefused } = await report(page);

  expect(isCodeFromTextRefused).toBe(true);
  expect(outcomes).toEqual(attacks.map(({ title, code, value }) => ({ title, outcome: code ?? value })));
  expect(thrown).toEqual([]);
});
