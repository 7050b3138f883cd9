/** Types of step log messages (G-120). We added 31 to 34: the specification names none for a move, a copy or drivers. */
export const stepLogType = {
  tilausvahvistusLahetetty: 4,
  betonitiedotLahetetty: 5,
  tuotu: 8,
  tilausvahvistus: 20,
  toimitettu: 21,
  tilaVaihdettu: 30,
  ajoneuvoVaihdettu: 31,
  aikaVaihdettu: 32,
  kopioitu: 33,
  kuljettajatVaihdettu: 34,
} as const;
