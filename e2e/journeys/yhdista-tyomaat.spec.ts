import { expect } from '@playwright/test';
import { tyomaaCalls } from '@keikka/contracts';
import { expectAccessible } from '../src/accessibility.js';
import { signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

// What is half faded in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a dispatcher merges two work sites that are one, and takes that back [I-010]', async ({
  page,
  company,
}) => {
  const { api, login } = company;
  const make = (tyomaaNimi: string, of: object) =>
    api.ask(tyomaaCalls.create, { tyomaaNimi, tyomaaOsoite1: 'Kivitie 5', ...of });
  const names = async () => {
    const sites = await api.ask(tyomaaCalls.listAll, { ownerAsiakasId: 0 });
    return sites.map(({ tyomaaNimi }) => tyomaaNimi);
  };
  const panel = page.getByRole('region', { name: 'Yhdistä työmaat' });
  const table = page.getByRole('table', { name: 'Lähes samat' });

  await test.step('Given two sites that are nearly the same', async () => {
    await make('Nummelan logistiikkakeskus', {
      tyomaaNum: '26118',
      tyomaaOsoite3: '03100',
      tyomaaOsoite4: 'Vihti',
    });
    await make('Nummelan logistiikka keskus', { tyomaaNum: '26203', tyomaaOsoite3: '03100' });
  });

  await test.step('When the dispatcher compares them', async () => {
    await signIn(page, login);
    await page.goto('/tyomaat');
    await page.getByRole('button', { name: /^Lähes samat/ }).click();
    await table.getByRole('button', { name: /^Vertaa: Nummelan/ }).click();
    await expect(panel.getByText('Mitä siirtyy työmaalle')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Then the values that are chosen are kept, also by keys', async () => {
    const nimi = panel.getByRole('radiogroup', { name: 'Nimi' });
    await nimi.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(nimi.getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await expect(nimi.getByRole('radio').first()).toBeChecked();
    await panel.getByRole('button', { name: 'Yhdistä' }).click();
    await expect(panel).toHaveCount(0);
    await expect.poll(names).not.toContain('Nummelan logistiikka keskus');
  });

  await test.step('And the number of the one that left is found', async () => {
    await page.goto('/tyomaat');
    const search = page.getByRole('searchbox', { name: 'Hae työmaita' });
    await search.fill('26203');
    await expect(page.getByRole('row', { name: 'Nummelan logistiikkakeskus' })).toBeVisible();
    await search.fill('');
  });
});

test('a dispatcher takes a merge of work sites back, and tells others apart [I-010]', async ({
  page,
  company,
}) => {
  const { api, login } = company;
  for (const tyomaaNimi of ['Peltosaaren hoivakoti', 'Peltosaaren hoiva koti'])
    await api.ask(tyomaaCalls.create, { tyomaaNimi, tyomaaOsoite1: 'Otavankatu 3' });
  const rows = page.getByRole('table', { name: 'Lähes samat' }).getByRole('row', { name: /hoiva koti/ });
  await signIn(page, login);
  await page.goto('/tyomaat');
  const chosen = (count: number) => page.getByRole('group', { name: `${count} valittu` });
  const panel = page.getByRole('region', { name: 'Yhdistä työmaat' });

  await test.step('When two sites are chosen and merged', async () => {
    await page.getByRole('checkbox', { name: 'Valitse Peltosaaren hoivakoti' }).check();
    await expect(chosen(1).getByRole('button', { name: 'Yhdistä' })).toBeDisabled();
    await page.getByRole('row', { name: /Peltosaaren hoiva koti/ }).focus();
    await page.keyboard.press('Space');
    await expectAccessible(page);
    await chosen(2).getByRole('button', { name: 'Yhdistä' }).click();
    await panel.getByRole('button', { name: 'Yhdistä' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(chosen(2)).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('Then that is taken back by its bar, also when the page was left and loaded anew meanwhile', async () => {
    await page.getByRole('link', { name: 'Tehtaat' }).click();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^Lähes samat/ }).click();
    await expect(rows).toHaveCount(0);
    const bar = page.getByRole('status').filter({ has: page.getByRole('timer') });
    await bar.getByRole('button', { name: 'Kumoa' }).click();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(rows.first()).toBeVisible();
  });

  await test.step('And they are no pair once they are said not to be the same, by a key', async () => {
    await rows.first().focus();
    await page.keyboard.press('e');
    await expect(rows).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Lähes samat/ })).toBeVisible();
    await expect(rows).toHaveCount(0);
  });
});
