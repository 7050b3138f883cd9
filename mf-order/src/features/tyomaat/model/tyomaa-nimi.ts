import type { ListedTyomaa } from '@keikka/contracts';

/** What a site is called: one without a name by its street. */
export const tyomaaNimi = ({
  tyomaaNimi: nimi,
  tyomaaOsoite1,
}: Pick<ListedTyomaa, 'tyomaaNimi' | 'tyomaaOsoite1'>): string => nimi || tyomaaOsoite1;

/** Postal code and town. */
export const postiosoite = ({ tyomaaOsoite3, tyomaaOsoite4 }: ListedTyomaa): string =>
  [tyomaaOsoite3, tyomaaOsoite4].filter(Boolean).join(' ');

/** A site by number and name: two that are nearly the same are told apart by their numbers. */
export const nimiJaNumero = (
  tyomaa: Pick<ListedTyomaa, 'tyomaaNimi' | 'tyomaaNum' | 'tyomaaOsoite1'>,
): string => [tyomaa.tyomaaNum, tyomaaNimi(tyomaa)].filter(Boolean).join(' ');
