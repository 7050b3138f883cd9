import { expect, type Locator } from '@playwright/test';

/**
 * Puts the page's clock forward until the page shows something, for what it says only after tries and time-outs of its
 * own. The clock must have been installed before the page was opened.
 */
export async function hurryTo(locator: Locator): Promise<void> {
  await expect(async () => {
    await locator.page().clock.fastForward(2_000);
    await expect(locator).toBeVisible({ timeout: 250 });
  }).toPass();
}
