import type { Kind, Level } from './model/tasot.js';

/** What a level means there (O-139). */
const meanings: Readonly<Record<Kind, Readonly<Record<Level, string>>>> = {
  keikka: {
    write: 'saa muokata luonnosta',
    read: 'näkee tilauksen tiedot',
    none: 'ei näe tilausta',
  },
  tyomaa: {
    write: 'saa muokata työmaan luonnostilauksia',
    read: 'näkee työmaan kaikki tilaukset',
    none: 'ei näe työmaan tilauksia',
  },
  asiakas: {
    write: 'saa luoda ja lähettää uuden tilauksen asiakkaan nimissä',
    read: 'näkee asiakkaan kaikki tilaukset',
    none: 'ei näe asiakkaan tilauksia',
  },
};

/** The Finnish texts of who may see and write what. */
export const texts = {
  columns: { keikka: 'Tilaus', tyomaa: 'Työmaa', asiakas: 'Asiakas' },
  persons: 'Henkilöt',
  loading: 'Haetaan henkilöitä',
  loadFailed: 'Henkilöitä ei voitu hakea.',
  none: 'Ei henkilöitä',
  noTarget: {
    keikka: '',
    tyomaa: 'Tilauksella ei ole työmaata.',
    asiakas: 'Tilauksella ei ole asiakasta.',
  },
  levels: { write: 'Kirjoitus', read: 'Luku', none: 'Ei pääsyä' },
  meanings,
  noDraft: 'Tämä tilaus ei ole enää luonnos.',
  noEmail: 'Ei sähköpostia, oikeudet eivät toimi',
  /** Beside one who has no access here, and has it elsewhere. */
  still: (level: Level, kind: Kind) =>
    `Pääsee silti: ${texts.columns[kind].toLowerCase()}, ${texts.levels[level].toLowerCase()}`,
  levelOf: (name: string, level: Level) => `${name}: ${texts.levels[level]}`,
  heading: (name: string, kind: Kind) => `${name} · ${texts.columns[kind]}`,
  remove: 'Poista henkilö',
  removeQuestion: {
    title: 'Oletko varma?',
    text: 'Haluatko varmasti poistaa henkilön?',
    confirmLabel: 'Poista henkilö',
  },
  removed: 'Henkilö poistettu.',
  undo: 'Kumoa',
  saveFailed: 'Oikeutta ei voitu tallentaa.',
  addFailed: 'Henkilöä ei voitu lisätä.',
  removeFailed: 'Henkilön poisto epäonnistui.',
  edit: {
    title: 'Muokkaa henkilöä',
    addEmail: 'Lisää sähköposti',
    loadFailed: 'Henkilöä ei voitu hakea.',
    saved: 'Henkilö tallennettu',
    failed: 'Henkilön tallennus epäonnistui.',
    emailHint: 'Oikeudet toimivat vain sähköpostilla.',
  },
  add: 'Lisää henkilö',
  person: 'Henkilö',
  placeholder: 'Nimi, puhelin tai sähköposti',
  level: 'Oikeus',
  /** Of one who is on the list already. */
  isListed: (name: string) => `${name} on jo listalla.`,
} as const;
