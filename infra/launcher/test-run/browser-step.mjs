import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { freePorts } from '../../../libs/testing/product/topology.mjs';
import { root } from '../../../libs/testing/product/workspace.mjs';
import { findChromium } from './chromium.mjs';
import { openControlDoor } from './control-door.mjs';
import { tell } from '../progress.mjs';
import { startProduct } from '../start-product.mjs';
import { playwrightCounts, readReport } from './test-counts.mjs';
import { playwrightTimings } from './test-timings.mjs';

/** @typedef {import('../processes/supervisor.mjs').Supervisor} Supervisor */

const require = createRequire(import.meta.url);
/** Raised, because all journeys sign in from one address. */
const patientLogin = { LOGIN_ATTEMPTS_PER_MINUTE: '1000' };
/** More than there are journeys that take one. */
const SMALL_COMPANIES = 200;
const companies = { DEMO_CROWD: '1', DEMO_SMALL_COMPANIES: String(SMALL_COMPANIES) };

/**
 * The test step with the whole product on ports of its own, and a browser.
 * @param {Supervisor} supervisor
 * @param {string} folder of this test run
 * @returns {import('./test-steps.mjs').TestStep}
 */
export function browserStep(supervisor, folder) {
  const report = join(folder, 'playwright.json');
  return {
    title: 'Browser journeys',
    run: async () => {
      rmSync(report, { force: true });
      await runJourneys(supervisor, join(folder, 'product'), report);
    },
    counts: () => playwrightCounts(readReport(report)),
    timings: () => playwrightTimings(readReport(report)),
    oneCore: false,
  };
}

/**
 * @param {Supervisor} supervisor
 * @param {string} folder of the product's data
 * @param {string} report
 */
async function runJourneys(supervisor, folder, report) {
  const chromium = await findChromium(tell);
  mkdirSync(folder, { recursive: true });
  const ports = await freePorts();
  await startProduct(supervisor, {
    folder,
    ports,
    throwaway: true,
    demoSettings: companies,
    bffSettings: patientLogin,
  });
  const door = await openControlDoor(supervisor, SMALL_COMPANIES);
  const env = {
    ...process.env,
    FORCE_COLOR: '0',
    CHROMIUM_PATH: chromium,
    E2E_SHELL_URL: `http://localhost:${ports.shell}`,
    E2E_BFF_URL: `http://localhost:${ports.bff}`,
    E2E_PORTAL_URL: `http://localhost:${ports['partner-portal-demo']}`,
    E2E_SIMULATORS_URL: `http://localhost:${ports.simulators}`,
    E2E_CONTROL_URL: door.url,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const args = [
    require.resolve('@playwright/test/cli'),
    'test',
    '--reporter=list,json',
    '--pass-with-no-tests',
    ...(process.env.JOURNEYS?.split(' ') ?? []),
  ];
  try {
    await supervisor.run({ name: 'e2e', command: process.execPath, args, cwd: join(root, 'e2e'), env });
  } finally {
    door.close();
  }
}
