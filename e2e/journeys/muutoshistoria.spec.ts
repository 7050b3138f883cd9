import { keikkaBetoniCalls, keikkaCalls, keikkaFormCalls, kuskiCalls } from '@keikka/contracts';
import { expect } from '@playwright/test';
import { signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('ten kinds of change of an order are read in words, never by ids [O-018] [O-067] [O-068]', async ({
  page,
  company,
}) => {
  const { api, login, orders, freeVehicle, freeDriver } = company;
  const [{ keikka }] = orders;
  const { keikkaId } = keikka;
  const save = (fields: object) => api.ask(keikkaFormCalls.save, { keikkaId, ...fields });
  const later = new Date(Date.parse(keikka.pumppuAika) + 15 * 60_000).toISOString();

  await save({ keikkaComment: 'Anturat ensin' });
  await save({ optimalPumppuPuomi: 36 });
  for (const isPumppuSuoraLaskutus of [true, false]) await save({ isPumppuSuoraLaskutus });
  await save({ asiakasId: null });
  await api.ask(keikkaCalls.savePumppuAika, { keikkaId, pumppuAika: later });
  await api.ask(keikkaCalls.saveVehicle, { keikkaId, vehicleId: freeVehicle.vehicleId });
  await api.ask(keikkaCalls.saveTila, { keikkaId, keikkaTilaId: 8 });
  await api.ask(kuskiCalls.add, { keikkaId, personId: freeDriver.personId });
  const made = await api.ask(keikkaBetoniCalls.make, { keikkaId, m3: 12.5 });
  const line = made.betonit.at(-1);
  if (!line) throw new Error('no concrete line was made');
  await api.ask(keikkaBetoniCalls.setM3, { keikkaBetoniId: line.keikkaBetoniId, m3: 14 });
  await api.ask(keikkaBetoniCalls.delete, { keikkaBetoniId: line.keikkaBetoniId });

  await signIn(page, login);
  await page.goto(`/tilaus/${keikkaId}?valilehti=historia`);
  const table = page.getByRole('table', { name: `Tilaus ${keikkaId} - Muutoshistoria` });
  const row = (kentta: string | RegExp, kuvaus: string | RegExp) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: kentta }) })
      .filter({ hasText: kuvaus })
      .first();
  const told: readonly [kentta: string | RegExp, kuvaus: string | RegExp][] = [
    ['Kommentti', 'Anturat ensin'],
    ['Toivottu puomi', /→\s36\sm/],
    ['Pumppauksen suoralaskutus', /(Kyllä\s→\sEi|Ei\s→\sKyllä)/],
    ['Vastaanottava asiakas', /\p{L}+\s.*→\sTyhjä/u],
    ['Alkaa', /\d+\.1\.2030\s\d+:\d\d\s→/],
    ['Ajoneuvo', new RegExp(`→\\s${freeVehicle.vehicleNo}`)],
    ['Tila', '→ Tilaus peruttu'],
    ['Kuljettajat', freeDriver.personLastName],
    [/^Betoni, rivi \d|^Betoni, poistettu rivi/, 'Määrä 12,5 m³'],
    [/^Betoni, .*Määrä$/, '12,5 m³ → 14 m³'],
  ];
  for (const [kentta, kuvaus] of told) await expect(row(kentta, kuvaus), `${kentta} ${kuvaus}`).toBeVisible();
  // Who did it is named too, and no thing by its number.
  await expect(table.getByText(/\[object|undefined|null/)).toHaveCount(0);
});
