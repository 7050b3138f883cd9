import { errors, type KeikkaData, type Matka } from '@keikka/contracts';
import { fields, nullable, number } from '@keikka/contracts/fields';
import { kilometresText, minutesText } from '@keikka/domain';
import { MATKA_AT_MOST, type Place } from '@keikka/domain/ajomatka';
import { texts } from '../texts.js';

/** What an order says of its factory and its site. */
export type AjomatkaTilaus = Pick<
  KeikkaData,
  | 'keikkaId'
  | 'varmenne'
  | 'pumppuAika'
  | 'asiakasNimi'
  | 'tyomaaId'
  | 'tyomaaNimi'
  | 'tyomaaOsoite'
  | 'tyomaaLat'
  | 'tyomaaLng'
  | 'betoniAsiakasId'
  | 'betoniSijaintiId'
  | 'betoniSijaintiNimi'
  | 'betoniSijaintiOsoite1'
  | 'betoniSijaintiOsoite2'
  | 'betoniSijaintiLat'
  | 'betoniSijaintiLng'
  | 'betoniMatkaM'
  | 'betoniMatkaAika'
>;

/** A way as an order keeps it: metres and minutes, each null while it is not known. */
export interface Pituus {
  matkaM: number | null;
  matkaAika: number | null;
}

const METRES = 1000;

/** What the window edits: whole kilometres and minutes, typed with decimals if somebody wants to (O-160, O-161). */
export const ajomatkaFields = fields({
  kilometrit: nullable(
    number({ from: 0, to: MATKA_AT_MOST.metres / METRES, scale: 3, unit: 'km' }, 'Kilometrit', {
      fault: errors['KEIKKA.INVALID_MATKA'].text,
    }),
  ),
  minuutit: nullable(
    number({ from: 0, to: MATKA_AT_MOST.minutes, scale: 2, unit: 'min' }, 'Minuutit', {
      fault: errors['KEIKKA.INVALID_AJOAIKA'].text,
    }),
  ),
});

/** The window's fields. */
export interface Ajomatka {
  kilometrit: number | null;
  minuutit: number | null;
}

/** The way in whole kilometres and minutes (O-163). */
export const pyoristetty = ({ matkaM, matkaAika }: Pituus): Ajomatka => ({
  kilometrit: matkaM === null ? null : Math.round(matkaM / METRES),
  minuutit: matkaAika === null ? null : Math.round(matkaAika),
});

/** The way that is stored: what is shown rounded stays exact unless something else is typed over it. */
export function tallennettava({ kilometrit, minuutit }: Ajomatka, shown: Pituus): Pituus {
  const rounded = pyoristetty(shown);
  return {
    matkaM: kilometrit === rounded.kilometrit ? shown.matkaM : kilometrit && Math.round(kilometrit * METRES),
    matkaAika: minuutit === rounded.minuutit ? shown.matkaAika : minuutit,
  };
}

/** How a look-up ended, beside the one before. */
export type Haku = 'updated' | 'same' | 'arvio' | 'stays';

/** What a forced look-up brought: a service that did not answer leaves what is stored, or an estimate. */
export function hakuOf(fresh: Matka, before: Matka | undefined): Haku {
  if (fresh.isArvio) return 'arvio';
  if (fresh.entryTime === before?.entryTime) return 'stays';
  const isSame = before?.matkaM === fresh.matkaM && before.matkaAika === fresh.matkaAika;
  return isSame ? 'same' : 'updated';
}

/** Both ends of an order's way; each null while it is not known. */
export interface Paikat {
  tehdas: Place | null;
  tyomaa: Place | null;
}

export const paikatOf = (keikka: AjomatkaTilaus): Paikat => ({
  tehdas: placeOf(keikka.betoniSijaintiLat, keikka.betoniSijaintiLng),
  tyomaa: placeOf(keikka.tyomaaLat, keikka.tyomaaLng),
});

const placeOf = (lat: number | null, lng: number | null): Place | null =>
  lat === null || lng === null ? null : { lat, lng };

/** Which place is missing for a look-up (O-162); null when none is. */
export function puuttuva({ tehdas, tyomaa }: Paikat): keyof typeof texts.missing | null {
  if (tehdas) return tyomaa ? null : 'tyomaa';
  return tyomaa ? 'tehdas' : 'molemmat';
}

/** '18,4 km' of an order; nothing of one without a way (O-163). */
export const kilometresOf = (matkaM: number | null): string => (matkaM ? kilometresText(matkaM) : '');

/** '18 km, 25 min', rounded as the fields are. */
export const matkaInWords = ({ matkaM, matkaAika }: Matka): string =>
  texts.matka(kilometresText(Math.round(matkaM / METRES) * METRES), minutesText(matkaAika));

/** The minutes that are typed; null while they are no time that can be driven. */
export const ajoaikaOf = ({ minuutit }: Ajomatka): number | null =>
  minuutit !== null && minuutit >= 0 && minuutit <= MATKA_AT_MOST.minutes ? minuutit : null;
