import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

const seriousImpacts = ['serious', 'critical'];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

/** Nothing on the screen keeps people out who see, hear or point otherwise (WCAG 2.1 A and AA). */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated, not added as a script: the page's own policy lets no inline script in.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(`axe.run({ runOnly: ${JSON.stringify(rules)} })`);
  const bad = violations.filter(({ impact }) => seriousImpacts.includes(impact ?? ''));
  expect(
    bad.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`),
  ).toEqual([]);
}
