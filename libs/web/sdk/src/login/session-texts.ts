/** Apart from those of the sign-in, which who is signed in needs none of. */
export const sessionTexts = {
  restoring: 'Avataan istuntoa',
  unreachableTitle: 'Palvelimeen ei saada yhteyttä',
} as const;
