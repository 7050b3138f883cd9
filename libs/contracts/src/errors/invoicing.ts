import type { ErrorEntry } from './error-entry.js';

/** Failures of invoicing. */
export const invoicingErrors = {
  'LASKU.NOT_FOUND': { status: 404, text: 'Laskua ei löydy.' },
  'LASKU.NOT_BILLER': { status: 403, text: 'Yrityksesi ei voi laskuttaa tätä tilausta.' },
  'LASKU.NO_MAKSAJA': { status: 400, text: 'Maksaja-asiakastunnus puuttuu tai on virheellinen' },
  'LASKU.NO_POHJA': {
    status: 409,
    text: 'Laskulle valittu laskupohja on poistettu. Laskun rivit ovat ennallaan.',
  },
  'LASKU.UNKNOWN_KOHDE': { status: 400, text: 'Yrityksellä ei ole tätä lähetyskohdetta.' },
  'LASKU.UNKNOWN_TILA': { status: 400, text: 'Laskutustilaa ei ole olemassa.' },
  'LASKU.SENT': { status: 409, text: 'Lähetettyä laskua ei voi poistaa.' },
  'LASKU.LAHETYKSESSA': { status: 409, text: 'Laskua lähetetään parhaillaan. Sitä ei voi muuttaa nyt.' },
  'INTEGRAATIO.NO_SALAUS': {
    status: 409,
    text: 'Tunnuksia ei voi tallentaa, koska palvelimelle ei ole asetettu salausavainta.',
  },
  'LAHETYS.NO_KOHDE': { status: 409, text: 'Yritys ei lähetä laskuja tähän järjestelmään.' },
  'LAHETYS.NO_AVAIMET': {
    status: 409,
    text: 'Laskutusjärjestelmän tunnuksia ei ole tallennettu. Pyydä yrityksen ylläpitäjää lisäämään ne.',
  },
  'LAHETYS.MISMATCH': {
    status: 409,
    text: 'Lasku ei kuulu tälle tilaukselle tai maksajalle. Avaa lasku uudelleen.',
  },
  'LAHETYS.EI_LASKUTETA': {
    status: 409,
    text: 'Laskun tilan vuoksi sitä ei lähetetä. Vaihda tilaksi Valmis.',
  },
  // Under the name that the specification prints (I-129).
  ALREADY_SENT: { status: 409, text: 'Lasku on jo lähetetty.' },
  'LAHETYS.NO_RISTIRIITA': { status: 409, text: 'Lähetys ei ole ristiriidassa. Päivitä sivu.' },
  'LAHETYS.NO_PERUSTE': { status: 400, text: 'Kirjoita peruste.' },
  'LAHETYS.UNKNOWN_TAPA': { status: 400, text: 'Vapautustapaa ei ole olemassa.' },
  'LAHETYS.ERI_SUMMA': { status: 409, text: 'Laskua ei voi kuitata samaksi, koska summa eroaa.' },
  'LAHETYS.NO_ALV_TUNNUS': {
    status: 409,
    text: 'Ostajan ALV-tunnus puuttuu. Kun verovelvollisuus on käännetty, sen on oltava laskulla.',
  },
  'LAHETYS.VEROTUS_MUUTTUNUT': {
    status: 409,
    text: 'Ostajan tai tuotteen verotus on muuttunut. Päivitä laskun verot ja tarkista summat.',
  },
  'LAHETYS.NO_RIVIT': { status: 409, text: 'Laskulla ei ole rivejä, joten sitä ei voi lähettää.' },
  'LASKULOKI.NOT_FOUND': { status: 404, text: 'Lokimerkintää ei löydy.' },
  'LASKULOKI.EMPTY': { status: 400, text: 'Kirjoita lokimerkintä.' },
  'LASKULOKI.NO_LASKU': { status: 400, text: 'keikkaLaskuId is required' },
  'LASKULOKI.NOT_OWN': { status: 403, text: 'Voit poistaa vain omia lokimerkintöjäsi.' },
  'LASKU.LASKUTETTU': { status: 409, text: 'Laskutettua laskua ei voi muuttaa.' },
  'LASKU.HYVITETTY': {
    status: 409,
    text: 'Laskulla on hyvityslasku, joten se pysyy laskutettuna.',
  },
  'HYVITYS.EI_LASKUTETTU': {
    status: 409,
    text: 'Vain laskutetun laskun voi hyvittää. Muuta avointa laskua suoraan.',
  },
  'HYVITYS.ON_HYVITYS': { status: 409, text: 'Hyvityslaskua ei voi hyvittää.' },
  'HYVITYS.EI_JALJELLA': { status: 409, text: 'Laskulla ei ole enää hyvitettävää.' },
  'HYVITYS.EI_MAARAA': {
    status: 400,
    text: 'Anna hyvitettävä määrä. Jos riviä ei hyvitetä, poista se.',
  },
  // The details name the row and what is left of it.
  'HYVITYS.YLI': { status: 409, text: 'Riviltä ei voi hyvittää enempää kuin siitä on hyvittämättä.' },
  'HYVITYS.ALKUPERAISESTA': {
    status: 409,
    text: 'Hyvityslasku seuraa alkuperäistä laskua. Voit muuttaa määriä ja tekstejä ja poistaa rivejä.',
  },
  'LASKURIVI.NOT_FOUND': { status: 404, text: 'Laskuriviä ei löydy.' },
  'LASKURIVI.UNKNOWN_KIND': { status: 400, text: 'Rivi on tuntematon tyyppi' },
  'LASKURIVI.NO_LASKUTTAJA': {
    status: 400,
    text: 'Laskuttaja-asiakastunnus puuttuu. Rivin tallennus ei onnistu.',
  },
  'LASKURIVI.NO_MAKSAJA': {
    status: 400,
    text: 'Maksaja-asiakastunnus puuttuu. Rivin tallennus ei onnistu.',
  },
  'LASKURIVI.NO_LASKU': {
    status: 400,
    text: 'Keikka lasku tai pohja ID puuttuu. Rivin tallennus ei onnistu.',
  },
  'LASKURIVI.KAAVA_INVALID': { status: 400, text: 'Laskurivin kaavassa on virhe.' },
  'LASKURIVI.TOO_MANY': { status: 409, text: 'Laskulla voi olla enintään 200 riviä.' },
  'LASKURIVI.MAARA_OUT_OF_RANGE': { status: 400, text: 'Määrä voi olla enintään 1 000 000.' },
  'LASKURIVI.HINTA_OUT_OF_RANGE': { status: 400, text: 'Hinta voi olla enintään 1 000 000 euroa.' },
  'LASKURIVI.ALE_OUT_OF_RANGE': { status: 400, text: 'Alennuksen on oltava 0–100 %.' },
  'LASKURIVI.ALV_OUT_OF_RANGE': { status: 400, text: 'ALV-prosentin on oltava 0–100.' },
  'LASKUAJO.NOT_FOUND': { status: 404, text: 'Laskuajoa ei löydy.' },
  'LASKUAJO.RUNNING': {
    status: 409,
    text: 'Laskuajo on jo käynnissä. Odota, että se valmistuu, tai keskeytä se.',
  },
  'LASKUTTAMATTA.MENDED': { status: 409, text: 'Tilauksella ei ole enää tätä korjattavaa. Päivitä lista.' },
  'LASKUTTAMATTA.POHJA_DOES_NOT_FIT': { status: 409, text: 'Laskupohja ei sovi tilaukselle.' },
  'LASKUTTAMATTA.NO_RIVIT': { status: 409, text: 'Laskupohjasta ei tule tilaukselle yhtään riviä.' },
  'LASKUPOHJA.NOT_FOUND': { status: 404, text: 'Laskupohja ei löytynyt' },
  'LASKUPOHJA.NIMI_REQUIRED': { status: 400, text: 'Laskupohjalla on oltava nimi.' },
  'LASKUPOHJA.DAYS_REVERSED': { status: 400, text: 'Voimassaolo päättyy ennen kuin se alkaa.' },
  'LASKUPOHJA.UNKNOWN_ASIAKAS': { status: 400, text: 'Asiakasta ei löydy.' },
  'LASKUPOHJA.UNKNOWN_TILA': { status: 400, text: 'Laskupohjan tilaa ei ole olemassa.' },
  // The details name the field, what is wrong with its formula, and where.
  'LASKUPOHJA.KAAVA_INVALID': { status: 400, text: 'Laskupohjan kaavassa on virhe.' },
  'LASKUPOHJA.TOO_MANY': { status: 409, text: 'Laskupohjalla voi olla enintään 100 riviä.' },
  'LASKUPOHJA.UNKNOWN_LISA': { status: 400, text: 'Lisän kohdetta ei ole olemassa.' },
  'LASKUPOHJABETONI.NOT_FOUND': { status: 404, text: 'Laskupohjan betonia ei löydy.' },
  'LASKUPOHJABETONI.HINTA_REQUIRED': { status: 400, text: 'Betonilla on oltava hinta.' },
  'LASKUPOHJARIVI.NOT_FOUND': { status: 404, text: 'Laskupohjan riviä ei löydy.' },
  'OSAPUOLI.BAD_ALV_TUNNUS': { status: 400, text: 'ALV-tunnus ei kelpaa. Kirjoita se muodossa FI12345678.' },
  'OSAPUOLI.BAD_IBAN': { status: 400, text: 'IBAN-tilinumero ei kelpaa. Tarkista numerot.' },
  'OSAPUOLI.NO_ALKAEN': {
    status: 400,
    text: 'Kerro, mistä päivästä alkaen asiakas myy rakentamispalvelua.',
  },
  'OSAPUOLI.ADMIN_ONLY': {
    status: 403,
    text: 'Oman yrityksen laskutustietoja muuttaa yrityksen ylläpitäjä.',
  },
  'TULOSTE.LUONNOS': {
    status: 409,
    text: 'Laskulla ei ole vielä numeroa. Verkkolaskun saa, kun lasku on lähetetty.',
  },
  'TULOSTE.NO_TILI': {
    status: 409,
    text: 'Yrityksen tilinumero tai BIC puuttuu. Tallenna ne yrityksen laskutustietoihin.',
  },
  'TUOTE.NOT_FOUND': { status: 404, text: 'Tuotetta ei löydy.' },
  'TUOTE.NIMIKE_REQUIRED': { status: 400, text: 'Tuotteella on oltava nimike.' },
  'TUOTE.HINTA_OUT_OF_RANGE': { status: 400, text: 'Hinta voi olla enintään 1 000 000 euroa.' },
  'TUOTE.ALV_OUT_OF_RANGE': { status: 400, text: 'ALV-prosentin on oltava 0–100.' },
  // The details name the field, what is wrong with its formula, and where.
  'TUOTE.KAAVA_INVALID': { status: 400, text: 'Tuotteen kaavassa on virhe.' },
  'TUOTE.IN_USE': {
    status: 409,
    text: 'Tuote on lisätty yhdelle tai useammalle laskulle ja sitä ei voida poistaa',
  },
} as const satisfies Record<string, ErrorEntry>;
