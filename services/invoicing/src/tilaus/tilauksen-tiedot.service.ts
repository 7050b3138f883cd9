import { Injectable } from '@nestjs/common';
import { Failure, orderMessages, type KeikkaGetAnswer } from '@keikka/contracts';
import { ServiceClient } from '@keikka/server';

/** An order and its vehicle, as formulas take them. Its concretes have the prices that were agreed for them. */
export interface Tiedot {
  keikka: KeikkaGetAnswer['keikkaData'];
  ajoneuvo: KeikkaGetAnswer['vehicleData'];
}

/** Reads orders as formulas see them. */
@Injectable()
export class TilauksenTiedot {
  constructor(private readonly services: ServiceClient) {}

  /** @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, SERVICE.UNAVAILABLE */
  async of(keikkaId: number): Promise<Tiedot> {
    const { keikkaData, vehicleData } = await this.services.ask(orderMessages.keikkaGet, {
      keikkaId,
      ownerAsiakasId: 0,
    });
    const hinnat = await this.services.ask(orderMessages.keikkaHinnat, { keikkaId });
    const hintaOf = new Map(hinnat.map(({ keikkaBetoniId, hinta_value }) => [keikkaBetoniId, hinta_value]));
    const betonit = keikkaData.betonit.map((betoni) => ({
      ...betoni,
      hinta_value: hintaOf.get(betoni.keikkaBetoniId) ?? '',
    }));
    return { keikka: { ...keikkaData, betonit }, ajoneuvo: vehicleData };
  }

  /** Null instead of an order that is gone or that the actor may no longer see. */
  async ifAny(keikkaId: number): Promise<Tiedot | null> {
    try {
      return await this.of(keikkaId);
    } catch (error) {
      if (error instanceof Failure && error.code.startsWith('KEIKKA.')) return null;
      throw error;
    }
  }
}
