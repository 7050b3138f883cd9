import { shortDate } from '@keikka/domain';

export const texts = {
  vehiclesFailed: 'Ajoneuvon tietojen lataus epäonnistui',
  failed: 'Vaihtoehtojen lataus epäonnistui. Yritä uudelleen myöhemmin.',
  asiakkaatFailed: 'Asiakkaiden haku epäonnistui. Yritä uudelleen.',
  tyomaatFailed: 'Työmaiden haku epäonnistui. Yritä uudelleen.',
  personsFailed: 'Henkilöiden haku epäonnistui. Yritä uudelleen.',
  sites: { own: 'Asiakkaan työmaat, viimeksi käytetyt', others: 'Muut työmaat' },
  persons: { ofSite: 'Työmaan henkilöt', own: 'Asiakkaan yhteyshenkilöt', others: 'Muut henkilöt' },
  details: { asiakas: 'Y-tunnus', tyomaa: 'Viimeksi', person: 'Yritys' },
  near: 'lähes sama',
  /** The day of the latest order, and how many there are. */
  used: (lastPvm: string | null, count: number) =>
    lastPvm === null
      ? 'Ei tilauksia'
      : `${shortDate(lastPvm)} · ${count === 1 ? '1 tilaus' : `${count} tilausta`}`,
  none: 'Ei valintaa',
} as const;
