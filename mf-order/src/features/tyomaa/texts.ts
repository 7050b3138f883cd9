import type { OsoiteRivit, OsoiteSyy } from '@keikka/domain';

/** The Finnish texts of an order's work site. */
export const texts = {
  placeholder: 'Työmaa tai osoite',
  make: (typed: string) => `Luo työmaa ”${typed}”`,
  title: 'Uusi työmaa',
  create: 'Luo työmaa',
  site: 'Työmaa',
  address: 'Osoite',
  korjaus: {
    title: 'Korjataanko osoite?',
    leave: 'Jätä ennalleen',
    accept: 'Korjaa osoite',
    empty: 'tyhjä',
    rivit: {
      tyomaaOsoite1: 'Osoite',
      tyomaaOsoite2: 'Osoiterivi 2',
      tyomaaOsoite3: 'Postinumero',
      tyomaaOsoite4: 'Kaupunki',
    } satisfies Record<keyof OsoiteRivit, string>,
    syyt: {
      rivi2: 'rivillä 2 on postinumero ja kaupunki',
      pilkku: 'pilkku erottaa kaupungin',
      lyhenne: 'lyhenne kirjoitetaan auki',
    } satisfies Record<OsoiteSyy, string>,
  },
  failed: 'Työmaan luominen epäonnistui. Yritä uudelleen.',
} as const;
