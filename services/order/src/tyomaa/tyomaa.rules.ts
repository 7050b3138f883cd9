import { createHash } from 'node:crypto';
import { Failure, type TyomaaFields } from '@keikka/contracts';
import { korjattuOsoite, searchText, isUnseen } from '@keikka/domain';

type AddressLines = Pick<TyomaaFields, 'tyomaaOsoite1' | 'tyomaaOsoite2' | 'tyomaaOsoite3' | 'tyomaaOsoite4'>;

const TRIMMED = ['tyomaaNimi', 'tyomaaAjoOhje', 'laskuViite', 'tyomaaMemo', 'tyomaaNum'] as const;

/** A site as it is stored, whatever the screen offered: trimmed, and its address repaired (I-102, R-28). */
export function tidySite<Site extends TyomaaFields>(site: Site): Site {
  const trimmed = Object.fromEntries(TRIMMED.map((name) => [name, site[name].trim()]));
  return { ...site, ...trimmed, ...korjattuOsoite(site) };
}

/** Two versions of a site with the same fields have the same (I-103). */
export const siteHash = (state: TyomaaFields): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 16);

/** @throws Failure TYOMAA.NO_STREET (O-166) */
export function requireStreet({ tyomaaOsoite1 }: Pick<TyomaaFields, 'tyomaaOsoite1'>): void {
  if (isUnseen(tyomaaOsoite1)) throw new Failure('TYOMAA.NO_STREET');
}

/** The address in one line: 'Kauppakatu 12, A-porras, 08100 Lohja'. Lines 3 and 4 are postal code and city. */
export function addressLine(site: AddressLines): string {
  const town = [site.tyomaaOsoite3, site.tyomaaOsoite4].filter(Boolean).join(' ');
  return [site.tyomaaOsoite1, site.tyomaaOsoite2, town].filter(Boolean).join(', ');
}

/** What a site is found by: its name, its address, its number and those of sites merged into it. */
export const tyomaaSearchText = (
  site: AddressLines &
    Pick<TyomaaFields, 'tyomaaNimi' | 'tyomaaNum'> & { readonly entisetNumerot?: readonly string[] },
): string =>
  searchText(
    site.tyomaaNimi,
    site.tyomaaOsoite1,
    site.tyomaaOsoite2,
    [site.tyomaaOsoite3, site.tyomaaOsoite4].join(' '),
    site.tyomaaNum,
    ...(site.entisetNumerot ?? []),
  );
