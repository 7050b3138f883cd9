import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  matkaCalls,
  orderMessages,
  sijaintiCalls,
  type Actor,
  type BetoniToimittajaOnKeikka,
  type InputOf,
  type KeikkaData,
  type KeikkaGetAnswer,
  type KeikkaSave,
  type TehdasOnKeikka,
} from '@keikka/contracts';
import { demandWithin } from '@keikka/contracts/fields';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { KeikkaSaveService } from './keikka-save.service.js';

@Controller()
export class KeikkaSaveController {
  constructor(private readonly keikkaSave: KeikkaSaveService) {}

  @Handles(orderMessages.keikkaSave)
  @InTurn('keikkaId')
  @Needs('signedIn')
  save(@Payload() save: KeikkaSave, @CurrentActor() actor: Actor): Promise<Omit<KeikkaGetAnswer, 'palkit'>> {
    return this.keikkaSave.save(actor, save);
  }

  @Handles(sijaintiCalls.saveOnKeikka)
  @InTurn('keikkaId')
  @Needs('signedIn')
  async saveSijainti(
    @Payload() { sijaintiId, ...of }: InputOf<typeof sijaintiCalls.saveOnKeikka>,
    @CurrentActor() actor: Actor,
  ): Promise<TehdasOnKeikka> {
    const { keikkaData } = await this.keikkaSave.save(actor, { ...of, betoniSijaintiId: sijaintiId || null });
    return tehdasOf(keikkaData);
  }

  @Handles(matkaCalls.saveBetoniToimittaja)
  @InTurn('keikkaId')
  @Needs('signedIn')
  async saveBetoniToimittaja(
    @Payload() input: InputOf<typeof matkaCalls.saveBetoniToimittaja>,
    @CurrentActor() actor: Actor,
  ): Promise<BetoniToimittajaOnKeikka> {
    demandWithin(matkaCalls.saveBetoniToimittaja.takes, input);
    const { sijaintiId, matkaM, matkaAika, ...of } = input;
    const { keikkaData } = await this.keikkaSave.save(actor, {
      ...of,
      betoniAsiakasId: of.betoniAsiakasId || null,
      betoniSijaintiId: sijaintiId || null,
      betoniMatkaM: matkaM,
      betoniMatkaAika: matkaAika,
    });
    return { ...tehdasOf(keikkaData), betoniAsiakasId: keikkaData.betoniAsiakasId };
  }
}

const tehdasOf = (keikka: KeikkaData): TehdasOnKeikka => ({
  betoniSijaintiId: keikka.betoniSijaintiId,
  betoniSijaintiNimi: keikka.betoniSijaintiNimi,
  betoniSijaintiLyh: keikka.betoniSijaintiLyh,
  betoniSijaintiLat: keikka.betoniSijaintiLat,
  betoniSijaintiLng: keikka.betoniSijaintiLng,
  betoniSijaintiOsoite1: keikka.betoniSijaintiOsoite1,
  betoniSijaintiOsoite2: keikka.betoniSijaintiOsoite2,
  betoniMatkaM: keikka.betoniMatkaM,
  betoniMatkaAika: keikka.betoniMatkaAika,
  varmenne: keikka.varmenne,
});
