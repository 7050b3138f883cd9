import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Failure, orderMessages, type Actor } from '@keikka/contracts';
import { Clock, ServiceClient } from '@keikka/server';
import { AsiakasNames } from '../asiakas/asiakas-names.service.js';
import { hyvitettavaOf } from '../lahetys/aineisto.record.js';
import { LahetysRow } from '../lahetys/lahetys.entity.js';
import {
  aineistoOf,
  type Aineisto,
  type AineistoOsapuoli,
  type AineistoPaikka,
} from '../lahetys/aineisto.rules.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { demandVisible } from '../lasku/lasku.policy.js';
import { rivitOf } from '../lasku/lasku.record.js';
import { osapuoliOf } from '../osapuoli/osapuoli.record.js';
import { finvoiceXml } from './finvoice.js';
import { latin9Bytes } from './finvoice-muodot.js';
import { pdfOf } from './tuloste-pdf.js';
import { tulosteOf, type Tuloste } from './tuloste.rules.js';

/** Makes files of invoices: of what was sent once it was sent, before that of the invoice as it is. */
@Injectable()
export class TulosteService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly asiakkaat: AsiakasNames,
    private readonly services: ServiceClient,
    private readonly clock: Clock,
  ) {}

  /** @throws Failure LASKU.NOT_FOUND, SERVICE.UNAVAILABLE */
  async pdf(actor: Actor, keikkaLaskuId: number): Promise<Uint8Array> {
    const tuloste = await this.tuloste(actor, keikkaLaskuId);
    return named(tuloste, 'pdf', await pdfOf(tuloste));
  }

  /** @throws Failure as `pdf`, TULOSTE.* */
  async finvoice(actor: Actor, keikkaLaskuId: number): Promise<Uint8Array> {
    const tuloste = await this.tuloste(actor, keikkaLaskuId);
    if (tuloste.isLuonnos) throw new Failure('TULOSTE.LUONNOS');
    if (!tuloste.myyja.iban || !tuloste.myyja.bic) throw new Failure('TULOSTE.NO_TILI');
    return named(tuloste, 'xml', latin9Bytes(finvoiceXml(tuloste)));
  }

  private async tuloste(actor: Actor, keikkaLaskuId: number): Promise<Tuloste> {
    const { manager } = this.dataSource;
    const lasku = await manager.findOneBy(KeikkaLasku, { keikkaLaskuId });
    if (!lasku) throw new Failure('LASKU.NOT_FOUND');
    demandVisible(actor, lasku);
    const { laskuttajaAsiakasId, maksajaAsiakasId } = lasku;
    const [aineisto, myyja, maksaja, toimituspaikka] = await Promise.all([
      this.aineisto(lasku),
      this.osapuoli(laskuttajaAsiakasId, laskuttajaAsiakasId),
      this.osapuoli(laskuttajaAsiakasId, maksajaAsiakasId),
      this.paikka(lasku),
    ]);
    return tulosteOf(aineisto, { myyja, maksaja, toimituspaikka });
  }

  /** A number is an invoice's own once it was sent: until then its sending may end with another. */
  private async aineisto(lasku: KeikkaLasku): Promise<Aineisto> {
    const { manager } = this.dataSource;
    const { keikkaLaskuId, laskuNo, maksajaAsiakasId, maksajaAsiakasNimi } = lasku;
    const sent = await manager.findOneBy(LahetysRow, { keikkaLaskuId });
    if (sent && sent.tila !== 'epäonnistui') return { ...sent.aineisto, laskuNo };
    const rivit = await rivitOf(manager, keikkaLaskuId);
    return aineistoOf({
      lasku,
      rivit,
      maksaja: { asiakasId: maksajaAsiakasId, nimi: maksajaAsiakasNimi, ytunnus: '', alvTunnus: '' },
      laskuNo,
      hyvitettava: await hyvitettavaOf({ manager }, lasku),
      tuoteAvaimet: new Map(),
      now: rivit.find((rivi) => rivi.laskutettuTime)?.laskutettuTime ?? this.clock.now(),
    });
  }

  /** A company that staff does not name to the actor is printed with what the invoice itself says. */
  private async osapuoli(laskuttajaAsiakasId: number, asiakasId: number): Promise<Partial<AineistoOsapuoli>> {
    const row = await osapuoliOf(this.dataSource.manager, laskuttajaAsiakasId, asiakasId);
    const known = await this.asiakkaat.dataOf(asiakasId, 'LASKU.NO_MAKSAJA').catch(unlessSilent);
    return { ...row, ...(known && { nimi: known.asiakasNimi, ytunnus: known.ytunnus }) };
  }

  /** The order may be out of the actor's sight by now; its site's name stands on the invoice. */
  private async paikka({ keikkaId, tyomaaNimi }: KeikkaLasku): Promise<AineistoPaikka> {
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

/** The file's name, a line feed and its bytes. */
function named({ isLuonnos, aineisto }: Tuloste, ending: string, bytes: Buffer): Uint8Array {
  const { keikkaId, keikkaLaskuId, laskuNo } = aineisto;
  const name = isLuonnos ? `luonnos-${keikkaId}-${keikkaLaskuId}` : `lasku-${laskuNo}`;
  return Buffer.concat([Buffer.from(`${name.replace(/[^\w-]/g, '_')}.${ending}\n`, 'latin1'), bytes]);
}
