import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import {
  type Actor,
  type BetoninHintaRivi,
  type hinnatCalls,
  type HinnoiteltuLisa,
  type InputOf,
  type KaavanArvo,
} from '@keikka/contracts';
import { betoninHinnat, helsinkiDay, laskupohjaTila } from '@keikka/domain';
import { compile, evaluate, isFormulaError, keikkaSchema } from '@keikka/domain/formula';
import { Clock } from '@keikka/server';
import { TilauksenTiedot } from '../tilaus/tilauksen-tiedot.service.js';
import { LaskupohjaBetoni, LaskupohjaLisa } from '../laskupohja/laskupohja-hinnat.entity.js';
import { Laskupohja } from '../laskupohja/laskupohja.entity.js';

type Input<Name extends keyof typeof hinnatCalls> = InputOf<(typeof hinnatCalls)[Name]>;

/** What templates say of prices. */
@Injectable()
export class HinnatService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly tilaukset: TilauksenTiedot,
    private readonly clock: Clock,
  ) {}

  /** The prices of a concrete by the templates that are in use today for its customer or for all [I-139]. */
  async betoniPrices(actor: Actor, input: Input<'betoniPrices'>): Promise<BetoninHintaRivi[]> {
    const pohjat = await this.inUse(actor, input.asiakasId);
    const where = { laskupohjaId: In([...pohjat.keys()]) };
    const { manager } = this.dataSource;
    const betonit = await manager.find(LaskupohjaBetoni, { where, order: { laskupohjaBetoniId: 'ASC' } });
    const lisat = await manager.findBy(LaskupohjaLisa, where);
    const tilattu = {
      laatuId: input.laatuId || null,
      raeKokoId: input.raeKokoId || null,
      lujuusId: input.lujuusId || null,
      notkeusId: input.notkeusId || null,
      kayttoIkaId: input.kayttoIkaId || null,
      rasitusluokat: input.rasitusluokat.replace(/^[-0]$/, ''),
      betoniComment: input.betoniComment ?? '',
    };
    const candidates = [...pohjat.keys()].flatMap((id) => {
      const own = lisat.filter(({ laskupohjaId }) => laskupohjaId === id);
      return betonit
        .filter(({ laskupohjaId }) => laskupohjaId === id)
        .map((betoni) => ({ betoni, lisat: own }));
    });
    return betoninHinnat(tilattu, candidates).flatMap(({ betoni: { laskupohjaId }, hinta, ero }) => {
      const pohja = pohjat.get(laskupohjaId);
      if (!pohja) return [];
      const { laskupohjaNimi, asiakasNimi } = pohja;
      return [{ laskupohjaId, laskupohjaNimi, asiakasNimi, hinta_value: hinta, ero }];
    });
  }

  /** The priced extras of the templates that are in use today for a customer or for all. */
  async attrHinnat(actor: Actor, { asiakasId }: Input<'attrHinnat'>): Promise<HinnoiteltuLisa[]> {
    const pohjat = await this.inUse(actor, asiakasId);
    const lisat = await this.dataSource.manager.find(LaskupohjaLisa, {
      where: { laskupohjaId: In([...pohjat.keys()]), kohde: 'lisä' },
      order: { attrNimike: 'ASC', laskupohjaLisaId: 'ASC' },
    });
    return lisat.map(
      ({ laskupohjaId, attrId, attrNimike, hinta, määrä, määräKaava, keikkaBetoniAttrComment }) => ({
        ...{ laskupohjaId, attrId, attrNimike, hinta, määrä, määräKaava, keikkaBetoniAttrComment },
        laskupohjaNimi: pohjat.get(laskupohjaId)?.laskupohjaNimi ?? '',
      }),
    );
  }

  /** @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, SERVICE.UNAVAILABLE */
  async eval({ expression, keikkaId }: Input<'eval'>): Promise<KaavanArvo> {
    const facts = await this.tilaukset.of(keikkaId);
    const outcome = evaluate(compile(expression, keikkaSchema, 'text'), facts);
    return isFormulaError(outcome)
      ? { tulos: null, virhe: outcome.text, position: outcome.position }
      : { tulos: outcome, virhe: null, position: null };
  }

  /** The company's templates in use today, those of the customer first. */
  private async inUse({ asiakasId: own }: Actor, asiakasId: number): Promise<Map<number, Laskupohja>> {
    const today = helsinkiDay(this.clock.now());
    const active = { laskuttajaAsiakasId: own, laskupohjaTilaId: laskupohjaTila.aktiivinen };
    const found = await this.dataSource.manager.find(Laskupohja, {
      where: [
        { ...active, asiakasId },
        { ...active, asiakasId: IsNull() },
      ],
      order: { asiakasId: 'ASC', laskupohjaId: 'ASC' },
    });
    const valid = found.filter(
      ({ startDate, endDate }) => (!startDate || startDate <= today) && (!endDate || today <= endDate),
    );
    return new Map(valid.map((pohja) => [pohja.laskupohjaId, pohja]));
  }
}
