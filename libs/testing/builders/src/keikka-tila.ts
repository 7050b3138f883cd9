import type { KeikkaTila } from '@keikka/contracts';
import { keikkaTila as ids } from '@keikka/domain';

/** Name and category of each status that a dispatcher may set, in the order of the list. */
const named = new Map<number, readonly [string, string]>([
  [ids.luonnos, ['Luonnos', 'muu']],
  [ids.lahetetty, ['Lähetetty', 'muu']],
  [ids.kasittelyssa, ['Käsittelyssä', 'valmis']],
  [ids.toimitusvalmis, ['Toimitusvalmis', 'valmis']],
  [ids.meneillaan, ['Toimitus meneillään', 'muu']],
  [ids.peruttu, ['Tilaus peruttu', 'muu']],
  [ids.toimitettu, ['Toimitettu', 'valmis']],
  [ids.poistettu, ['Tilaus poistettu', 'poistettu']],
]);

/** A status; the usual one is that of an order that is ready to be delivered. */
export function keikkaTila(keikkaTilaId: number = ids.toimitusvalmis): KeikkaTila {
  const [keikkaTilaSelite, keikkaTilaCategory] = named.get(keikkaTilaId) ?? ['', 'muu'];
  return {
    keikkaTilaId,
    keikkaTilaSelite,
    keikkaTilaSelite2: '',
    keikkaTilaCategory,
    iconName: '',
    iconColor: 'primary',
    isSelectable: 1,
    orderNumber: [...named.keys()].indexOf(keikkaTilaId),
  };
}

/** The list of statuses. */
export const keikkaTilat = (): KeikkaTila[] => [...named.keys()].map((id) => keikkaTila(id));

/** How an order names its status. */
export function tilaNames(
  keikkaTilaId?: number,
): Pick<KeikkaTila, 'keikkaTilaId' | 'keikkaTilaSelite' | 'keikkaTilaCategory'> {
  const { keikkaTilaId: id, keikkaTilaSelite, keikkaTilaCategory } = keikkaTila(keikkaTilaId);
  return { keikkaTilaId: id, keikkaTilaSelite, keikkaTilaCategory };
}
