import type { TunnusNimi } from '@keikka/contracts';

/** The Finnish texts of the settings of invoicing. */
export const texts = {
  otsikko: 'Laskutuksen asetukset',
  vainYllapitaja: {
    title: 'Asetukset ovat yrityksen ylläpitäjän',
    text: 'Tilinumeron ja laskutusjärjestelmien tunnukset tallentaa yrityksen ylläpitäjä.',
  },
  loading: 'Ladataan asetuksia...',
  loadFailed: 'Asetusten lataaminen epäonnistui',
  oma: 'Yrityksen laskutustiedot',
  omaSelite: 'Nämä painuvat laskuille ja Finvoice-sanomiin.',
  saveFailed: 'Tallentaminen epäonnistui',
  gone: 'Yrityksen laskutustiedot on poistettu.',
  conflict: 'Yrityksen laskutustietoja on muutettu samaan aikaan',
  jarjestelmat: 'Laskutusjärjestelmät',
  jarjestelmatSelite: 'Tunnukset tallennetaan salattuina, eikä niitä näytetä enää tallentamisen jälkeen.',
  kaytossa: 'Käytössä',
  tuotanto: 'Tuotanto: laskut lähtevät asiakkaille',
  tunnukset: {
    customerId: 'Asiakastunnus',
    customerKey: 'Asiakasavain',
    organisationId: 'Y-tunnus järjestelmässä',
    apiUser: 'API-käyttäjä',
    apiKey: 'API-avain',
  } satisfies Record<TunnusNimi, string>,
  tallennettu: 'Tallennettu. Jätä tyhjäksi, jos et vaihda sitä.',
  eiTallennettu: 'Ei tallennettu',
  tallenna: 'TALLENNA',
  tallennettiin: (kohde: string) => `${kohde}: asetukset tallennettu`,
  poisto: (kohde: string) => ({
    title: `${kohde} pois käytöstä`,
    text: 'Järjestelmän tunnukset poistetaan, eikä laskuja voi enää lähettää siihen.',
    confirmLabel: 'KYLLÄ, poista käytöstä',
    cancelLabel: 'PERUUTA',
  }),
} as const;
