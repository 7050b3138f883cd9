import { SHORTEST_PASSWORD } from '@keikka/contracts';

export const welcomeTexts = {
  title: 'Tervetuloa',
  lead: (name: string, company: string) =>
    `${name}, ${company} on nyt Keikassa. Valitse salasana, niin pääset sisään.`,
  newPassword: 'Uusi salasana',
  passwordHint: `Vähintään ${SHORTEST_PASSWORD} merkkiä. Pitkä on parempi kuin monimutkainen.`,
  passwordShort: `Salasanassa on oltava vähintään ${SHORTEST_PASSWORD} merkkiä.`,
  begin: 'ALOITA',
  checking: 'Tarkistetaan linkkiä',
  failed: 'Linkkiä ei voitu tarkistaa',
  toLogin: 'Kirjaudu sisään',
} as const;
