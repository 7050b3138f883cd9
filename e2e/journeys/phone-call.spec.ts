import { expect } from '@playwright/test';
import { keikkaCalls } from '@keikka/contracts';
import { BoardPage, pointAt, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('an order is taken while the caller talks, by keys alone', async ({ page, company }) => {
  const { api, day, login, freeVehicle } = company;
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  const [{ keikka }] = company.orders;
  const read = async (keikkaId: number) =>
    (await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 })).keikkaData;
  const site = await read(keikka.keikkaId);
  let strokes = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    strokes += keys.length;
  };
  const window = page.getByRole('dialog', { name: 'Uusi tilaus' });
  const order = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'TALLENNA', exact: true }) });
  const field = (name: string | RegExp) => order.getByRole('combobox', { name });
  const made = () => page.waitForResponse((answer) => answer.url().endsWith('/api/keikka/create'));

  await test.step('Given a free place on the board is chosen', async () => {
    const { x, y } = await pointAt(board, board.row(freeVehicle.vehicleId), 10);
    await page.mouse.click(x, y);
    await board.board.focus();
  });

  const created = made();
  await test.step('When N begins an order, and Enter makes it of the only source', async () => {
    await press('n');
    await expect(window.getByRole('button', { name: 'Luo tilaus' })).toBeVisible();
    await press('Enter');
    await expect(window).toBeHidden();
  });
  const { data } = (await (await created).json()) as { data: { keikkaId: number } };

  await test.step('Then it opens at its customer, who is made of what was typed', async () => {
    await expect(field('Vastaanottava asiakas')).toBeFocused();
    await page.keyboard.type('Soittajan Rakennus Oy');
    await press('Control+Enter');
    const made = page.getByRole('dialog', { name: 'Uusi asiakas' });
    await expect(made.getByRole('textbox', { name: /^Nimi/ })).toHaveValue('Soittajan Rakennus Oy');
    await press('Enter');
    await expect(made).toBeHidden();
    await expect(field('Vastaanottava asiakas')).toBeFocused();
  });

  await test.step('And the caller is found by the number that calls, whoever he was a contact of', async () => {
    await press('Tab');
    await expect(field('Asiakkaan yhteyshenkilö')).toBeFocused();
    await page.keyboard.type(site.yhteyshenkiloPuhelin.replace(/^0/, '+358').replaceAll(' ', ''));
    await press('Enter');
    await expect(field('Asiakkaan yhteyshenkilö')).toHaveValue(new RegExp(`^${site.yhteyshenkiloNimi} · `));
  });

  await test.step('And the site by a part of its street, with its own contact', async () => {
    while (!(await field('Toimitusosoite').evaluate((input) => input === document.activeElement))) {
      await press('Tab');
      expect(strokes).toBeLessThan(20);
    }
    await page.keyboard.type(site.tyomaaOsoite1);
    await press('Enter');
    await expect(field('Toimitusosoite')).not.toHaveValue(site.tyomaaOsoite1);
    await press('Control+s');
  });

  await test.step('Then all of it is stored, within 25 strokes beside the texts', async () => {
    await expect
      .poll(() => read(data.keikkaId))
      .toMatchObject({
        asiakasNimi: 'Soittajan Rakennus Oy',
        asiakasContactPersonId: site.tyomaaContactPersonId,
        tyomaaOsoite1: site.tyomaaOsoite1,
        tyomaaContactPersonId: site.tyomaaContactPersonId,
        yhteyshenkiloPuhelin: site.yhteyshenkiloPuhelin,
        pumppuKesto: 360,
      });
    expect(strokes).toBeLessThanOrEqual(25);
  });
});
