import { expect, type Locator } from '@playwright/test';
import { palkkiCalls, type GridPalkki } from '@keikka/contracts';
import { helsinkiInstant, helsinkiWall } from '@keikka/domain';
import { boxOf, BoardPage, signIn } from '../src/board-page.js';
import { test, type Company } from '../src/company.js';

const HOUR_MS = 60 * 60_000;

/** The two nights in which Helsinki changes its clocks, and what the hours from one o’clock on are called. */
const nights = [
  { yyyymmdd: '20270328', name: 'of 23 hours', hours: ['1', '2', '4', '5'] },
  { yyyymmdd: '20261025', name: 'of 25 hours', hours: ['1', '2', '3 kesä', '3 talvi', '4', '5'] },
];

/** A palkki of the company's free vehicle. */
async function palkkiAt(
  { api, freeVehicle }: Company,
  [start, end]: [number, number],
  keikkaComment: string,
): Promise<number> {
  const { savedPalkki } = await api.ask(palkkiCalls.save, {
    vehicleId: freeVehicle.vehicleId,
    ownerAsiakasId: freeVehicle.ownerAsiakasId,
    timeStart: new Date(start).toISOString(),
    timeEnd: new Date(end).toISOString(),
    keikkaComment,
  });
  return savedPalkki.palkkiId;
}

async function savedTimes({ api }: Company, yyyymmdd: string, palkkiId: number): Promise<[number, number]> {
  const items = (await api.day(yyyymmdd)).ajoneuvot.flatMap((row) => row.keikkaGroup);
  const found = items.find((item): item is GridPalkki => item.isPalkki && item.palkkiId === palkkiId);
  return found ? [Date.parse(found.timeStart), Date.parse(found.timeEnd)] : [NaN, NaN];
}

for (const timezoneId of ['Europe/Helsinki', 'Asia/Tokyo']) {
  test.describe(`in a browser of ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const { yyyymmdd, name, hours } of nights) {
      test(`on the day ${name} a palkki dragged over the change keeps its length`, async ({
        page,
        company,
      }) => {
        const start = helsinkiInstant(yyyymmdd, 60).getTime();
        const palkkiId = await palkkiAt(company, [start, start + 2 * HOUR_MS], `Yövuoro ${name}`);
        const times = async (): Promise<[string, number]> => {
          const [from, to] = await savedTimes(company, yyyymmdd, palkkiId);
          return [`${helsinkiWall(from).minuteOfDay / 60}`, (to - from) / HOUR_MS];
        };
        const board = new BoardPage(page);
        await signIn(page, company.login);
        await board.open(yyyymmdd);

        await test.step('The scale names the hours as the clocks on the walls do', async () => {
          const scale = board.board.locator('.hour');
          await expect(scale.first()).toHaveText('1');
          expect((await scale.allTextContents()).slice(0, hours.length)).toEqual(hours);
        });
        await test.step('A bar of two hours is two slots wide, and dragged by one it stays so', async () => {
          const bar = board.palkki(palkkiId);
          const [box, slot] = [await boxOf(bar), await boxOf(board.board.locator('.hour').first())];
          expect(Math.abs(box.width - 2 * slot.width)).toBeLessThanOrEqual(1);
          const y = box.y + box.height / 2;
          await page.mouse.move(box.x + slot.width, y);
          await page.mouse.down();
          await page.mouse.move(box.x + slot.width + 8, y);
          await page.mouse.move(box.x + 2 * slot.width, y, { steps: 5 });
          await page.mouse.up();
          await expect.poll(times).toEqual(['2', 2]);
          expect((await boxOf(bar)).width).toBeCloseTo(box.width, 0);
        });
      });
    }
  });
}

test.describe('in a browser of Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the hour that the clock shows twice is typed and named in both dialogs', async ({
    page,
    company,
  }) => {
    const night = '20261025';
    const at = (clock: string): number => Date.parse(`2026-10-25T${clock}Z`);
    const palkkiId = await palkkiAt(company, [at('01:15'), at('02:30')], 'Talviajan vuoro');
    const saved = (): Promise<[number, number]> => savedTimes(company, night, palkkiId);
    const board = new BoardPage(page);
    const bar = board.palkki(palkkiId);
    await signIn(page, company.login);
    await board.open(night);

    await test.step('The end 3:45 by ‘Siirrä…’ is half an hour after 3:15 of winter, not a day', async () => {
      await bar.click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Siirrä…' }).click();
      const dialog = page.getByRole('dialog', { name: /^Siirrä/ });
      await expect(dialog.getByRole('textbox', { name: 'Alkaa' })).toHaveValue('03:15 talviaikaa');
      // The window gives the focus to its first field, which would take what is typed until then.
      await expect(dialog.getByRole('combobox', { name: 'Ajoneuvo' })).toBeFocused();
      const end = dialog.getByRole('textbox', { name: 'Päättyy' });
      await end.fill('3:45');
      await expect(dialog.getByText('3:15 talviaikaa–3:45 talviaikaa')).toBeVisible();
      await end.blur();
      await expect(end).toHaveValue('03:45 talviaikaa');
      await expectWholeText(end);
      await dialog.getByRole('button', { name: 'Siirrä', exact: true }).click();
      await expect.poll(saved).toEqual([at('01:15'), at('01:45')]);
    });
    await test.step('In the editor the start goes to summer and the end back to 3:45 of winter by name', async () => {
      await bar.click();
      const dialog = page.getByRole('dialog', { name: /^Palkki/ });
      const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
      await field('Alkaa').fill('3:15 kesäaikaa');
      await field('Päättyy').fill('3:45');
      await field('Päättyy').blur();
      await expect(field('Päättyy')).toHaveValue('03:45 kesäaikaa');
      await field('Päättyy').fill('3:45 talvi');
      await field('Päättyy').blur();
      await expect(field('Päättyy')).toHaveValue('03:45 talviaikaa');
      await expect(field('Kesto')).toHaveValue('90');
      await expectWholeText(field('Päättyy'));
      await dialog.getByRole('button', { name: 'TALLENNA' }).click();
      await expect.poll(saved).toEqual([at('00:15'), at('01:45')]);
    });
  });
});

test.describe('in the night of 23 hours, in a browser of Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a time that the clock skips is an hour later, and the end goes with it', async ({
    page,
    company,
  }) => {
    const night = '20270328';
    const at = (clock: string): number => Date.parse(`2027-03-28T${clock}Z`);
    const palkkiId = await palkkiAt(company, [at('00:00'), at('02:00')], 'Kevätyön vuoro');
    const board = new BoardPage(page);
    await signIn(page, company.login);
    await board.open(night);
    await board.palkki(palkkiId).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Siirrä…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Siirrä/ });
    await dialog.getByRole('textbox', { name: 'Alkaa' }).fill('3:30');
    await expect(dialog.getByText('4:30–6:30')).toBeVisible();
    await dialog.getByRole('button', { name: 'Siirrä', exact: true }).click();
    await expect.poll(() => savedTimes(company, night, palkkiId)).toEqual([at('01:30'), at('03:30')]);
  });
});

/** A field is as wide as its text. */
async function expectWholeText(field: Locator): Promise<void> {
  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
}
