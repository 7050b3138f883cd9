import { alvTunnus, readIban } from '@keikka/domain';

/** A company as the print shows it. */
export interface AineistoOsapuoli {
  nimi: string;
  ytunnus: string;
  alvTunnus: string;
  katuosoite: string;
  postinumero: string;
  paikkakunta: string;
  maa: string;
  sahkoposti: string;
  puhelin: string;
  verkkolaskuosoite: string;
  verkkolaskuoperaattori: string;
  iban: string;
  bic: string;
  kotipaikka: string;
}

/** Where it was delivered: the site's name and its address on one line. */
export interface AineistoPaikka {
  nimi: string;
  osoite: string;
}

/** What the print of an invoice says of its seller, its payer and the place, beside the invoice itself. */
export interface LaskunTiedot {
  myyja: AineistoOsapuoli;
  maksaja: AineistoOsapuoli;
  toimituspaikka: AineistoPaikka;
}

const nobody: AineistoOsapuoli = {
  nimi: '',
  ytunnus: '',
  alvTunnus: '',
  katuosoite: '',
  postinumero: '',
  paikkakunta: '',
  maa: 'FI',
  sahkoposti: '',
  puhelin: '',
  verkkolaskuosoite: '',
  verkkolaskuoperaattori: '',
  iban: '',
  bic: '',
  kotipaikka: '',
};

/** A company of what is known of it, the later over the earlier; its VAT number follows from its id. */
export function osapuoleksi(...known: (Partial<AineistoOsapuoli> | undefined)[]): AineistoOsapuoli {
  const osapuoli = { ...nobody };
  for (const name of Object.keys(nobody) as (keyof AineistoOsapuoli)[])
    osapuoli[name] = known.findLast((one) => one?.[name])?.[name] ?? nobody[name];
  return {
    ...osapuoli,
    alvTunnus: osapuoli.alvTunnus || alvTunnus(osapuoli.ytunnus),
    iban: readIban(osapuoli.iban) ?? '',
  };
}
