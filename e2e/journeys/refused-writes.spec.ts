import { expect, type Page } from '@playwright/test';
import type { GridPalkki } from '@keikka/contracts';
import { refuseWrites } from '../src/answers.js';
import { BoardPage, signIn } from '../src/board-page.js';
import { test, type Company } from '../src/company.js';

const REASON = 'Levy on täynnä.';

/** What is tried while nothing can be saved, and how it is told that it failed. */
const attempts: { text: string; attempt: (board: BoardPage, company: Company) => Promise<void> }[] = [
  {
    text: 'Tilan vaihto epäonnistui',
    attempt: (board, { orders: [{ keikka }] }) => board.setTila(keikka.keikkaId, 'Käsittelyssä'),
  },
  {
    text: 'Ajan tallennus epäonnistui',
    async attempt(board, { orders: [{ keikka }] }) {
      await choose(board, keikka.keikkaId, 'Siirrä…');
      const dialog = board.page.getByRole('dialog', { name: /^Siirrä: / });
      await expect(dialog.getByRole('combobox', { name: 'Ajoneuvo' })).toBeFocused();
      await dialog.getByRole('textbox', { name: 'Alkaa' }).fill('0430');
      await dialog.getByRole('button', { name: 'Siirrä', exact: true }).click();
    },
  },
  {
    text: 'Kuljettajan vaihto epäonnistui',
    async attempt(board, { orders: [{ row }], freeDriver: driver }) {
      await board.row(row.vehicleId).locator('[data-cell=driver]').click();
      const name = `${driver.personLastName} ${driver.personFirstName}`;
      await board.page.getByRole('menu').getByText(name).click();
    },
  },
  {
    text: 'Kopiointi epäonnistui',
    attempt: (board, { orders: [{ keikka }] }) => choose(board, keikka.keikkaId, 'Kopioi'),
  },
  {
    text: 'Poisto epäonnistui.',
    async attempt(board, { orders: [{ keikka }] }) {
      await choose(board, keikka.keikkaId, 'Poista tilaus');
      await board.page.getByRole('button', { name: 'KYLLÄ, poista tilaus' }).click();
    },
  },
];

async function choose(board: BoardPage, keikkaId: number, entry: string): Promise<void> {
  await board.keikka(keikkaId).click({ button: 'right' });
  await board.page.getByRole('menuitem', { name: entry }).click();
}

test('whatever cannot be saved is told with its reason, and the board is as before [G-270] [G-271]', async ({
  page,
  company,
}) => {
  const { keikka, row } = company.orders[0];
  const board = new BoardPage(page);
  await signIn(page, company.login);
  await board.open(company.day);
  const bar = board.keikkaOn(row.vehicleId, keikka.keikkaId);
  await expect(bar).toBeVisible();
  const before = await lookOf(page, board, keikka.keikkaId);
  await refuseWrites(page, REASON);

  for (const { text, attempt } of attempts) {
    await test.step(`Then it says: ${text}`, async () => {
      const loadedAgain = page.waitForRequest((request) => request.url().includes('/grid/keikkas/list/'));
      await attempt(board, company);
      await loadedAgain;
      const message = page.getByRole('alert').filter({ hasText: text });
      await expect(message).toBeVisible();
      await expect(message).toContainText(REASON);
      await expect(bar).not.toHaveAttribute('data-pending');
      expect(await lookOf(page, board, keikka.keikkaId)).toEqual(before);
    });
  }
});

/** Where the order stands, how it looks, who drives, and how many orders there are. */
async function lookOf(page: Page, board: BoardPage, keikkaId: number): Promise<unknown[]> {
  const bar = board.keikka(keikkaId);
  return [
    await bar.getAttribute('aria-label'),
    await bar.getAttribute('data-look'),
    await page.locator('[data-cell=driver]').allTextContents(),
    await board.board.locator('[data-key]').count(),
  ];
}

test('a palkki that cannot be saved or removed stays, in the printed words [G-269] [G-270]', async ({
  page,
  company,
}) => {
  const { api, day } = company;
  const { row } = company.orders[0];
  const text = `Ei tallennu ${Date.now()}`;
  const palkit = async (): Promise<GridPalkki[]> =>
    (await api.day(day)).ajoneuvot
      .flatMap(({ keikkaGroup }) => keikkaGroup)
      .filter((item): item is GridPalkki => item.isPalkki && item.keikkaComment === text);
  const board = new BoardPage(page);
  await signIn(page, company.login);
  await board.open(company.day);
  await expect(board.row(row.vehicleId)).toBeVisible();

  await test.step('When it is made and cannot be saved, the window stays open', async () => {
    await page.getByRole('button', { name: 'PALKKI', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /Uusi palkki/ });
    await dialog.getByRole('combobox', { name: /Ajoneuvo/ }).fill(row.vehicleNo);
    await page.getByRole('option', { name: row.vehicleNo }).first().click();
    await dialog.getByRole('textbox', { name: 'Kommentti' }).fill(text);
    await refuseWrites(page, REASON);
    await dialog.getByRole('button', { name: 'TALLENNA' }).click();
    await expect(dialog.getByText('Error saving palkki to DB !')).toBeVisible();
    expect(await palkit()).toEqual([]);
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'TALLENNA' }).click();
    await expect.poll(palkit).toHaveLength(1);
  });

  const [made] = await palkit();
  const bar = board.palkki(made?.palkkiId ?? 0);
  const remove = async (): Promise<void> => {
    await bar.click({ button: 'right' });
    await page.getByRole('menuitem', { name: /^Poista/ }).click();
    await page.getByRole('button', { name: 'KYLLÄ, poista palkki' }).click();
  };
  await test.step('When it cannot be removed, it is still there', async () => {
    await refuseWrites(page, REASON);
    await remove();
    await expect(page.getByText('Poisto epäonnistui.')).toBeVisible();
    await expect(bar).toBeVisible();
    expect(await palkit()).toHaveLength(1);
  });
  await test.step('And once it can, it goes', async () => {
    await page.unrouteAll();
    await remove();
    await expect(page.getByText('Palkki poistettu.')).toBeVisible();
    await expect.poll(palkit).toEqual([]);
  });
});
