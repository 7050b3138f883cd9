import { Injectable } from '@nestjs/common';
import type { InvoicingDemo } from '@keikka/contracts';
import { laskuFields, osapuoliFields, type OsapuoliFields } from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { laskuLogType, laskuTila } from '@keikka/domain';
import { laskuPohjista, type UusiLasku } from '@keikka/domain/laskupohja';
import { loadRows, Transactions } from '@keikka/server';
import type { EntityManager } from 'typeorm';
import { KeikkaLaskuLog } from '../lasku/keikka-lasku-log.entity.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { storedSums } from '../lasku/lasku.record.js';
import { laskuSearchText } from '../lasku/lasku.rules.js';
import { hinnastoOf, type Hinnasto } from '../lasku/uusi/uusi-lasku.record.js';
import { merkityt, myyRakentamispalvelua } from '../lasku/verotus/verotus.rules.js';
import { KeikkaLaskuRivi } from '../lasku/keikka-lasku-rivi.entity.js';
import { Kohteet } from '../lahetys/kohteet.service.js';
import { LaskutusIntegraatio } from '../laskuttaja/laskutus-integraatio.entity.js';
import { LaskupohjaBetoni, LaskupohjaLisa } from '../laskupohja/laskupohja-hinnat.entity.js';
import { OsapuoliRow } from '../osapuoli/osapuoli.entity.js';
import { Laskupohja, LaskupohjaRivi } from '../laskupohja/laskupohja.entity.js';
import { Tuote, TuoteForeignKeyRow } from '../tuote/tuote.entity.js';

type DemoLasku = NonNullable<InvoicingDemo['laskut']>[number];
type Built = UusiLasku & { lasku: DemoLasku };

const osapuoliKey = ({
  laskuttajaAsiakasId,
  asiakasId,
}: Pick<OsapuoliRow, 'laskuttajaAsiakasId' | 'asiakasId'>): string => `${laskuttajaAsiakasId}:${asiakasId}`;

/** Ids of rows leave room for those of any template. */
const ROWS_OF_LASKU = 100;

/** Takes the demo company's products, templates and invoices in. */
@Injectable()
export class DemoService {
  constructor(
    private readonly transactions: Transactions,
    private readonly kohteet: Kohteet,
  ) {}

  load(demo: InvoicingDemo): Promise<{ loaded: number }> {
    const { tuotteet = [], integraatiot = [], osapuolet = [], laskupohjat = [], laskut = [] } = demo;
    return this.transactions.run(async ({ manager }) => {
      await loadTuotteet(manager, tuotteet);
      await loadRows(
        manager,
        LaskutusIntegraatio,
        integraatiot.map(({ avaimet, ...own }) => ({
          ...own,
          avaimet: (avaimet && this.kohteet.suljettu(own, avaimet)) ?? null,
        })),
      );
      await loadOsapuolet(manager, osapuolet);
      await loadLaskupohjat(manager, laskupohjat);
      await loadLaskut(manager, laskut);
      return { loaded: tuotteet.length + laskupohjat.length + laskut.length };
    });
  }
}

/** Rows that are there stay; one that was loaded before is not loaded again. */
async function loadOsapuolet(
  manager: EntityManager,
  osapuolet: NonNullable<InvoicingDemo['osapuolet']>,
): Promise<void> {
  if (osapuolet.length === 0) return;
  const rows = osapuolet.map((osapuoli) => ({ ...(blankOf(osapuoliFields) as OsapuoliFields), ...osapuoli }));
  await manager.createQueryBuilder().insert().into(OsapuoliRow).values(rows).orIgnore().execute();
}

async function loadTuotteet(
  manager: EntityManager,
  tuotteet: NonNullable<InvoicingDemo['tuotteet']>,
): Promise<void> {
  await loadRows(
    manager,
    Tuote,
    tuotteet.map(({ foreignKeys: _, ...tuote }) => tuote),
  );
  await loadRows(
    manager,
    TuoteForeignKeyRow,
    tuotteet.flatMap(({ tuoteId, laskuttajaAsiakasId: asiakasId, foreignKeys }) =>
      foreignKeys.map((key) => ({ tuoteId, asiakasId, ...key })),
    ),
  );
}

async function loadLaskupohjat(
  manager: EntityManager,
  laskupohjat: NonNullable<InvoicingDemo['laskupohjat']>,
): Promise<void> {
  await loadRows(
    manager,
    Laskupohja,
    laskupohjat.map(({ rivit: _, laskupohjaBetonit: __, lisat: ___, ...pohja }) => pohja),
  );
  await loadRows(
    manager,
    LaskupohjaRivi,
    laskupohjat.flatMap(({ laskupohjaId, rivit }) => rivit.map((rivi) => ({ laskupohjaId, ...rivi }))),
  );
  await loadRows(
    manager,
    LaskupohjaBetoni,
    laskupohjat.flatMap(({ laskupohjaId, laskupohjaBetonit }) =>
      laskupohjaBetonit.map((betoni) => ({ laskupohjaId, ...betoni })),
    ),
  );
  await loadRows(
    manager,
    LaskupohjaLisa,
    laskupohjat.flatMap(({ laskupohjaId, lisat }) => lisat.map((lisa) => ({ laskupohjaId, ...lisa }))),
  );
}

async function loadLaskut(manager: EntityManager, laskut: readonly DemoLasku[]): Promise<void> {
  if (laskut.length === 0) return;
  const hinnastot = new Map<number, Hinnasto>();
  for (const laskuttajaAsiakasId of new Set(laskut.map((lasku) => lasku.laskuttajaAsiakasId)))
    hinnastot.set(laskuttajaAsiakasId, await hinnastoOf(manager, { laskuttajaAsiakasId }));
  const maksajat = new Map((await manager.find(OsapuoliRow)).map((one) => [osapuoliKey(one), one]));
  const palvelut = new Set(
    (await manager.findBy(Tuote, { rakentamispalvelu: true })).map(({ tuoteId }) => tuoteId),
  );
  const built = laskut.flatMap((lasku): Built[] => {
    const hinnasto = hinnastot.get(lasku.laskuttajaAsiakasId);
    if (!hinnasto) return [];
    const uusi = laskuPohjista(hinnasto.pohjat, lasku, hinnasto.tuotteet);
    const maksaja = maksajat.get(osapuoliKey({ ...lasku, asiakasId: lasku.maksajaAsiakasId }));
    const { pumppuAika } = lasku.facts.keikka ?? {};
    const isReversed = myyRakentamispalvelua(maksaja, pumppuAika ? new Date(pumppuAika) : null);
    return [{ lasku, ...uusi, rivit: merkityt(uusi.rivit, isReversed ? palvelut : new Set()) }];
  });
  await loadRows(manager, KeikkaLasku, built.map(laskuRow));
  await loadRows(manager, KeikkaLaskuRivi, built.flatMap(riviRows));
  await loadRows(manager, KeikkaLaskuLog, built.map(logRow));
}

function laskuRow({ lasku: { facts, ...lasku }, headers, rivit }: Built) {
  const { pumppuAika, tyomaaNimi } = facts.keikka ?? {};
  const row = {
    ...blankOf(laskuFields),
    ...headers,
    ...lasku,
    ...storedSums(rivit),
    isLaskutettu: lasku.keikkaLaskuStatusTypeId === laskuTila.laskutettu,
    pumppuAika: pumppuAika ? new Date(pumppuAika) : null,
    tyomaaNimi: tyomaaNimi ?? '',
    laskuCreated: new Date(lasku.laskuCreated),
  };
  return { ...row, searchText: laskuSearchText(row) };
}

function riviRows({ lasku, rivit }: Built) {
  const { keikkaLaskuId, keikkaId, laskuttajaAsiakasId, maksajaAsiakasId } = lasku;
  return rivit.map((rivi, index) => ({
    ...rivi,
    keikkaLaskuRiviId: keikkaLaskuId * ROWS_OF_LASKU + index,
    keikkaLaskuId,
    keikkaId,
    laskuttajaAsiakasId,
    maksajaAsiakasId,
    sortNum: (index + 1) * 10,
    laskettu: new Date(lasku.laskuCreated),
  }));
}

const logRow = ({ lasku: { keikkaLaskuId, laskuCreated } }: Built) => ({
  keikkaLaskuLogId: keikkaLaskuId,
  keikkaLaskuId,
  keikkaLaskuLogTypeId: laskuLogType.system,
  title: 'Uusi lasku luotu',
  entryTime: new Date(laskuCreated),
  entryByPersonId: 0,
});
