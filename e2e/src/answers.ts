import type { Page, Route } from '@playwright/test';
import { bffUrl } from './addresses.js';

type Json = Record<string, unknown>;

/** Calls of the API as the browser makes them, for answers that no one can bring about from outside. */
export const calls = {
  day: '**/grid/keikkas/list/**',
  session: /\/auth\/(login|refresh)$/,
} as const;

/** Answers as the product does when something goes wrong. */
export const refusal =
  (status: number, error?: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json: { success: false, ...(error ? { error } : {}) } });

const writes = ['POST', 'PUT', 'DELETE'];

/** Whatever the page wants saved is refused from now on. */
export async function refuseWrites(page: Page, error: string): Promise<void> {
  await page.route(`${bffUrl}/**`, (route) =>
    writes.includes(route.request().method()) ? refusal(500, error)(route) : route.fallback(),
  );
}

/** Lets the call through and changes what comes back; `change` says what that is. */
export async function changeAnswer(
  page: Page,
  url: string | RegExp,
  change: (data: never) => unknown,
): Promise<void> {
  await page.route(url, async (route) => {
    try {
      const response = await route.fetch();
      const json = (await response.json()) as Json & { data: never };
      await route.fulfill({ response, json: { ...json, data: change(json.data) } });
    } catch (error) {
      // The journey may end while the page reads ahead; its answers go before the page does.
      if (!page.isClosed() && !String(error).includes('has been disposed')) throw error;
    }
  });
}

/** Days are answered once they are let through. */
export async function heldBack(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(calls.day, async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}
