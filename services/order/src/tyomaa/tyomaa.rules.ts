import type { TyomaaFields } from '@keikka/contracts';
import { korjattuOsoite, searchText } from '@keikka/domain';

type AddressLines = Pick<TyomaaFields, 'tyomaaOsoite1' | 'tyomaaOsoite2' | 'tyomaaOsoite3' | 'tyomaaOsoite4'>;

const TRIMMED = ['tyomaaNimi', 'tyomaaAjoOhje', 'laskuViite', 'tyomaaMemo', 'tyomaaNum'] as const;

/** A site as it is stored, whatever the screen offered: trimmed, and its address repaired (I-102, R-28). */
export function tidySite<Site extends TyomaaFields>(site: Site): Site {
  const trimmed = Object.fromEntries(TRIMMED.map((name) => [name, site[name].trim()]));
  return { ...site, ...trimmed, ...korjattuOsoite(site) };
}

/** The address in one line: 'Kauppakatu 12, A-porras, 08100 Lohja'. Lines 3 and 4 are postal code and city. */
export function addressLine(site: AddressLines): string {
  const town = [site.tyomaaOsoite3, site.tyomaaOsoite4].filter(Boolean).join(' ');
  return [site.tyomaaOsoite1, site.tyomaaOsoite2, town].filter(Boolean).join(', ');
}

/** What a site is found by: its name, its address and its number. */
export const tyomaaSearchText = (
  site: AddressLines & Pick<TyomaaFields, 'tyomaaNimi' | 'tyomaaNum'>,
): string =>
  searchText(
    site.tyomaaNimi,
    site.tyomaaOsoite1,
    site.tyomaaOsoite2,
    [site.tyomaaOsoite3, site.tyomaaOsoite4].join(' '),
    site.tyomaaNum,
  );
