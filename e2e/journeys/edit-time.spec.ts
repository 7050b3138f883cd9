import { expect } from '@playwright/test';
import { keikkaCalls } from '@keikka/contracts';
import { addDays, helsinkiInstant, longDate, shortDate } from '@keikka/domain';
import { refusal } from '../src/answers.js';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test.use({ timezoneId: 'Asia/Tokyo' });

test('start, end and date are changed above an order, in Helsinki time wherever the browser is [O-010] [O-131] [O-132] [O-284]', async ({
  page,
  company,
}) => {
  const { api, day, login } = company;
  const { keikkaId } = company.orders[2].keikka;
  const next = addDays(day, 1);
  const at = (hours: number, yyyymmdd = day): string => helsinkiInstant(yyyymmdd, hours * 60).toISOString();
  const stored = async (): Promise<[string, number]> => {
    const { keikkaData } = await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 });
    return [keikkaData.pumppuAika, keikkaData.pumppuKesto];
  };
  await api.ask(keikkaCalls.savePumppuAika, { keikkaId, pumppuAika: at(7), pumppuKesto: 360 });
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  await board.keikka(keikkaId).click();
  const bar = page.getByRole('dialog').getByRole('group', { name: 'Aika, ajoneuvo ja tila' });
  // By its key, because the board has no roles while a window is open over it.
  const barBehind = page.locator(`[data-key="k${keikkaId}"]`);
  const start = bar.getByRole('textbox', { name: 'Alkaa' });
  const end = bar.getByRole('textbox', { name: 'Päättyy' });

  await test.step('When she types another start', async () => {
    await expect(start).toHaveValue('07:00');
    await expect(end).toHaveValue('13:00');
    await start.fill('8');
    await start.press('Enter');
    await expect(page.getByText('Aloitusaika päivitetty: 07:00 → 08:00')).toBeVisible();
    await expect(bar).toContainText('5 h');
    expect(await stored()).toEqual([at(8), 300]);
  });

  await test.step('And another end', async () => {
    await end.fill('11.30');
    await end.press('Tab');
    await expect(page.getByText('Lopetusaika päivitetty')).toBeVisible();
    await expect(bar).toContainText('3,5 h');
    expect(await stored()).toEqual([at(8), 210]);
  });

  await test.step('And makes it a night', async () => {
    await bar.getByRole('button', { name: '+1 Päättyy seuraavana päivänä' }).click();
    await expect(end).toBeFocused();
    await end.fill('2');
    await end.press('Enter');
    await expect(bar).toContainText('18 h');
    await expect.poll(stored).toEqual([at(8), 1080]);
  });

  await test.step('And chooses the next day, then it has its clock and length there, and has left the board', async () => {
    await bar.getByRole('button', { name: `Päivä: ${shortDate(day)}` }).click();
    await page.getByRole('button', { name: longDate(next) }).click();
    await expect(page.getByText('Päivämäärä vaihdettu')).toBeVisible();
    await expect(bar.getByRole('button', { name: `Päivä: ${shortDate(next)}` })).toBeVisible();
    expect(await stored()).toEqual([at(8, next), 1080]);
    await expect(barBehind).toHaveCount(0);
  });

  await test.step('And takes it back by its notice', async () => {
    await page.getByRole('button', { name: /Kumoa/ }).last().click();
    await expect(bar.getByRole('button', { name: `Päivä: ${shortDate(day)}` })).toBeVisible();
    await expect.poll(stored).toEqual([at(8), 1080]);
    await expect(barBehind).toHaveCount(1);
  });

  await test.step('And what could not be saved is as it was, says so until it is read, and the board reads its day anew [O-282]', async () => {
    await page.route('**/keikka/pumppu/aika/save', refusal(500));
    const dayRead = page.waitForRequest((request) => request.url().includes('/api/grid/keikkas/list/'));
    await start.fill('9');
    await start.press('Enter');
    await expect(page.getByText('Ajan tallennus epäonnistui')).toBeVisible();
    await dayRead;
    await expect(start).toHaveValue('08:00');
    await page.unroute('**/keikka/pumppu/aika/save');
  });

  await test.step('And a time of fourteen minutes is refused, in the printed words', async () => {
    await start.fill('1');
    await start.press('Enter');
    await expect(start).toHaveValue('01:00');
    await bar.getByRole('button', { name: '+1 Päättyy seuraavana päivänä' }).click();
    await expect(end).toHaveValue('02:00');
    await end.fill('1:14');
    await end.press('Enter');
    await expect(page.getByText('Pumpun kesto ei voi olla alle 15 minuuttia')).toBeVisible();
    await expect(end).toHaveValue('02:00');
    await expect.poll(stored).toEqual([at(1), 60]);
  });
});
