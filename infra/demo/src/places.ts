import type { OrderDemo } from '@keikka/contracts';
import { asiakasIds } from './companies.js';
import { factoryPlaces, towns } from './geography.js';
import { customerNames, firstNames, lastNames, siteNames, siteWords, streets } from './names.js';
import { Random } from './random.js';

export type Tyomaa = NonNullable<OrderDemo['tyomaat']>[number];
export type Sijainti = NonNullable<OrderDemo['sijainnit']>[number];

export function factories(): Sijainti[] {
  return factoryPlaces.map((place, index) => ({
    sijaintiId: index + 1,
    asiakasId: place.asiakasId,
    sijaintiNimi: place.name,
    sijaintiLyh: place.short,
    osoite1: place.street,
    osoite2: place.town,
    lat: place.lat,
    lng: place.lng,
  }));
}

const SITE_COUNT = 150;

const FIRST_CONTACT_ID = 900_001;

/** The person to be called at a site, by its id. */
export const siteContactId = (tyomaaId: number): number => FIRST_CONTACT_ID - 1 + tyomaaId;

/** Work sites around the towns, each of one customer. The competitor has a few too. */
export function sites(): Tyomaa[] {
  const random = new Random('tyomaat');
  return Array.from({ length: SITE_COUNT }, (_, index) =>
    siteOf(random, index, index >= SITE_COUNT - 10 ? asiakasIds.competitor : asiakasIds.own),
  );
}

export function siteOf(random: Random, index: number, ownerAsiakasId: number): Tyomaa {
  const town = random.pick(towns);
  const word = random.pick(siteWords);
  const name =
    word === 'As Oy'
      ? `As Oy ${town.name}n ${random.pick(siteNames)}`
      : `${random.pick(siteNames)}, ${word.toLowerCase()}`;
  const contact = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  return {
    tyomaaId: index + 1,
    asiakasId: asiakasIds.firstCustomer + (index % customerNames.length),
    ownerAsiakasId,
    tyomaaNimi: name,
    tyomaaNum: String(26_000 + index),
    tyomaaOsoite1: `${random.pick(streets)} ${random.between(1, 98)}`,
    tyomaaOsoite2: '',
    tyomaaOsoite3: town.postalCode,
    tyomaaOsoite4: town.name,
    tyomaaAjoOhje: random.chance(0.3)
      ? 'Ajo tontille pohjoisen portin kautta. Pesupaikka pihan perällä.'
      : '',
    // North of the town centres there is land; to the south it would soon be sea.
    lat: round(town.lat + random.next() * 0.03),
    lng: round(town.lng + (random.next() - 0.5) * 0.06),
    tyomaaContactPersonId: siteContactId(index + 1),
    yhteyshenkiloNimi: contact,
    yhteyshenkiloPuhelin: `040 123 ${String(4000 + index)}`,
    yhteyshenkiloEmail: `tyomaa${index + 1}@yritykset.example`,
  };
}

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Driving distance and time from a factory to a site, estimated from the straight line: roads are a third longer. */
export function drive(from: Sijainti, to: Tyomaa): { metres: number; minutes: number } {
  const radians = Math.PI / 180;
  const x = (to.lng - from.lng) * radians * Math.cos(((to.lat + from.lat) / 2) * radians);
  const y = (to.lat - from.lat) * radians;
  const metres = Math.round(Math.hypot(x, y) * 6_371_000 * 1.3);
  return { metres, minutes: Math.max(4, Math.round(4 + metres / 950)) };
}

/** The factories nearest to a site, the nearest first. */
export function nearestFactories(all: readonly Sijainti[], site: Tyomaa, count: number): Sijainti[] {
  const byDistance = (one: Sijainti, other: Sijainti): number =>
    drive(one, site).metres - drive(other, site).metres;
  return [...all].sort(byDistance).slice(0, count);
}
