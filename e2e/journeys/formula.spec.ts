import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page, type Route } from '@playwright/test';
import fc from 'fast-check';

const root = join(import.meta.dirname, '..', '..');
const built = join(root, 'libs/domain/dist');
const tests = join(root, 'libs/domain/src/formula/test');
const ORIGIN = 'http://formula.test';
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

interface Attack {
  title: string;
  code?: string;
  value?: string;
}

/** What a source must give by exact arithmetic. */
interface Decision {
  source: string;
  kind: string;
  outcome: unknown;
}

interface Report {
  outcomes: { title: string; outcome: string }[];
  /** The decisions that the browser decided otherwise, with its outcome. */
  differing: (Decision & { here: unknown })[];
  isCodeFromTextRefused: boolean;
}

/** The list that the unit tests run on Node (libs/domain/src/formula/attacks.spec.ts), with the same values. */
const attacks = JSON.parse(readFileSync(join(tests, 'attacks.json'), 'utf8')) as Attack[];
/** Chains of decimals of the kind that the unit tests run on Node (libs/domain/src/formula/decimals.spec.ts). */
const decisions = await someDecisions();

async function someDecisions(): Promise<Decision[]> {
  const { someComparisons, someRoundings } = (await import(join(tests, 'decisions.ts'))) as Record<
    string,
    fc.Arbitrary<Decision[]>
  >;
  return [someComparisons!, someRoundings!].flatMap((some, index) =>
    fc.sample(some, { seed: 20_261_130 + index, numRuns: 1000 }).flat(),
  );
}

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
  if (pathname === '/cases.json') return route.fulfill({ json: { attacks, context, decisions } });
  const file = pathname === '/page.js' ? join(root, 'e2e/src/formula-page.mjs') : join(built, pathname);
  return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: readFileSync(file) });
}

async function report(page: Page): Promise<Report> {
  await page.route(`${ORIGIN}/**`, serve);
  await page.goto(ORIGIN);
  await expect(page.locator('body')).toContainText('outcomes');
  return JSON.parse((await page.locator('body').textContent()) ?? '') as Report;
}

test('formulas refuse every attack in the browser, need no code made of text, and decide as exact arithmetic does [G-190]', async ({
  page,
}) => {
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  const { outcomes, differing, isCodeFromTextRefused } = await report(page);

  expect(isCodeFromTextRefused).toBe(true);
  expect(outcomes).toEqual(attacks.map(({ title, code, value }) => ({ title, outcome: code ?? value })));
  expect(decisions.length).toBeGreaterThan(10_000);
  expect(differing).toEqual([]);
  expect(thrown).toEqual([]);
});
