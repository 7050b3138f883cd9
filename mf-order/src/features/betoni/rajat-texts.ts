/** The Finnish texts of the window in which a company sets the limits of exposure classes. */
export const rajatTexts = {
  open: 'Rasitusluokkien rajat',
  title: 'Rasitusluokkien rajat',
  lead: 'Betonirivi huomauttaa, kun lujuus tai huokostus alittaa rajan. Raja ei estä tallennusta.',
  close: 'SULJE',
  columns: { luokka: 'Luokka', lujuus: 'Pienin lujuus', ilma: 'Huokostus', standardi: 'Standardi' },
  lujuusOf: (luokka: string) => `${luokka}: pienin lujuus`,
  ilmaOf: (luokka: string) => `${luokka}: huokostus`,
  standardi: (lujuus: string, ilma: boolean) => (ilma ? `${lujuus}, huokostus` : lujuus),
  saved: (luokka: string) => `Luokan ${luokka} raja tallennettu`,
  savedBack: (luokka: string) => `Luokan ${luokka} raja ennallaan`,
  saveFailed: 'Rajan tallennus epäonnistui',
  loading: 'Ladataan rajoja…',
  failed: 'Rajojen haku epäonnistui',
} as const;
