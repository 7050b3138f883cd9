import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOnly } from 'axe-core';

const seriousImpacts = ['serious', 'critical'];
const everything: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
};
/** What depends on the colours of a page that is the same otherwise. */
const colours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Nothing on the screen keeps people out who see, hear or point otherwise (WCAG 2.1 A and AA), in light colours or in
 * dark ones.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated, not added as a script: the page's own policy lets no inline script in.
  await page.evaluate(axe.source);
  await inColours(page, 'light', everything);
  await inColours(page, 'dark', colours);
}

/** Between two colour schemes a button has colours of neither. */
const transitionsEnded = async (): Promise<void> => {
  const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
};

async function inColours(page: Page, colorScheme: 'light' | 'dark', runOnly: RunOnly): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  await page.evaluate(transitionsEnded);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify({ runOnly })})`);
  const bad = violations.filter(({ impact }) => seriousImpacts.includes(impact ?? ''));
  expect(
    bad.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`),
    `in ${colorScheme} colours`,
  ).toEqual([]);
}
