import type {
  ChangeAuthor,
  InputOf,
  tyomaaCalls,
  TyomaaFields,
  TyomaaVersio,
  TyomaaVersiot,
} from '@keikka/contracts';

/** The site of an order, or with order 0 the site as the company knows it. */
export interface TyomaaOf {
  tyomaaId: number;
  keikkaId: number;
}

/** What the window of a site edits: an order's copy of it, or the site itself. */
export interface Muokattava extends TyomaaVersio {
  /** Beside an order's copy: the site as the company knows it; null for who does not see it. */
  yhteinen: TyomaaVersio | null;
  keikkaCount: number;
  muutokset: Partial<Record<keyof TyomaaFields, ChangeAuthor>>;
}

/** What a save of a site sends. */
export type Saved = Omit<
  InputOf<typeof tyomaaCalls.set>,
  'ownerAsiakasId' | 'tyomaaId' | 'yyyymmdd' | 'keikkaId'
>;

export function muokattavaOf({
  globalTyomaa,
  keikkaTyomaa,
  keikkaCount = 0,
  muutokset = {},
}: TyomaaVersiot): Muokattava {
  const version = keikkaTyomaa ?? globalTyomaa;
  if (!version) throw new Error('a site has neither version');
  return { ...version, yhteinen: keikkaTyomaa ? (globalTyomaa ?? null) : null, keikkaCount, muutokset };
}
