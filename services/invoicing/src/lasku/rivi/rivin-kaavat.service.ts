import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Failure, type LaskuRiviFields, type LaskuRiviSave } from '@keikka/contracts';
import type { KeikkaFacts } from '@keikka/domain/formula';
import { rivinArvot, rivinKaavat, type RivinKaava } from '@keikka/domain/laskupohja';
import type { Tx } from '@keikka/server';
import { Tuote } from '../../tuote/tuote.entity.js';
import type { KeikkaLaskuRivi } from '../keikka-lasku-rivi.entity.js';
import { KeikkaLasku } from '../keikka-lasku.entity.js';
import { TilauksenTiedot } from '../../tilaus/tilauksen-tiedot.service.js';

type Values = Partial<LaskuRiviFields>;

/** Reads the orders that the formulas of saved rows are about. */
@Injectable()
export class RivinKaavatService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly tilaukset: TilauksenTiedot,
  ) {}

  /**
   * The order of an invoice, when the save of a row brings a formula; null when it brings none. An order that is gone gives
   * null too: then the row has the values that come with it, as when its deletion is undone.
   * @throws Failure KEIKKA.NO_ACCESS, SERVICE.UNAVAILABLE
   */
  async factsOf(save: LaskuRiviSave, keikkaLaskuId: number): Promise<KeikkaFacts | null> {
    if (!rivinKaavat.some((name) => isWritten(save[name]))) return null;
    const lasku = await this.dataSource.manager.findOneBy(KeikkaLasku, { keikkaLaskuId });
    if (!lasku) return null;
    try {
      return await this.tilaukset.of(lasku.keikkaId);
    } catch (error) {
      if (error instanceof Failure && error.code === 'KEIKKA.NOT_FOUND') return null;
      throw error;
    }
  }
}

/** What the formulas among these values give, beside the values; nothing where there is no order to evaluate one on. */
export async function evaluated(
  { manager }: Tx,
  values: Values,
  before: Pick<KeikkaLaskuRivi, 'laskuttajaAsiakasId' | 'virhe'>,
  facts: KeikkaFacts | null,
): Promise<Values & Pick<Partial<KeikkaLaskuRivi>, 'ehtoTäyttyy' | 'virhe'>> {
  const kaavat = Object.fromEntries(
    rivinKaavat.flatMap((name): [RivinKaava, string][] => {
      const kaava = values[name];
      return kaava === undefined ? [] : [[name, kaava]];
    }),
  );
  const names = Object.keys(kaavat);
  if (names.length === 0 || (!facts && Object.values(kaavat).some(isWritten))) return {};
  const { laskuttajaAsiakasId } = before;
  const tuotteet = isWritten(values.tuoteIdKaava)
    ? await manager.find(Tuote, { where: { laskuttajaAsiakasId }, select: { tuoteId: true } })
    : [];
  const known = new Set(tuotteet.map(({ tuoteId }) => tuoteId));
  const { arvot, virhe } = rivinArvot(kaavat, before, facts ?? {}, known);
  return { ...arvot, virhe };
}

const isWritten = (kaava: string | undefined): boolean => (kaava ?? '').trim() !== '';
