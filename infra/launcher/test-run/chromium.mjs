import { existsSync } from 'node:fs';
import { canInstallWithApt, installWithApt } from '../../../libs/testing/servers/apt.mjs';
import { findCommand } from '../../../libs/testing/servers/commands.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium for the browser tests: named by CHROMIUM_PATH, on PATH, the one Playwright installed, or
 * installed now with apt-get.
 * @param {(text: string) => void} tell
 * @returns {Promise<string>}
 */
export async function findChromium(tell) {
  const known = process.env.CHROMIUM_PATH ?? onPath() ?? (await fromPlaywright());
  if (known !== undefined) return known;
  if (canInstallWithApt()) {
    tell('installing chromium with apt-get');
    await installWithApt(['chromium']);
  }
  const installed = onPath();
  if (installed !== undefined) return installed;
  throw new Error('No Chromium found. Install one:\n\n    npx playwright install --with-deps chromium\n');
}

const onPath = () => names.map(findCommand).find((path) => path !== undefined);

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
