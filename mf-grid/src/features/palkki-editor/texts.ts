/** The Finnish texts of the palkki editor. */
export const texts = {
  newTitle: 'Uusi palkki',
  title: 'Palkki',
  help: {
    label: 'Mikä palkki on?',
    paragraphs: [
      'Palkki on ajoneuvon aikaa ilman tilausta: kommentti, huolto, poissaolo ajosta, varoitus tai muu merkintä päivän riville.',
      'Piirrä tyhjä aika riville hiirellä, kaksoisnapsauta sitä tai paina siinä Enter: palkki saa siitä ajoneuvon ja ajan.',
      'Muuten uusi palkki on klo 7:00–16:00. Kun tilaus tai palkki on valittuna, näppäimellä N tehty alkaa sen lopusta ja kestää tunnin.',
      'Alku on ennen loppua: jos ne menevät ristiin, palkki kestää tunnin alusta. Pisin kesto on vuosi.',
    ],
  },
  duration: 'Kesto',
  minutes: 'min',
  commentHint: 'Merkki *red, *blue, *green tai *bold muotoilee koko tekstin, esim. ”*red Letkun vaihto”.',
  preview: 'Rivillä näkyy',
  endMoved: (time: string) => `Loppu siirtyi: ${time}`,
  restoreEnd: 'Palauta',
  savePalkki: 'Tallenna palkki',
  close: 'Sulje',
  readFailed: 'Palkkia ei voitu ladata',
  gone: 'Joku muu on poistanut palkin.',
  saveFailed: 'Error saving palkki to DB !',
  typesFailed: 'Palkkilajeja ei saatu ladattua.',
  conflict: 'Kollega on muuttanut palkkia',
} as const;
