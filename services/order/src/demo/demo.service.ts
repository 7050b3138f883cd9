import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { OrderDemo, OrderDemoKeikka } from '@keikka/contracts';
import { betoniString } from '@keikka/domain';
import { Transactions } from '@keikka/server';
import { Laatu, Lujuus, Notkeus, RaeKoko } from '../betoni/betoni-reference.entity.js';
import { Keikka } from '../keikka/keikka.entity.js';
import { stepLogType } from '../step-log/step-log.rules.js';
import {
  insertAuthsSql,
  insertBetonitSql,
  insertKeikatSql,
  insertKeikkaTehtaatSql,
  insertKeikkaTyomaatSql,
  insertKuskitSql,
  insertSijainnitSql,
  insertStepLogsSql,
  insertTyomaatSql,
  moveSequencesSql,
} from './demo.sql.js';

type DemoBetoni = OrderDemoKeikka['betonit'][number];

const stepLogMessages = {
  [stepLogType.tilausvahvistusLahetetty]: 'Tilausvahvistus lähetetty',
  [stepLogType.betonitiedotLahetetty]: 'Betonitiedot lähetetty',
  [stepLogType.tuotu]: 'Tilaus tuotu',
  [stepLogType.tilausvahvistus]: 'Tilausvahvistus lähetetty',
  [stepLogType.toimitettu]: 'Tilaus toimitettu (woia)',
  [stepLogType.tilaVaihdettu]: 'Tila vaihdettu: Toimitusvalmis',
} as const;

/** Takes a part of the demo company's orders in, as one change. A load that was cut can be repeated. */
@Injectable()
export class DemoService {
  constructor(private readonly transactions: Transactions) {}

  load(demo: OrderDemo): Promise<{ loaded: number }> {
    const { sijainnit = [], tyomaat = [], auths = [] } = demo;
    return this.transactions.run(async ({ manager, now }) => {
      const insert = (sql: string, rows: readonly unknown[], ...more: unknown[]): Promise<unknown> =>
        manager.query(sql, [JSON.stringify(rows), ...more]);
      await insert(insertSijainnitSql, sijainnit);
      await insert(insertTyomaatSql, tyomaat);
      const keikat = await notThereYet(manager, demo.keikat ?? []);
      await insert(insertKeikatSql, keikat);
      await insert(insertKeikkaTyomaatSql, keikat);
      await insert(insertKeikkaTehtaatSql, keikat);
      await insert(insertBetonitSql, linesOf(keikat, await betoniNamer(manager)));
      await insert(insertKuskitSql, keikat);
      await insert(insertStepLogsSql, keikat, now, stepLogMessages);
      await insert(insertAuthsSql, auths);
      await manager.query(moveSequencesSql);
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
