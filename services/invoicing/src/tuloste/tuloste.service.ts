import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Failure, type Actor } from '@keikka/contracts';
import { Clock } from '@keikka/server';
import { hyvitettavaOf } from '../lahetys/aineisto.record.js';
import { LahetysRow } from '../lahetys/lahetys.entity.js';
import { aineistoOf, type Aineisto } from '../lahetys/aineisto/aineisto.rules.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { demandVisible } from '../lasku/lasku.policy.js';
import { rivitOf } from '../lasku/lasku.record.js';
import { AineistoTiedot } from '../osapuoli/aineisto-tiedot.service.js';
import { finvoiceXml } from './finvoice.js';
import { latin9Bytes } from './finvoice-muodot.js';
import { pdfOf } from './tuloste-pdf.js';
import { tulosteOf, type Tuloste } from './tuloste.rules.js';

/** Makes files of invoices: of what was kept once it was sent or billed by hand, before that of the invoice as it is. */
@Injectable()
export class TulosteService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly tiedot: AineistoTiedot,
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
    const [aineisto, tiedot] = await Promise.all([this.aineisto(lasku), this.tiedot.of(lasku)]);
    return tulosteOf(aineisto, tiedot);
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
      ...(lasku.tuloste && { tuloste: lasku.tuloste }),
      now: rivit.find((rivi) => rivi.laskutettuTime)?.laskutettuTime ?? this.clock.now(),
    });
  }
}

/** The file's name, a line feed and its bytes. */
function named({ isLuonnos, aineisto }: Tuloste, ending: string, bytes: Buffer): Uint8Array {
  const { keikkaId, keikkaLaskuId, laskuNo } = aineisto;
  const name = isLuonnos ? `luonnos-${keikkaId}-${keikkaLaskuId}` : `lasku-${laskuNo}`;
  return Buffer.concat([Buffer.from(`${name.replace(/[^\w-]/g, '_')}.${ending}\n`, 'latin1'), bytes]);
}
