import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Failure, orderMessages } from '@keikka/contracts';
import { ServiceClient } from '@keikka/server';
import { AsiakasNames } from '../asiakas/asiakas-names.service.js';
import {
  osapuoleksi,
  type AineistoOsapuoli,
  type AineistoPaikka,
  type LaskunTiedot,
} from './aineisto-osapuoli.rules.js';
import { osapuoliOf } from './osapuoli.record.js';

/** The invoice that is asked about. */
interface Kysytty {
  keikkaId: number;
  laskuttajaAsiakasId: number;
  maksajaAsiakasId: number;
  tyomaaNimi: string;
}

/** Collects what is kept with an invoice when it is sent or billed by hand, and what is printed of one that was not. */
@Injectable()
export class AineistoTiedot {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly asiakkaat: AsiakasNames,
    private readonly services: ServiceClient,
  ) {}

  /** @throws Failure SERVICE.UNAVAILABLE */
  async of(lasku: Kysytty): Promise<LaskunTiedot> {
    const { laskuttajaAsiakasId, maksajaAsiakasId } = lasku;
    const [myyja, maksaja, toimituspaikka] = await Promise.all([
      this.osapuoli(laskuttajaAsiakasId, laskuttajaAsiakasId),
      this.osapuoli(laskuttajaAsiakasId, maksajaAsiakasId),
      this.paikka(lasku),
    ]);
    return { myyja, maksaja, toimituspaikka };
  }

  /** A company that staff does not name to the actor is printed with what the invoice itself says. */
  private async osapuoli(laskuttajaAsiakasId: number, asiakasId: number): Promise<AineistoOsapuoli> {
    const row = await osapuoliOf(this.dataSource.manager, laskuttajaAsiakasId, asiakasId);
    const known = await this.asiakkaat.dataOf(asiakasId, 'LASKU.NO_MAKSAJA').catch(unlessSilent);
    return osapuoleksi(row, known && { nimi: known.asiakasNimi, ytunnus: known.ytunnus });
  }

  /** The order may be out of the actor's sight by now; its site's name stands on the invoice. */
  private async paikka({ keikkaId, tyomaaNimi }: Kysytty): Promise<AineistoPaikka> {
    const ask = { keikkaId, ownerAsiakasId: 0 };
    const answer = await this.services.ask(orderMessages.keikkaGet, ask).catch(unlessSilent);
    const { tyomaaOsoite1 = '', tyomaaOsoite3 = '', tyomaaOsoite4 = '' } = answer?.keikkaData ?? {};
    const town = [tyomaaOsoite3, tyomaaOsoite4].filter(Boolean).join(' ');
    return { nimi: tyomaaNimi, osoite: [tyomaaOsoite1, town].filter(Boolean).join(', ') };
  }
}

/** @throws the error when a service does not answer: a print must not look different because of that */
function unlessSilent(error: unknown): undefined {
  if (error instanceof Failure && error.code !== 'SERVICE.UNAVAILABLE') return undefined;
  throw error;
}
