import type {
  AsiakasData,
  Betoni,
  GridKeikka,
  KeikkaData,
  KeikkaKuskiOfDay,
  KeikkaTila,
  TyomaaData,
  VehicleData,
} from '@keikka/contracts';

/** What an order has beside its declared fields and its grid row. */
type KeikkaOwn = Pick<
  KeikkaData,
  | 'foreignKey'
  | 'locked'
  | 'isLocked'
  | 'laskupohjaId'
  | 'updatedTime'
  | 'ytunnus'
  | 'isStepLogAccepted'
  | 'isLaskutusSet'
  | 'isToimitusSet'
  | 'hasToimitus'
  | 'toimitusToimitettu'
  | 'betonitiedotLahetetty'
  | 'tilausvahvistusLahetetty'
>;

/** The fields of the order's factory that the grid row lacks. */
type TehdasOwn = Pick<
  KeikkaData,
  | 'betoniSijaintiLyh'
  | 'betoniSijaintiLat'
  | 'betoniSijaintiLng'
  | 'betoniSijaintiOsoite1'
  | 'betoniSijaintiOsoite2'
>;

/** Everything one order is made of, as `keikkaPartsSql` reads it. */
export interface KeikkaParts {
  /** The declared fields as the database prints them. */
  fields: object;
  keikka: KeikkaOwn;
  row: GridKeikka;
  tehdas: TehdasOwn;
  /** The order's own copy of its site; without an id when it has no site. */
  keikkaTyomaa: Omit<TyomaaData, 'tyomaaId'> & { tyomaaId: number | null };
  /** The site as its owner knows it. */
  tyomaa: TyomaaData | null;
  /** With their prices when the reader may see them. */
  betonit: Betoni[];
  isPriced: boolean;
  kuskit: KeikkaKuskiOfDay[];
  tila: KeikkaTila | null;
  vehicle: VehicleData | null;
  asiakas: AsiakasData | null;
  betoniAsiakas: { email: string; phone: string } | null;
  person: Pick<KeikkaData, 'personFirstName' | 'personLastName' | 'personPhone' | 'personEmail'> | null;
  /** Types of the order's step log messages. */
  stepLogTypes: number[];
}
