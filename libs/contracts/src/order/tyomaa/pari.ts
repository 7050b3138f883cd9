/** What makes two sites alike, the likeliest to be one and the same first. */
export const pariSyyt = [
  'lahesSamat',
  'samaOsoite',
  'kirjoitusasu',
  'lyhenne',
  'eriAsiakas',
  'eiPostinumeroa',
  'eiSijaintia',
] as const;
export type PariSyy = (typeof pariSyyt)[number];

/** Two sites of a company that may be one and the same; `tyomaaId` is the smaller of the two. */
export interface TyomaaPari {
  tyomaaId: number;
  toinenId: number;
  syy: PariSyy;
  /** The way between them as the crow flies; null where the place of either is not known. */
  metres: number | null;
}
