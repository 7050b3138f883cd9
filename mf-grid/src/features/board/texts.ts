/** The Finnish texts of the board. */
export const texts = {
  refresh: 'Päivitä päivän tiedot',
  /** How many orders are chosen to be moved together. */
  chosen: (count: number) => `${count} valittu`,
  driverConflict: 'Kuljettaja kahdessa työssä yhtä aikaa',
  driverAway: 'Kuljettaja poissa',
  more: (count: number) => `+${count}`,
  moreLabel: (count: number) => `${count} muuta samaan aikaan`,
  /** Dragged off the vehicle. */
  driverOff: (name: string) => `${name} → ei ajoneuvoa`,
  /** The text for a driver without a vehicle. */
  free: 'vapaa',
  columns: { driver: 'Kuljettaja', hours: (first: string, last: string) => `Työt kello ${first}–${last}` },

  slot: {
    hint: 'Ajoneuvo ja aika valmiina · Esc peruuttaa',
    spoken: (vehicleNo: string, times: string, makes: string) =>
      `${vehicleNo}, ${times}, tyhjä aika. ${makes}.`,
    /** What the keys make there, by what may be made. */
    makes: ({ makeOrder, makePalkki }: { makeOrder?: unknown; makePalkki?: unknown }) => {
      if (!makeOrder) return 'Enter lisää palkin';
      return makePalkki ? 'Enter lisää tilauksen, P palkin' : 'Enter lisää tilauksen';
    },
  },

  /** What Ctrl+C and Ctrl+X have taken. */
  clipboard: {
    copied: (what: string) => `Kopio otettu: ${what}. Ctrl+V liittää sen, myös toiselle päivälle.`,
    cut: (what: string) => `Leikattu: ${what}. Ctrl+V siirtää sen, myös toiselle päivälle.`,
    pasteHere: (what: string) => `Liitä kopio: ${what}`,
    moveHere: (what: string) => `Siirrä tähän: ${what}`,
    many: (count: number) => `${count} tilausta`,
  },
  escape: 'Esc peruuttaa',
  copy: 'Kopio',
  carry: {
    at: (vehicleNo: string, times: string, answer: string) => `${vehicleNo}, ${times}, ${answer}`,
    cancelled: 'Siirto peruttu',
    refused: {
      earlier: 'Päivä alkaa tästä',
      later: 'Päivä päättyy tähän',
      shorter: 'Kesto on vähintään 15 minuuttia',
      longer: 'Päivä päättyy tähän',
      up: 'Ylempänä ei ole ajoneuvoa',
      down: 'Alempana ei ole ajoneuvoa',
    },
  },

  keys: {
    board: 'Valittu työ taululla',
    walk: 'Työstä toiseen',
    open: 'Avaa',
    leave: 'Peru siirto tai valinta, haussa takaisin hakukenttään',
    hits: 'Seuraava tai edellinen osuma',
    moveInTime: 'Aiemmaksi tai myöhemmäksi 15 min',
    resize: 'Lyhyemmäksi tai pidemmäksi 15 min',
    moveToVehicle: 'Toiselle ajoneuvolle',
    choose: 'Valitse tilauksia siirrettäväksi yhdessä, myös Alt+klik',
    move: 'Siirrä valiten päivä, ajoneuvo ja aika',
    copy: 'Ota kopio',
    cut: 'Leikkaa',
    paste: 'Liitä valitun rivin vapaaseen paikkaan, valittuun aikaan tai samaan kohtaan toisena päivänä',
    slot: (makes: string) =>
      `Valitse tyhjä aika työn vierestä; nuolet siirtävät, Shift+nuolet pidentävät, ${makes}`,
    menu: 'Toiminnot',
    remove: 'Poista',
  },
} as const;
