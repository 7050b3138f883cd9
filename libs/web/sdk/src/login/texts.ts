export const loginTexts = {
  title: 'Kirjaudu sisään',
  email: 'Sähköposti',
  password: 'Salasana',
  showPassword: 'Näytä salasana',
  hidePassword: 'Piilota salasana',
  capsLock: 'Caps Lock on päällä',
  submit: 'KIRJAUDU',
  emailMissing: 'Kirjoita sähköpostiosoite.',
  passwordMissing: 'Kirjoita salasana.',
  ended: 'Istunto on päättynyt. Kirjaudu uudelleen sisään.',
} as const;
