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
    syyt: {
      rivi2: 'rivillä 2 on postinumero ja kaupunki',
      pilkku: 'pilkku erottaa kaupungin',
      lyhenne: 'lyhenne kirjoitetaan auki',
      osoitehaku: 'osoitehausta',
    } satisfies Record<OsoiteSyy, string>,
  },
  muokkaus: {
    open: 'Muokkaa työmaata',
    openAfterSave: 'Tallenna tilaus ensin',
    title: 'Muokkaa työmaata',
    loading: 'Ladataan työmaata...',
    loadFailed: 'Virhe työmaatietojen latauksessa',
    sijaintiOfOther: 'Sijainti on edellisen osoitteen. Korjaa tai tyhjennä se.',
    tyhjenna: 'Tyhjennä sijainti',
    kartta: {
      label: 'Työmaan sijainti kartalla',
      move: 'Siirrä merkkiä hiirellä, sormella tai nuolinäppäimillä.',
      press: 'Ei sijaintia. Paina karttaa kohdasta, jossa työmaa on.',
    },
    omaVersio: 'Tilauksella on oma versio',
    poikkeaa: 'Tilauksen työmaa poikkeaa yhteisestä työmaasta',
    kenttia: (count: number) => (count === 1 ? '1 kenttä' : `${count} kenttää`),
    palauta: 'Palauta yhteisen tiedot',
    kentta: 'Kenttä',
    tamaTilaus: (keikkaId: number) => `Tämä tilaus ${keikkaId}`,
    yhteinen: 'Yhteinen työmaa',
    muutettu: 'Muutettu',
    nyt: 'nyt',
    minne: 'Mihin muutokset tallennetaan?',
    tilaukseen: {
      label: 'Tallenna vain tähän tilaukseen',
      hint: 'Yhteinen työmaa ja muut tilaukset pysyvät ennallaan.',
    },
    yhteiseen: {
      label: 'Tallenna myös yhteiseen työmaahan',
      hint: (count: number) =>
        count === 1
          ? 'Yhteinen työmaa on sen jälkeen kuin tässä.'
          : `Työmaata käyttää ${count} tilausta. Niiden omat versiot säilyvät.`,
    },
    tallennaTilaukseen: 'TALLENNA TILAUKSEEN',
    tallennaYhteiseen: 'TALLENNA MOLEMPIIN',
    korjattu: ({ tyomaaOsoite1, tyomaaOsoite2, tyomaaOsoite3, tyomaaOsoite4 }: OsoiteRivit) =>
      `Osoite tallennettiin korjattuna: ${[tyomaaOsoite1, tyomaaOsoite2, tyomaaOsoite3, tyomaaOsoite4].filter(Boolean).join(', ')}`,
    failed: 'Työmaan tallennus epäonnistui',
    failedOfTilaus: 'Virhe työmaatietojen tallentamisessa',
    conflict: 'Työmaata on muutettu samaan aikaan',
  },
  henkilot: {
    title: 'Yhteyshenkilöt',
    yhteyshenkilo: 'Yhteyshenkilö',
    add: 'Lisää henkilö',
    henkilo: 'Henkilö',
    placeholder: 'Nimi tai puhelinnumero',
    tehtava: 'Tehtävä',
    eiTehtavaa: 'Ei tehtävää',
    call: (nimi: string) => `Soita: ${nimi}`,
    remove: (nimi: string) => `Poista työmaalta: ${nimi}`,
    removed: (nimi: string) => `${nimi} poistettu työmaalta`,
    undo: 'Kumoa',
    none: 'Työmaalla ei ole henkilöitä.',
    loading: 'Ladataan työmaan henkilöitä...',
    loadFailed: 'Työmaan henkilöiden lataus epäonnistui',
    addFailed: 'Henkilön lisääminen työmaalle epäonnistui',
    removeFailed: 'Henkilön poistaminen työmaalta epäonnistui',
  },
  tehtaalta: {
    heading: 'Tehtaalta, linnuntietä',
    /** The order would get another factory with the site. */
    vaihtuu: (tehdas: string) => `⇄ ${tehdas}`,
    foot: '⇄ Lähin tehdas vaihtuu, kun työmaa valitaan',
  },
  undoFailed: 'Työmaan muutosta ei voitu perua',
  savedStep: (nimi: string) => ({
    text: `Työmaan ”${nimi}” tiedot muutettu`,
    undone: `Työmaan ”${nimi}” muutos peruttu`,
  }),
  savedBoth: (nimi: string) => ({
    text: `Työmaan ”${nimi}” tiedot muutettu tilaukseen ja yhteiseen työmaahan`,
    undone: `Työmaan ”${nimi}” muutos peruttu tilauksesta ja yhteisestä työmaasta`,
  }),
  failed: 'Työmaan luonti epäonnistui',
} as const;
