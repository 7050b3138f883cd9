import { expect, type Locator, type Page } from '@playwright/test';
import { authCalls, requestOf } from '@keikka/contracts';
import { longDate, type Yyyymmdd } from '@keikka/domain';
import { bffUrl } from './addresses.js';
import { emailOf, PASSWORD, type AnyLogin } from './api.js';

/** Signs the browser in, past the page for it: the cookie is what a session outlives its page by. */
export async function signIn(page: Page, login: AnyLogin): Promise<void> {
  const credentials = { email: emailOf(login), password: PASSWORD };
  const { method, url, body } = requestOf(authCalls.login, credentials);
  const answer = await page.request.fetch(bffUrl + url, { method, data: body });
  if (!answer.ok()) throw new Error(`${login} is not let in: ${answer.status()}`);
}

/** Signs in as people do. */
export async function signInByForm(page: Page, login: AnyLogin): Promise<void> {
  await page.goto('/kirjaudu');
  await fillIn(page, login);
  await expect(page).not.toHaveURL(/kirjaudu/);
}

/** On the page for it. */
export async function fillIn(page: Page, login: AnyLogin): Promise<void> {
  await page.getByLabel('Sähköposti').fill(emailOf(login));
  await page.getByLabel('Salasana', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'KIRJAUDU' }).click();
}

/** The day board as a dispatcher handles it. */
export class BoardPage {
  constructor(readonly page: Page) {}

  async open(day: Yyyymmdd): Promise<void> {
    await this.page.goto(`/?pvm=${day}`);
    await expect(this.board).toBeVisible();
  }

  /** Waits until a day that was chosen by keys is on the screen; before that the board takes no keys. */
  async shows(day: Yyyymmdd): Promise<void> {
    await expect(this.page).toHaveTitle(new RegExp(longDate(day)));
    await expect(this.page.locator('[data-state="here"]')).toBeVisible();
  }

  get board(): Locator {
    return this.page.getByRole('grid', { name: 'Päivän aikataulu' });
  }

  row(vehicleId: number): Locator {
    return this.board.locator(`[role="row"][data-vehicle="${vehicleId}"]`);
  }

  keikka(keikkaId: number): Locator {
    return this.board.locator(`[data-key="k${keikkaId}"]`);
  }

  palkki(palkkiId: number): Locator {
    return this.board.locator(`[data-key="p${palkkiId}"]`);
  }

  /**
   * Rests the hand on a bar. What the bar tells comes with parts that the board does not wait for: a hand that was early
   * moves again.
   */
  async tooltipOf(bar: Locator): Promise<Locator> {
    const tooltip = this.page.getByRole('tooltip');
    await expect(async () => {
      await bar.hover();
      await expect(tooltip).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    return tooltip;
  }

  keikkaOn(vehicleId: number, keikkaId: number): Locator {
    return this.row(vehicleId).locator(`[data-key="k${keikkaId}"]`);
  }

  /** Drags with real mouse moves from the middle of one thing into the row of a vehicle, keeping the time. */
  async dragToRow(source: Locator, vehicleId: number): Promise<void> {
    await source.scrollIntoViewIfNeeded();
    const from = await boxOf(source);
    await this.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + from.width / 2 + 8, from.y + from.height / 2 + 8);
    const to = await boxOf(this.row(vehicleId));
    await this.page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 8 });
    await this.page.mouse.up();
  }

  /** Drags a driver of the panel onto a vehicle's row. */
  async dragDriver(driver: Locator, vehicleId: number): Promise<void> {
    await driver.scrollIntoViewIfNeeded();
    const from = await boxOf(driver);
    const to = await boxOf(this.row(vehicleId));
    await this.page.mouse.move(from.x + 40, from.y + from.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + 20, from.y + from.height / 2, { steps: 3 });
    await this.page.mouse.move(to.x + 400, to.y + to.height / 2, { steps: 8 });
    await this.page.mouse.up();
  }

  async setTila(keikkaId: number, tila: string): Promise<void> {
    await this.keikka(keikkaId).click({ button: 'right' });
    await this.page.getByRole('menuitem', { name: tila }).click();
  }
}

export async function boxOf(
  locator: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the screen');
  return box;
}

/** The point on a row at an hour of the clock, by the hours in the header. */
export async function pointAt(
  board: BoardPage,
  row: Locator,
  hour: number,
): Promise<{ x: number; y: number }> {
  const [{ y, height }, { x }] = await Promise.all([
    boxOf(row),
    boxOf(board.board.locator('.hour', { hasText: new RegExp(`^${hour}$`) })),
  ]);
  return { x: x + 2, y: y + height / 2 };
}
