import {
  keikkaFields,
  tyomaaFields,
  type AsiakasData,
  type KeikkaAccess,
  type KeikkaData,
  type KeikkaGetAnswer,
  type KeikkaTila,
} from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import { computed } from './computed.js';
import { otherColumns, type KeikkaParts } from './keikka-load.sql.js';

/**
 * The whole answer of an order load (O-243). The grid service adds the palkit beside the order. Parts that leave as
 * they were read are whitelisted by their SQL.
 */
export function toKeikkaAnswer(parts: KeikkaParts, access: KeikkaAccess): Omit<KeikkaGetAnswer, 'palkit'> {
  const { tyomaa, asiakas, vehicle, tila } = parts;
  const keikkaData = toKeikkaData(parts);
  const { tyomaaId, keikkaTilaId } = keikkaData;
  return {
    keikkaData,
    tyomaaData: tyomaa,
    keikkaTyomaaData: tyomaaId === null ? null : { tyomaaId, ...stateOf(tyomaaFields, keikkaData) },
    asiakasData: asiakas,
    keikkaAsiakasData: keikkaAsiakasOf(keikkaData, asiakas),
    vehicleData: vehicle,
    tilaData: tila ?? unknownTila(keikkaTilaId),
    yhteyshenkilot: parts.persons,
    access,
    vehicleKeikkaIds: parts.vehicleKeikkaIds,
    isMatkaArvio: parts.isMatkaArvio,
  };
}

/** An order as it leaves: all its names, each from the part that knows it best. */
export function toKeikkaData(parts: KeikkaParts): KeikkaData {
  const { row, fields, rest } = keikkaLayers(parts);
  const columns = Object.fromEntries(otherColumns.map((name) => [name, parts.keikka[name]])) as KeikkaColumns;
  return { ...row, ...columns, ...fields, ...rest };
}

type KeikkaColumns = Pick<KeikkaParts['keikka'], (typeof otherColumns)[number]>;

/**
 * What a reader of many orders needs of each: some names of `toKeikkaData`, without the two hundred others. An object of so
 * many names is a hash table, which costs more than all else that is done for an order.
 */
export function pickKeikkaData<Name extends keyof KeikkaData>(
  parts: KeikkaParts,
  names: readonly Name[],
): Pick<KeikkaData, Name> {
  const { row, fields, rest } = keikkaLayers(parts);
  const layers: readonly object[] = [rest, fields, parts.keikka, row];
  const picked = names.map((name) => {
    const layer = layers.find((one) => name in one) as Partial<KeikkaData> | undefined;
    return [name, layer?.[name]];
  });
  return Object.fromEntries(picked) as Pick<KeikkaData, Name>;
}

/** The grid row has everything that needs no more than itself; the declared fields and what follows lie over it. */
function keikkaLayers(parts: KeikkaParts) {
  const fields = stateOf(keikkaFields, parts.keikka);
  return { row: parts.row, fields, rest: computed(parts, fields) };
}

/** The customer as the order was made with it. */
function keikkaAsiakasOf(
  { asiakasId, asiakasNimi, ytunnus }: KeikkaData,
  asiakas: AsiakasData | null,
): AsiakasData | null {
  return asiakasId === null ? null : { asiakasId, asiakasNimi, ytunnus, colorCode: asiakas?.colorCode ?? '' };
}

/** An order may carry a status outside the list (7, 11, 200; G-129). Such a status is shown by its number. */
function unknownTila(keikkaTilaId: number): KeikkaTila {
  return {
    keikkaTilaId,
    keikkaTilaSelite: String(keikkaTilaId),
    keikkaTilaSelite2: '',
    keikkaTilaCategory: 'muu',
    iconName: 'luonnos',
    iconColor: 'inherit',
    isSelectable: 0,
    orderNumber: 9999,
  };
}
