export const texts = {
  product: 'Keikka',
  startFailed: 'Keikka ei käynnistynyt',
  grid: 'Grid',
  laskutus: 'Laskutus',
  tilaus: 'Tilaus',
  loading: 'Ladataan',
  remoteFailed: 'Näkymän lataaminen epäonnistui',
  remoteUnavailable: 'Muut näkymät toimivat. Yritä hetken kuluttua uudelleen.',
  remoteTooSlow: 'Lataus kesti liian kauan. Muut näkymät toimivat.',
  remoteBroken: 'Näkymässä tapahtui virhe. Muut näkymät toimivat.',
  noAsiakas: 'Käyttäjän asiakastietoja ei löydy',
  noAuth: 'Käyttäjän autentikointitietoja ei löydy',
} as const;
