import type { TyomaaData } from '@keikka/contracts';
import type { Keikka } from '../keikka/keikka.entity.js';
import type { Tyomaa } from './tyomaa.entity.js';

/** The fields a site and an order's version of it have in common. */
type TyomaaFields = Pick<Tyomaa & Keikka, Exclude<keyof TyomaaData, 'tyomaaId'>>;

/** A site, or an order's own version of it. */
export function toTyomaaData(tyomaaId: number, site: TyomaaFields): TyomaaData {
  return {
    tyomaaId,
    tyomaaNimi: site.tyomaaNimi,
    tyomaaNum: site.tyomaaNum,
    tyomaaOsoite1: site.tyomaaOsoite1,
    tyomaaOsoite2: site.tyomaaOsoite2,
    tyomaaOsoite3: site.tyomaaOsoite3,
    tyomaaOsoite4: site.tyomaaOsoite4,
    tyomaaAjoOhje: site.tyomaaAjoOhje,
    tyomaaMemo: site.tyomaaMemo,
    laskuViite: site.laskuViite,
    tyomaaLat: site.tyomaaLat,
    tyomaaLng: site.tyomaaLng,
    tyomaaContactPersonId: site.tyomaaContactPersonId,
    yhteyshenkiloNimi: site.yhteyshenkiloNimi,
    yhteyshenkiloPuhelin: site.yhteyshenkiloPuhelin,
    yhteyshenkiloEmail: site.yhteyshenkiloEmail,
  };
}

type AddressLines = Pick<Tyomaa, 'tyomaaOsoite1' | 'tyomaaOsoite2' | 'tyomaaOsoite3' | 'tyomaaOsoite4'>;

/** The address in one line: 'Kauppakatu 12, A-porras, 08100 Lohja'. Lines 3 and 4 are postal code and city. */
export function addressLine(site: AddressLines): string {
  const town = [site.tyomaaOsoite3, site.tyomaaOsoite4].filter(Boolean).join(' ');
  return [site.tyomaaOsoite1, site.tyomaaOsoite2, town].filter(Boolean).join(', ');
}
