import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor, InputOf, LaskunEsikatselu, laskuttamattaCalls } from '@keikka/contracts';
import { laskunSummat, onLaskulla, rivinSummat } from '@keikka/domain';
import { TilauksenTiedot } from '../tilaus/tilauksen-tiedot.service.js';
import { AlvKaudet } from '../asiakas/alv-kaudet.service.js';
import { demandBiller } from '../lasku/lasku.policy.js';
import { copies, laskutettavaOf, uusiLaskuOf } from '../lasku/uusi/uusi-lasku.record.js';
import { uusiPohjalla } from '../lasku/uusi/valittu-pohja.record.js';
import { verotetut } from '../lasku/verotus/verotus.record.js';
import { companyFor } from '../laskuttaja/laskuttaja.policy.js';
import { orderedOf } from './laskuttamatta.rules.js';

type Input = InputOf<typeof laskuttamattaCalls.esikatselu>;

/** Shows an invoice before it is made. It reads, and changes nothing. */
@Injectable()
export class EsikatseluService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly tilaukset: TilauksenTiedot,
    private readonly alvKaudet: AlvKaudet,
  ) {}

  /** @throws Failure KEIKKA.NOT_FOUND, LASKU.NOT_BILLER, LASKUPOHJA.NOT_FOUND, SERVICE.UNAVAILABLE */
  async lasku(actor: Actor, { keikkaId, laskupohjaId, ...named }: Input): Promise<LaskunEsikatselu> {
    const laskuttajaAsiakasId = companyFor(actor, named.laskuttajaAsiakasId);
    const whole = await this.tilaukset.of(keikkaId);
    demandBiller(laskuttajaAsiakasId, whole.keikka);
    const ordered = orderedOf(whole, laskuttajaAsiakasId);
    const laskutettava = laskutettavaOf(ordered);
    const alvKaudet = await this.alvKaudet.of(laskuttajaAsiakasId);
    const { manager } = this.dataSource;
    const whose = { laskuttajaAsiakasId, laskupohjaId: laskupohjaId ?? 0 };
    const uusi = laskupohjaId
      ? (await uusiPohjalla(manager, whose, laskutettava, alvKaudet)).uusi
      : await uusiLaskuOf(manager, laskuttajaAsiakasId, laskutettava, alvKaudet);
    const { maksajaAsiakasId } = laskutettava;
    const verotettava = { laskuttajaAsiakasId, maksajaAsiakasId, ...copies(ordered.keikka) };
    const rivit = await verotetut(manager, verotettava, uusi.rivit);
    return {
      laskupohjat: [...new Set(rivit.map(({ selvitys }) => selvitys.laskupohjaNimi))],
      rivit: rivit.filter(onLaskulla).map((rivi) => {
        const { riviSelite, määrä, yksikkö, hinta, virhe } = rivi;
        return { riviSelite, määrä, yksikkö, hinta, virhe, netto: rivinSummat(rivi).netto };
      }),
      summat: laskunSummat(rivit),
      huomiot: uusi.huomiot.map(({ title, description }) => [title, description].filter(Boolean).join(': ')),
    };
  }
}
