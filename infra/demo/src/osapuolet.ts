import type { InvoicingDemo } from '@keikka/contracts';
import { alvTunnus } from '@keikka/domain';
import { asiakasIds, companies } from './companies.js';

type Osapuoli = NonNullable<InvoicingDemo['osapuolet']>[number];

const towns = [
  ['08150', 'Lohja'],
  ['02600', 'Espoo'],
  ['01510', 'Vantaa'],
  ['05800', 'Hyvinkää'],
  ['06100', 'Porvoo'],
] as const;
const streets = ['Teollisuuskatu', 'Valimotie', 'Sementtitehtaankuja', 'Yrittäjänkatu'];
/** Of every fourth customer it is known that it sells construction services; of every eighth the VAT number is missing. */
const [SELLS, LACKS] = [4, 8];

/** The billing data of the demo company and of its customers. */
export function osapuolet(): Osapuoli[] {
  const own = companies().find(({ asiakasId }) => asiakasId === asiakasIds.own);
  return [
    {
      asiakasId: asiakasIds.own,
      katuosoite: 'Hiidenmäentie 20',
      postinumero: '08700',
      paikkakunta: 'Lohja',
      puhelin: '019 555 0120',
      sahkoposti: 'laskutus@uudenmaanpumppaus.example',
      alvTunnus: alvTunnus(own?.ytunnus ?? ''),
      iban: 'FI2112345600000785',
      bic: 'NDEAFIHH',
      kotipaikka: 'Lohja',
    },
    ...companies()
      .filter(({ asiakasId }) => asiakasId !== asiakasIds.own)
      .map(({ asiakasId, ytunnus }, index) => customer(asiakasId, ytunnus, index)),
  ].map((osapuoli) => ({ laskuttajaAsiakasId: asiakasIds.own, ...osapuoli }));
}

function customer(asiakasId: number, ytunnus: string, index: number) {
  const [postinumero, paikkakunta] = towns[index % towns.length] ?? towns[0];
  const sells = index % SELLS === 0;
  return {
    asiakasId,
    katuosoite: `${streets[index % streets.length]} ${(index % 40) + 1}`,
    postinumero,
    paikkakunta,
    alvTunnus: index % LACKS === 0 ? '' : alvTunnus(ytunnus),
    ...(sells && {
      myyRakentamispalvelua: true,
      rakentamispalveluAlkaen: '20260312',
      rakentamispalveluPeruste: 'Kaupparekisteriote',
    }),
  };
}
