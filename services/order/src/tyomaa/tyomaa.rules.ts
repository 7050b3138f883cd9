import type { TyomaaFields } from './tyomaa.entity.js';

type AddressLines = Pick<TyomaaFields, 'tyomaaOsoite1' | 'tyomaaOsoite2' | 'tyomaaOsoite3' | 'tyomaaOsoite4'>;

/** The address in one line: 'Kauppakatu 12, A-porras, 08100 Lohja'. Lines 3 and 4 are postal code and city. */
export function addressLine(site: AddressLines): string {
  const town = [site.tyomaaOsoite3, site.tyomaaOsoite4].filter(Boolean).join(' ');
  return [site.tyomaaOsoite1, site.tyomaaOsoite2, town].filter(Boolean).join(', ');
}
