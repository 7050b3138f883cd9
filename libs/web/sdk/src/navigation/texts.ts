export const navigationTexts = {
  crashed: 'Sivulla tapahtui virhe',
  crashedText: 'Lataa sivu uudelleen. Tallennetut tiedot ovat tallessa.',
} as const;
