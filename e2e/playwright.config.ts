import { defineConfig } from '@playwright/test';
import { shellUrl } from './src/addresses.js';

// Debian's Chromium without its background calls: a closed network refuses them by the hundred.
const quietChromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './journeys',
  // Ends what would wait for ever. It says nothing of speed: a busy machine takes its time over each page.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  outputDir: './test-results',
  projects: [
    { name: 'journeys', testIgnore: /failures/ },
    // Take parts of the product down: alone, when nobody else is on it.
    { name: 'failures', testMatch: /failures/, dependencies: ['journeys'] },
  ],
  use: {
    baseURL: shellUrl,
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    viewport: { width: 1920, height: 1080 },
    // Filming a journey takes a third of its time, its pages as text a fourth (`--trace on` keeps both); what failed leaves its
    // steps and one picture.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: quietChromium,
    },
  },
});
