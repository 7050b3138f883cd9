import type { TyomaaFields } from '@keikka/contracts';
import { korjattuOsoite, type OsoiteRivit } from '@keikka/domain';

/** A street is known by its number. */
const HAS_NUMBER = /\p{L}.*\s\d/u;

export const emptyOsoite: OsoiteRivit = {
  tyomaaOsoite1: '',
  tyomaaOsoite2: '',
  tyomaaOsoite3: '',
  tyomaaOsoite4: '',
};

/** What a text that found no site says of a new one: 'Kauppakatu 12, Lohja' an address, 'As Oy Kielo' a name. */
export function newSite(typed: string): Pick<TyomaaFields, 'tyomaaNimi'> & OsoiteRivit {
  const isAddress = HAS_NUMBER.test(typed);
  const osoite = { ...emptyOsoite, tyomaaOsoite1: isAddress ? typed : '' };
  return { tyomaaNimi: isAddress ? '' : typed.trim(), ...korjattuOsoite(osoite) };
}
