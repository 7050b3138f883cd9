import { expect } from '@playwright/test';
import { BoardPage, boxOf, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('a driver is taken off by menu, key and drag; who is missing is said everywhere, and undo tells the truth', async ({
  page,
  company,
}) => {
  const { day, login } = company;
  const { keikka, row } = company.orders[0];
  const { keikkaId, kuskit } = keikka;
  const drives = `${kuskit[0]?.personLastName ?? ''} ${kuskit[0]?.personFirstName ?? ''}`;
  const board = new BoardPage(page);
  const cell = board.row(row.vehicleId).locator('[data-cell=driver]');
  const mark = board.keikka(keikkaId).locator('.bar-mark[data-driver]');
  const drivers = page.getByRole('region', { name: /Kuljettajat/ });
  const rowOfDriver = drivers.getByRole('button', { name: new RegExp(drives) });
  await signIn(page, login);
  await board.open(day);
  await expect(cell).not.toContainText('Ei kuljettajaa');
  await expect(rowOfDriver).toContainText(row.vehicleNo);

  await test.step('When she chooses nobody in the menu, bar, cell, list, tooltip and search say so', async () => {
    await cell.click();
    await expect(page.getByRole('menu')).toContainText('koskee');
    await page.getByRole('menuitem', { name: /Ei kuljettajaa/ }).click();
    await expect(cell).toContainText('Ei kuljettajaa');
    await expect(mark).toBeVisible();
    await page.getByRole('button', { name: /varoitus|varoitusta/ }).click();
    const list = page.getByRole('dialog', { name: 'Ristiriidat' });
    await expect(list.getByRole('region', { name: /^Kuljettaja puuttuu/ })).toContainText(row.vehicleNo);
    await page.screenshot({ path: test.info().outputPath('missing.png') });
    await page.keyboard.press('Escape');
    await expect(await board.tooltipOf(board.keikka(keikkaId))).toContainText('Ei kuljettajaa');
    await page.mouse.move(0, 0);
  });

  await test.step('Then one undo brings the driver back, on the row and in the list', async () => {
    await board.board.focus();
    await page.keyboard.press('Control+z');
    await expect(cell).not.toContainText('Ei kuljettajaa');
    await expect(mark).toHaveCount(0);
    await expect(rowOfDriver).toContainText(row.vehicleNo);
  });

  await test.step('And so it is by Delete on the cell', async () => {
    await cell.focus();
    await page.keyboard.press('Delete');
    await expect(mark).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(mark).toHaveCount(0);
  });

  await test.step('And by dragging the name back to the drivers', async () => {
    const [from, to] = [await boxOf(cell), await boxOf(drivers)];
    await page.mouse.move(from.x + 30, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await expect(page.getByText(`${drives} → ei ajoneuvoa`)).toBeVisible();
    await page.mouse.up();
    await expect(mark).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(mark).toHaveCount(0);
    await expect(rowOfDriver).toContainText(row.vehicleNo);
  });
});
