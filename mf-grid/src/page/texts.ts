import { longDate, type Yyyymmdd } from '@keikka/domain';

/** The Finnish texts of the grid page. */
export const texts = {
  documentTitle: (yyyymmdd: Yyyymmdd) => `Grid ${longDate(yyyymmdd)}`,
  newOrder: 'TILAUS',
  newPalkki: 'PALKKI',
  noCompany: 'Käyttäjän asiakastietoja ei löydy',
  noAuth: 'Käyttäjän autentikointitietoja ei löydy',
  timeFault: {
    title: (keikkaId: number) => `Aikavirhe keikalla ${keikkaId}`,
    text: 'Keikan loppuaika on ennen aloitusaikaa',
  },
} as const;
