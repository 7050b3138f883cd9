import { type TyomaaFields } from '@keikka/contracts';

/** A street is known by its number. */
const HAS_NUMBER = /\p{L}.*\s\d/u;

/** What a text that found no site says of a new one: 'Kauppakatu 12, Lohja' an address, 'As Oy Kielo' a name. */
export function newSite(typed: string): Pick<TyomaaFields, 'tyomaaNimi' | 'tyomaaOsoite1' | 'tyomaaOsoite4'> {
  const text = typed.trim();
  if (!HAS_NUMBER.test(text)) return { tyomaaNimi: text, tyomaaOsoite1: '', tyomaaOsoite4: '' };
  const [street = '', ...rest] = text.split(',').map((part) => part.trim());
  return { tyomaaNimi: '', tyomaaOsoite1: street, tyomaaOsoite4: rest.join(', ') };
}
