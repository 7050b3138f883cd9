import type { KeikkaData } from '@keikka/contracts';
import { kilometresText } from '@keikka/domain';
import { metresBetween } from '@keikka/domain/ajomatka';
import { texts } from '../texts.js';

type Tehdas = Pick<
  KeikkaData,
  'betoniSijaintiId' | 'betoniSijaintiNimi' | 'betoniSijaintiLat' | 'betoniSijaintiLng'
>;
type Tilaus = Tehdas & Pick<KeikkaData, 'tyomaaLat' | 'tyomaaLng'>;

/** What a save tells of the factory that it chose by itself: which was the order's, which is now, and how far each is (O-291). */
export function vaihtunutTehdas(before: Tehdas, now: Tilaus): string | null {
  if (now.betoniSijaintiId === null || now.betoniSijaintiId === before.betoniSijaintiId) return null;
  const uusi = named(now, now);
  return before.betoniSijaintiId === null ? texts.valittu(uusi) : texts.vaihdettu(named(before, now), uusi);
}

/** 'Lohja (18,4 km)', in a straight line. */
function named(tehdas: Tehdas, { tyomaaLat, tyomaaLng }: Tilaus): string {
  const { betoniSijaintiNimi: nimi, betoniSijaintiLat: lat, betoniSijaintiLng: lng } = tehdas;
  if (lat === null || lng === null || tyomaaLat === null || tyomaaLng === null) return nimi;
  return `${nimi} (${kilometresText(metresBetween({ lat, lng }, { lat: tyomaaLat, lng: tyomaaLng }))})`;
}
