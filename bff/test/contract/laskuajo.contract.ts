import {
  laskuajoCalls,
  laskuCalls,
  type Laskuajo,
  type LaskuajoPoikkeuksineen,
  type LaskuHaku,
} from '@keikka/contracts';
import { addDays } from '@keikka/domain';
import { eventually } from '@keikka/testing';
import { today } from './facts.js';
import type { Suite } from './suite.js';

/** The last days of the demo company, of which the latest have no invoices yet. */
const period = { first: addDays(today, -4), last: addDays(today, -1) };

/** Two runs of some hundred orders. */
const RUNS_MS = 180_000;

export function laskuajoContract(suite: Suite): void {
  const aloita = async () => {
    const { body } = await suite.ask('laskutus', laskuajoCalls.aloita, period);
    return (body.data as Laskuajo).laskuajoId;
  };
  const get = async (laskuajoId: number) => {
    const { body } = await suite.ask('laskutus', laskuajoCalls.get, { laskuajoId });
    return body.data as LaskuajoPoikkeuksineen;
  };
  const until = (laskuajoId: number, holds: (ajo: Laskuajo) => boolean) =>
    eventually(async () => {
      const ajo = await get(laskuajoId);
      expect(holds(ajo)).toBe(true);
      return ajo;
    }, 60_000);
  const billed = async () => {
    const input = { ...period, laskuttajaAsiakasId: 0, raja: 2_000 };
    const { body } = await suite.ask('laskutus', laskuCalls.haku, input);
    return (body.data as LaskuHaku).laskut.map(({ keikkaId }) => keikkaId);
  };

  it(
    'makes nothing twice and loses nothing in a run of invoices whose service is killed in the middle',
    async () => {
      const before = await billed();
      const laskuajoId = await aloita();
      await until(laskuajoId, ({ luotu }) => luotu >= 3);
      await suite.bff.house.kill('invoicing');
      await suite.bff.house.revive('invoicing');

      // What it counted and what there is agree, and somebody who cancels it need not wait until it is held for dead.
      const left = await get(laskuajoId);
      expect(left.kasitelty).toBeLessThan(left.kaikki);
      expect(await billed()).toHaveLength(before.length + left.luotu);
      await suite.ask('laskutus', laskuajoCalls.keskeyta, { laskuajoId });

      const again = await until(await aloita(), ({ tila }) => tila !== 'käynnissä');
      expect(again).toMatchObject({ tila: 'valmis', kaikki: left.kaikki, kasitelty: left.kaikki });
      const after = await billed();
      expect(after).toHaveLength(before.length + left.luotu + again.luotu);
      expect(new Set(after).size).toBe(after.length);
      const withoutLasku = again.poikkeukset.filter(({ keikkaLaskuId }) => keikkaLaskuId === null);
      expect(again.luotu + again.ohitettu + withoutLasku.length).toBe(again.kaikki);
    },
    RUNS_MS,
  );
}
