import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, Not } from 'typeorm';
import {
  Failure,
  laskupohjaRecordFields,
  type Actor,
  type InputOf,
  type Koeajo,
  type KoeajonTilaus,
  type laskupohjaCalls,
} from '@keikka/contracts';
import { withSave } from '@keikka/contracts/fields';
import { laskupohjaTila, laskuTila } from '@keikka/domain';
import { koeajo, laskuPohjista, type LaskuttavaPohja } from '@keikka/domain/laskupohja';
import { KeikkaLaskuRivi } from '../lasku/keikka-lasku-rivi.entity.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { TilauksenTiedot } from '../tilaus/tilauksen-tiedot.service.js';
import { hinnastoOf } from '../lasku/uusi/uusi-lasku.record.js';
import { Laskupohja } from '../laskupohja/laskupohja.entity.js';
import { demandVisible } from '../laskupohja/laskupohja.policy.js';
import { hinnatOf } from '../laskupohja/laskupohja.record.js';

type Input = InputOf<typeof laskupohjaCalls.koeajo>;

/** The billed orders that a template is tried on. */
const MOST_TILAUKSET = 20;

/** Tries templates before they are used. It reads, and changes nothing. */
@Injectable()
export class KoeajoService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly tilaukset: TilauksenTiedot,
  ) {}

  /** @throws Failure LASKUPOHJA.NOT_FOUND, SERVICE.UNAVAILABLE */
  async run(actor: Actor, { laskupohjaId, ...changes }: Input): Promise<Koeajo> {
    const { manager } = this.dataSource;
    const found = await manager.find(Laskupohja, { where: { laskupohjaId }, relations: { rivit: true } });
    const [stored] = await hinnatOf(manager, found);
    if (!stored) throw new Failure('LASKUPOHJA.NOT_FOUND');
    demandVisible(actor, stored);
    const { laskuttajaAsiakasId } = stored;
    const { pohjat: others, tuotteet } = await hinnastoOf(manager, {
      laskuttajaAsiakasId,
      laskupohjaId: Not(laskupohjaId),
      laskupohjaTilaId: laskupohjaTila.aktiivinen,
    });
    const pohjat = [...others, triedPohja(stored, changes)];
    const { asiakasId } = { asiakasId: stored.asiakasId, ...changes };
    const laskut = await manager.find(KeikkaLasku, {
      where: {
        laskuttajaAsiakasId,
        keikkaLaskuStatusTypeId: Not(laskuTila.eiLaskuteta),
        ...(asiakasId ? { maksajaAsiakasId: asiakasId } : {}),
      },
      order: { pumppuAika: 'DESC', keikkaLaskuId: 'DESC' },
      take: MOST_TILAUKSET,
    });
    const rivit = await manager.find(KeikkaLaskuRivi, {
      where: { keikkaLaskuId: In(laskut.map(({ keikkaLaskuId }) => keikkaLaskuId)) },
      order: { sortNum: 'ASC', keikkaLaskuRiviId: 'ASC' },
    });
    const facts = await Promise.all(laskut.map(({ keikkaId }) => this.tilaukset.ifAny(keikkaId)));
    const tilaukset = laskut.flatMap((lasku, index): KoeajonTilaus[] => {
      const seen = facts[index];
      if (!seen) return [];
      const { maksajaAsiakasId, keikkaLaskuId } = lasku;
      const nyt = laskuPohjista(pohjat, { facts: seen, maksajaAsiakasId }, tuotteet).rivit;
      const laskulla = rivit.filter((rivi) => rivi.keikkaLaskuId === keikkaLaskuId);
      return [{ ...toTilaus(lasku), ...koeajo(laskulla, nyt) }];
    });
    return { tilaukset, puuttuu: laskut.length - tilaukset.length };
  }
}

/** The template as it would be with these changes, as if it were in use. A new row has an id that no stored one has. */
function triedPohja(stored: Laskupohja, changes: object): LaskuttavaPohja {
  const { rivit, ...fields } = withSave(laskupohjaRecordFields, stored as never, changes);
  const ordered = rivit
    .map((rivi, index) => ({ ...rivi, laskupohjaRiviId: rivi.laskupohjaRiviId ?? -1 - index }))
    .toSorted((one, other) => one.sortNum - other.sortNum || one.laskupohjaRiviId - other.laskupohjaRiviId);
  const { laskupohjaId } = stored;
  return { ...fields, laskupohjaId, laskupohjaTilaId: laskupohjaTila.aktiivinen, rivit: ordered };
}

const toTilaus = ({
  keikkaId,
  keikkaLaskuId,
  laskuNo,
  pumppuAika,
  tyomaaNimi,
  maksajaAsiakasNimi,
}: KeikkaLasku) => ({
  keikkaId,
  keikkaLaskuId,
  laskuNo,
  pumppuAika: pumppuAika?.toISOString() ?? null,
  tyomaaNimi,
  maksajaAsiakasNimi,
});
