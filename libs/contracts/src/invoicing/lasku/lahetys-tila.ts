/**
 * How far an invoice has come on its way to an invoicing system. `varmistetaan`: the system did not answer, so it is looked
 * for there before anything is sent again. `ristiriita`: there is another invoice in its place, which a person settles.
 */
export const lahetysTilat = [
  'odottaa',
  'lähetyksessä',
  'varmistetaan',
  'lähetetty',
  'epäonnistui',
  'ristiriita',
] as const;
export type LahetysTila = (typeof lahetysTilat)[number];
