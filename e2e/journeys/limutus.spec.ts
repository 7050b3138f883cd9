import { expect } from '@playwright/test';
import { keikkaBetoniCalls, keikkaCalls } from '@keikka/contracts';
import { signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('a limutus that fails is seen and put back, tried again, and undone', async ({ page, company }) => {
  const { api, login } = company;
  const keikkaId = company.orders[0].keikka.keikkaId;
  const stored = async () => (await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 })).keikkaData;
  const { betonit, m3 } = await stored();
  const { betoni } = await api.ask(keikkaBetoniCalls.make, {
    keikkaId,
    m3: 12,
    laatuId: betonit[0]?.laatuId ?? 1,
    raeKokoId: 1,
    lujuusId: 6,
    notkeusId: betonit[0]?.notkeusId ?? 1,
    kayttoIkaId: betonit[0]?.kayttoIkaId ?? 1,
  });
  const amounts = async () => (await stored()).betonit.map((line) => line.m3);
  const before = await amounts();
  const number = before.length;
  await signIn(page, login);
  await page.goto(`/tilaus/${keikkaId}`);
  const window = page.getByRole('dialog', { name: `Limutus, rivi ${number}` });

  await test.step('When no attempt gets an answer, she sees the retries, the failure and that nothing is changed', async () => {
    await page.route('**/keikka/betoni/limutus', (route) => route.abort('connectionreset'));
    await page.getByRole('button', { name: `Rivin ${number} toiminnot` }).click();
    await page.getByRole('menuitem', { name: /^Limut/ }).click();
    await expect(window.getByText(/yritys 1\/3/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(window.getByText(/yritys 3\/3/)).toBeVisible();
    await expect(window.getByText('Toiminnon virhe')).toBeVisible();
    await expect(window.getByText('Palautus onnistui')).toBeVisible();
    await expect(window.getByText(/tarkistettu palvelimelta/)).toBeVisible();
    expect(await amounts()).toEqual(before);
  });

  await test.step('Then the next try makes the primer, and the sum stays', async () => {
    await page.unroute('**/keikka/betoni/limutus');
    await window.getByRole('button', { name: 'Yritä uudelleen' }).click();
    await expect(window.getByText('Limutus valmis!')).toBeVisible();
    const now = await stored();
    expect(now.m3).toBe(m3 + 12);
    expect(now.betonit.find((line) => line.keikkaBetoniId === betoni?.keikkaBetoniId)?.m3).toBe(11);
    expect(
      now.betonit.filter((line) => line.hinta_muistiinpanot === 'Limu' || line.raeKokoId === 4),
    ).toHaveLength(1);
    await window.getByRole('button', { name: 'Sulje' }).last().click();
  });

  await test.step('And one undo brings the lines back', async () => {
    await page.getByRole('button', { name: 'Kumoa' }).last().click();
    await expect.poll(amounts).toEqual(before);
  });
});
