import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { OrderDemo, OrderDemoKeikka } from '@keikka/contracts';
import { betoniString, laskuTila, laskuTilaNimi, stepLogType } from '@keikka/domain';
import { Transactions } from '@keikka/server';
import { Laatu, Lujuus, Notkeus, RaeKoko } from '../betoni/betoni-reference.entity.js';
import { storeSearchTexts } from '../keikka/keikka-haku.record.js';
import { Keikka } from '../keikka/keikka.entity.js';
import { tyomaaSearchText } from '../tyomaa/tyomaa.rules.js';
import {
  INSERT_AUTHS_SQL,
  INSERT_BETONIT_SQL,
  INSERT_KEIKAT_SQL,
  INSERT_KEIKKA_TEHTAAT_SQL,
  INSERT_KEIKKA_TYOMAAT_SQL,
  INSERT_KUSKIT_SQL,
  INSERT_LASKUT_SQL,
  INSERT_SHORT_CUTS_SQL,
  INSERT_SIJAINNIT_SQL,
  INSERT_STEP_LOGS_SQL,
  INSERT_TYOMAAN_HENKILOT_SQL,
  INSERT_TYOMAAT_SQL,
  MOVE_SEQUENCES_SQL,
  SET_LASKUTUS_SQL,
} from './demo.sql.js';

type DemoBetoni = OrderDemoKeikka['betonit'][number];

const stepLogMessages = {
  [stepLogType.tilausvahvistusLahetetty]: 'Tilausvahvistus lähetetty',
  [stepLogType.betonitiedotLahetetty]: 'Betonitiedot lähetetty',
  [stepLogType.tuotu]: 'Tilaus tuotu',
  [stepLogType.tilausvahvistus]: 'Tilausvahvistus lähetetty',
  [stepLogType.toimitettu]: 'Tilaus toimitettu (woia)',
  [stepLogType.tilaVaihdettu]: 'Tila vaihdettu: Käsittelyssä → Toimitusvalmis',
} as const;

/** Stores a part of the demo company's orders in one transaction. An interrupted load can be repeated. */
@Injectable()
export class DemoService {
  constructor(private readonly transactions: Transactions) {}

  load(demo: OrderDemo): Promise<{ loaded: number }> {
    const { sijainnit = [], tyomaat = [], auths = [], shortCuts = [], laskut = [] } = demo;
    return this.transactions.run(async ({ manager, now }) => {
      const insert = (sql: string, rows: readonly unknown[], ...more: unknown[]): Promise<unknown> =>
        manager.query(sql, [JSON.stringify(rows), ...more]);
      await insert(INSERT_SIJAINNIT_SQL, sijainnit);
      const sites = tyomaat.map((site) => ({ ...site, searchText: tyomaaSearchText(site) }));
      await insert(INSERT_TYOMAAT_SQL, sites);
      await insert(INSERT_TYOMAAN_HENKILOT_SQL, sites);
      const keikat = await notThereYet(manager, demo.keikat ?? []);
      await insert(INSERT_KEIKAT_SQL, keikat);
      await insert(INSERT_KEIKKA_TYOMAAT_SQL, keikat);
      await insert(INSERT_KEIKKA_TEHTAAT_SQL, keikat);
      await insert(INSERT_BETONIT_SQL, linesOf(keikat, await betoniNamer(manager)));
      await storeSearchTexts(
        manager,
        keikat.map(({ keikkaId }) => keikkaId),
      );
      await insert(INSERT_KUSKIT_SQL, keikat);
      await insert(INSERT_STEP_LOGS_SQL, keikat, now, stepLogMessages);
      await insert(INSERT_AUTHS_SQL, auths);
      await insert(INSERT_SHORT_CUTS_SQL, shortCuts);
      await insert(INSERT_LASKUT_SQL, laskut);
      await insert(SET_LASKUTUS_SQL, laskut, laskuTilaNimi(laskuTila.odottaa));
      await manager.query(MOVE_SEQUENCES_SQL);
      return { loaded: keikat.length };
    });
  }
}

async function notThereYet(
  manager: EntityManager,
  keikat: readonly OrderDemoKeikka[],
): Promise<OrderDemoKeikka[]> {
  const ids = keikat.map(({ keikkaId }) => keikkaId);
  const there = await manager.find(Keikka, { where: { keikkaId: In(ids) }, select: { keikkaId: true } });
  const known = new Set(there.map(({ keikkaId }) => keikkaId));
  return keikat.filter(({ keikkaId }) => !known.has(keikkaId));
}

function linesOf(keikat: readonly OrderDemoKeikka[], nameOf: (betoni: DemoBetoni) => string): unknown[] {
  return keikat.flatMap(({ keikkaId, betonit }) =>
    betonit.map((betoni, index) => ({
      ...betoni,
      keikkaId,
      orderNo: index + 1,
      betoniString: nameOf(betoni),
    })),
  );
}

/** Names concrete lines from the reference data. */
async function betoniNamer(manager: EntityManager): Promise<(betoni: DemoBetoni) => string> {
  const laadut = new Map((await manager.find(Laatu)).map((row) => [row.laatuId, row.laatuLyhenne]));
  const raeKoot = new Map((await manager.find(RaeKoko)).map((row) => [row.raeKokoId, row.raeKokoShort]));
  const lujuudet = new Map((await manager.find(Lujuus)).map((row) => [row.lujuusId, row.lujuusSelite]));
  const notkeudet = new Map((await manager.find(Notkeus)).map((row) => [row.notkeusId, row.notkeusSelite]));
  return (betoni) =>
    betoniString({
      laatuLyhenne: laadut.get(betoni.laatuId) ?? '',
      lujuus: lujuudet.get(betoni.lujuusId) ?? '',
      raeKokoShort: raeKoot.get(betoni.raeKokoId) ?? '',
      notkeus: notkeudet.get(betoni.notkeusId) ?? '',
      rasitusluokat: betoni.rasitusluokat,
    });
}
