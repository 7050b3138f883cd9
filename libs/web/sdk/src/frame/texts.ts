export const frameTexts = {
  product: 'Keikka',
  mainNavigation: 'Päävalikko',
  skipToContent: 'Siirry sisältöön',
  userMenu: 'Käyttäjävalikko',
  signOut: 'Kirjaudu ulos',
  signOutFailed: 'Uloskirjautuminen epäonnistui',
  darkTheme: 'Tumma teema',
  lightTheme: 'Vaalea teema',
  themeHeading: 'Teema',
  themeSystem: 'Järjestelmän mukaan',
  connectionLost: 'Yhteys poikki',
  connectionLostTitle: 'Muiden muutokset eivät päivity. Yhteys katkesi klo',
} as const;
