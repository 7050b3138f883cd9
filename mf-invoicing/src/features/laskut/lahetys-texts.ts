import type { LahetysTila, LaskuKohde } from '@keikka/contracts';

const illative: Readonly<Record<LaskuKohde, string>> = { Netvisor: 'Netvisoriin', Fennoa: 'Fennoaan' };

/** The Finnish texts of the sending of invoices. */
export const lahetysTexts = {
  laheta: (kohde: LaskuKohde) => `Lähetä ${illative[kohde]}`,
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
  lahetetaan: 'Laskua lähetetään. Sitä ei voi muuttaa, ennen kuin tulos tiedetään.',
} as const;
