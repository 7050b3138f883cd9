import type { TarkistusKohde } from '@keikka/contracts';

/** The Finnish texts of what is to be looked at in a copied order. */
export const texts = {
  title: 'Kopioitu tilaus: tarkista',
  copiedFrom: (keikkaId: number) => `Kopioitu tilauksesta ${keikkaId}.`,
  task: 'Tarkista kuusi tietoa ennen toimitusvalmista.',
  progress: (done: number, all: number) => `${done} / ${all} tarkistettu`,
  kohteet: {
    paiva: 'Päivä',
    aika: 'Aika',
    maara: 'Määrä',
    betoni: 'Betoni',
    tyomaa: 'Työmaa',
    yhteyshenkilo: 'Yhteyshenkilö',
  } satisfies Record<TarkistusKohde, string>,
  go: (kohde: string) => `Tarkista: ${kohde}`,
  confirm: (kohde: string) => `Merkitse tarkistetuksi: ${kohde}`,
  isDone: (kohde: string) => `${kohde} tarkistettu`,
  check: 'Tarkista',
  checked: 'Tarkistettu',
  confirmed: (kohde: string) => `Merkitty tarkistetuksi: ${kohde}`,
  back: (kohde: string) => `${kohde} on taas tarkistettava`,
  failed: 'Tarkistuksen merkitseminen epäonnistui',
} as const;
