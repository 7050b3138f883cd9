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
import {
  ehdonEste,
  koeajo,
  laskuPohjista,
  pohjanEhtoNimet,
  type Laskutettava,
  type LaskuttavaPohja,
} from '@keikka/domain/laskupohja';
import { KeikkaLaskuRivi } from '../lasku/keikka-lasku-rivi.entity.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { toimitettuM3 } from '../laskuttamatta/eri-m3.rules.js';
import { TilauksenTiedot, type Tiedot } from '../tilaus/tilauksen-tiedot.service.js';
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
    const pohja = triedPohja(stored, changes);
    const pohjat = [...others, pohja];
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
      const laskutettava = { facts: seen, maksajaAsiakasId };
      const nyt = laskuPohjista(pohjat, laskutettava, tuotteet).rivit;
      const laskulla = rivit.filter((rivi) => rivi.keikkaLaskuId === keikkaLaskuId);
      const tulos = koeajo(laskulla, nyt, pohjat);
      return [{ ...toTilaus(lasku), ...toimitusOf(seen), este: esteOf(pohja, laskutettava), ...tulos }];
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

/** The first condition by which a template is not for an order. */
function esteOf(pohja: LaskuttavaPohja, laskutettava: Laskutettava): KoeajonTilaus['este'] {
  const esteet = pohjanEhtoNimet.map((ehto) => ({ ehto, syy: ehdonEste(ehto, pohja, laskutettava) }));
  return esteet.find(({ syy }) => syy !== '') ?? null;
}

const toimitusOf = ({ keikka, ajoneuvo }: Tiedot) => ({
  ajoneuvo: ajoneuvo?.vehicleNo ?? '',
  toimitettuM3: toimitettuM3(keikka),
});

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
