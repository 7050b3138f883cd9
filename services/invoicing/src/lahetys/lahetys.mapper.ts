import type { Lahetys, LahetysKokonaan } from '@keikka/contracts';
import type { LahetysAskelRow, LahetysRow } from './lahetys.entity.js';

export function toLahetys({ aineisto, pyytaja, ...row }: LahetysRow): Lahetys {
  return {
    lahetysId: row.lahetysId,
    keikkaLaskuId: row.keikkaLaskuId,
    keikkaId: aineisto.keikkaId,
    maksajaAsiakasNimi: aineisto.maksaja.nimi,
    yhteensa: aineisto.yhteensa,
    kohde: row.kohde,
    laskuNo: row.laskuNo,
    tila: row.tila,
    yritys: row.yritys,
    ulkoinenId: row.ulkoinenId,
    virheKoodi: row.virheKoodi,
    virhe: row.virhe,
    pyydetty: row.pyydetty.toISOString(),
    pyytajaNimi: pyytaja.personName ?? '',
    seuraava: row.seuraava?.toISOString() ?? null,
    paattynyt: row.paattynyt?.toISOString() ?? null,
    tarkastus: row.tarkastus,
    tarkastettu: row.tarkastettu?.toISOString() ?? null,
  };
}

export const toKokonaan = (row: LahetysRow, askeleet: readonly LahetysAskelRow[]): LahetysKokonaan => ({
  ...toLahetys(row),
  erot: row.erot,
  askeleet: askeleet.map(({ lahetysId: _, lahetys: __, alkoi, ...askel }) => ({
    ...askel,
    alkoi: alkoi.toISOString(),
  })),
});
