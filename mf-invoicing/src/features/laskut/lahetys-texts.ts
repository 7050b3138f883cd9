import type { LahetysKohde, LahetysTarkastus, LahetysTila, LaskuKohde } from '@keikka/contracts';

const illative: Readonly<Record<LaskuKohde, string>> = { Netvisor: 'Netvisoriin', Fennoa: 'Fennoaan' };

/** The Finnish texts of the sending of invoices. */
export const lahetysTexts = {
  laheta: (kohde: LaskuKohde) => `Lähetä ${illative[kohde]}`,
  paperi: {
    nimi: 'paperilla',
    laskuta: 'Laskuta paperilla',
    kysymys: (maksaja: string, summa: string) => ({
      title: 'Laskutetaan paperilla',
      text: `${maksaja}, ${summa}. Lasku saa numeron ja lukitaan. Tulosta se sitten painikkeella PDF.`,
      confirmLabel: 'KYLLÄ, laskuta',
      cancelLabel: 'PERUUTA',
    }),
    onnistui: (laskuNo: string) => `Lasku ${laskuNo} on laskutettu. Tulosta se painikkeella PDF.`,
    epaonnistui: 'Laskutus epäonnistui',
  },
  lahetetty: 'Lähetetty',
  eiLahetetty: 'Ei lähetetty',
  kysymys: (kohde: LaskuKohde, maksaja: string, summa: string) => ({
    title: `Lähetetään lasku ${illative[kohde]}`,
    text: `${maksaja}, ${summa}. Lähetettyä laskua ei voi enää muuttaa.`,
    confirmLabel: 'KYLLÄ, lähetä lasku',
    cancelLabel: 'PERUUTA',
  }),
  onnistui: (kohde: LaskuKohde) => `Lasku lähetetty ${illative[kohde]}`,
  kesken: 'Lähetys kesken, varmistetaan…',
  epaonnistui: 'Laskun lähetys epäonnistui',
  tilat: {
    odottaa: 'Odottaa',
    lähetyksessä: 'Lähetyksessä',
    varmistetaan: 'Varmistetaan',
    lähetetty: 'Lähetetty',
    epäonnistui: 'Epäonnistui',
    ristiriita: 'Ristiriita',
  } satisfies Record<LahetysTila, string>,
  empty: {
    title: 'Laskua ei ole lähetetty',
    text: (kohde: LaskuKohde) =>
      `Kun lasku lähetetään ${illative[kohde]}, täällä näkyy jokainen pyyntö ja vastaus.`,
  },
  loading: 'Ladataan lähetyksen tietoja...',
  loadFailed: 'Lähetyksen tietojen lataaminen epäonnistui',
  yritykset: 'Yritykset',
  vaiheet: 'Lähetyksen vaiheet',
  eiViela: 'ei vielä',
  numero: (laskuNo: string) => `Numero ${laskuNo}`,
  avain: (avain: string) => `avain ${avain}`,
  jatkuu: (kello: string) => `jatkuu ${kello}`,
  kesto: (ms: number) => `${(ms / 1_000).toFixed(1).replace('.', ',')} s`,
  kaynnissa: 'käynnissä',
  pyynto: 'Pyyntö',
  vastaus: 'Vastaus',
  eiSaatu: 'ei saatu',
  naytaPyynto: (nimi: string) => `Näytä pyyntö: ${nimi}`,
  avaimetPoistettu: 'avaimet ja tunnisteet poistettu',
  ristiriita: {
    otsikko: 'Mikä eroaa',
    selite: (laskuNo: string) =>
      `Numerolla ${laskuNo} on järjestelmässä toinen lasku. Mitään ei lähetetä ennen vapautusta.`,
    eiLoydy:
      'Lasku on lähetetty monta kertaa, eikä sitä löydy järjestelmästä. Ota yhteys järjestelmän tukeen ennen vapautusta.',
    hyvaksymatta: 'Lasku on järjestelmässä, mutta sitä ei hyväksytty. Sitä ei lähetetä uudelleen.',
    hyvaksyUudelleen: 'Yritä hyväksyntää uudelleen',
    hyvaksyUudelleenHint: (laskuNo: string) => `Lasku ${laskuNo} haetaan järjestelmästä ja hyväksytään.`,
    kohta: 'Kohta',
    meilla: 'Keikassa',
    siella: (kohde: LahetysKohde, avain: string) =>
      `${kohde === 'Fennoa' ? 'Fennoassa' : 'Netvisorissa'}, ${avain}`,
    sama: 'sama',
    eri: 'eri',
    vapauta: 'Vapauta työ',
    uusiNumero: 'Anna uusi numero ja lähetä',
    uusiNumeroHint: (laskuNo: string) =>
      `Lasku saa uuden numeron. Numero ${laskuNo} jää järjestelmän laskulle.`,
    samaLasku: 'Kuittaa samaksi laskuksi',
    samaLaskuHint: (avain: string) => `Lasku merkitään lähetetyksi avaimella ${avain}.`,
    samaLaskuEi: 'Ei käytettävissä, kun summa eroaa.',
    pysayta: 'Pidä pysäytettynä',
    pysaytaHint: 'Lasku odottaa, jonon muut laskut lähtevät.',
    peruste: 'Peruste',
    perusteHint: 'Peruste, nimi ja aika jäävät lokiin.',
    vapautaNyt: {
      uusiNumero: 'VAPAUTA JA LÄHETÄ',
      samaLasku: 'KUITTAA SAMAKSI',
      pysayta: 'PIDÄ PYSÄYTETTYNÄ',
    },
    vainYllapitaja: 'Yrityksen ylläpitäjä ratkaisee ristiriidan.',
    onnistui: {
      uusiNumero: 'Lähetys vapautettu',
      samaLasku: 'Lasku kuitattu lähetetyksi',
      pysayta: 'Lasku pidetään pysäytettynä',
    },
    epaonnistui: 'Lähetyksen vapautus epäonnistui',
  },
  lahetykset: {
    otsikko: 'Lähetykset',
    jono: (valmiina: number, kaikki: number) => `${valmiina} / ${kaikki} lähetetty`,
    empty: {
      title: 'Laskuja ei ole lähetetty',
      text: 'Kun lasku lähetetään laskutusjärjestelmään, se näkyy täällä.',
    },
    loadFailed: 'Lähetysten lataaminen epäonnistui',
    refreshFailed: 'Lähetysten päivitys epäonnistui. Näytetään aiemmin haetut.',
    jonossa: 'Jonossa',
    yritys: (yritys: number) => `Yritys ${yritys}`,
  },
  tarkastus: {
    kunnossa: 'Tarkastettu yöllä, kunnossa',
    puuttuu: 'Yön tarkastuksessa laskua ei löytynyt järjestelmästä',
    eroaa: 'Yön tarkastuksessa lasku oli järjestelmässä toisenlainen',
    eiVastausta: 'Yön tarkastuksessa järjestelmä ei vastannut',
  } satisfies Record<LahetysTarkastus, string>,
  poikkeamia: (maara: number) =>
    maara === 1 ? '1 poikkeama yön tarkastuksessa' : `${maara} poikkeamaa yön tarkastuksessa`,
  lahetetaan: 'Laskua lähetetään. Sitä ei voi muuttaa, ennen kuin tulos tiedetään.',
} as const;
