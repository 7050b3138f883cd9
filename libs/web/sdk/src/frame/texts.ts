export const frameTexts = {
  product: 'Keikka',
  mainNavigation: 'Päävalikko',
  skipToContent: 'Siirry sisältöön',
  menu: 'Valikko',
  userMenu: 'Käyttäjävalikko',
  signOut: 'Kirjaudu ulos',
  signOutFailed: 'Uloskirjautuminen epäonnistui',
  darkTheme: 'Tumma teema',
  lightTheme: 'Vaalea teema',
  systemTheme: 'Teema järjestelmän mukaan',
  connectionLost: 'Yhteys poikki',
  connectionLostTitle: 'Muiden muutokset eivät päivity. Yhteys katkesi klo',
} as const;
