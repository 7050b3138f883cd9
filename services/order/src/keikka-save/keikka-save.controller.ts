import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  matkaCalls,
  oikeudetCalls,
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

interface SavedKeikka {
  keikkaId: number;
  varmenne: number;
}

@Controller()
export class KeikkaSaveController {
  constructor(private readonly keikkaSave: KeikkaSaveService) {}

  @Handles(orderMessages.keikkaSave)
  @InTurn('keikkaId')
  @Needs('signedIn', 'embedPerson')
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

  @Handles(oikeudetCalls.setContactOnKeikka)
  @InTurn('keikkaId')
  @Needs('signedIn')
  setContact(
    @Payload() { personId, ...of }: InputOf<typeof oikeudetCalls.setContactOnKeikka>,
    @CurrentActor() actor: Actor,
  ): Promise<SavedKeikka> {
    return this.contact(actor, { ...of, keikkaContactPersonId: personId || null });
  }

  /** The customer goes with it: on an order that has another by now nobody of this one is called. */
  @Handles(oikeudetCalls.setContactOnAsiakas)
  @InTurn('keikkaId')
  @Needs('signedIn')
  setAsiakasContact(
    @Payload() { personId, asiakasId, ...of }: InputOf<typeof oikeudetCalls.setContactOnAsiakas>,
    @CurrentActor() actor: Actor,
  ): Promise<SavedKeikka> {
    const picked = { asiakasContactPersonId: personId || null };
    return this.contact(actor, { ...of, ...picked }, asiakasId);
  }

  private async contact(actor: Actor, save: KeikkaSave, ofAsiakasId?: number): Promise<SavedKeikka> {
    const { keikkaData } = await this.keikkaSave.save(actor, save, ofAsiakasId);
    return { keikkaId: save.keikkaId, varmenne: keikkaData.varmenne };
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
