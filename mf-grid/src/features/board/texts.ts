import { shortDay } from '@keikka/domain';

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

  cells: {
    vehicle: (vehicleNo: string) => `Ajoneuvo ${vehicleNo}`,
    driver: (vehicleNo: string) => `Ajoneuvon ${vehicleNo} kuljettaja`,
    vehicleInfo: 'Näytä ajoneuvotiedot',
    parts: {
      free: (count: number) => `Vapaat ${count}`,
      busy: (count: number) => `Varatut ${count}`,
      away: (count: number) => `Poissa ${count}`,
    },
    noDrivers: 'Kuljettajia ei löytynyt valitulle ajoneuvolle.',
  },

  menu: {
    label: 'Toiminnot',
    openWindow: 'Avaa uuteen ikkunaan',
    edit: 'Muokkaa',
    copy: 'Kopioi',
    cut: 'Leikkaa',
    moveMany: (count: number) => `Siirrä ${count} tilausta…`,
    choose: 'Valitse',
    unchoose: 'Poista valinnasta',
    remove: 'Poista',
    removeKeikka: 'Poista tilaus',
    statusesFailed: 'Tiloja ei saatu ladattua.',
  },

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
  move: {
    title: 'Siirrä',
    save: 'Siirrä',
    start: 'Alkaa',
    end: 'Päättyy',
    day: 'Uusi päivä',
    days: (days: number) => `${days > 0 ? '+' : '−'}${Math.abs(days)} pv`,
    week: (week: string) => `Viikko ${week.replace('vk ', '')} · tilauksia`,
    /** The orders of a day, and how many come or go. */
    load: (count: number, change: number) =>
      change === 0 ? `${count}` : `${count} ${change > 0 ? '+' : '−'} ${Math.abs(change)}`,
    many: (count: number) => `Siirrä ${count} tilausta`,
    way: (from: string, to: string) => `${shortDay(from)} → ${shortDay(to)}`,
    places: { label: 'Ajoneuvo ja aika', keep: 'Pidä ajoneuvo ja aika', choose: 'Valitse uudet' },
    cures: { vehicle: 'Vaihda ajoneuvo', driver: 'Vaihda kuljettaja' },
    allowed: 'Siirto on sallittu, päällekkäisyys jää ristiriitalistalle.',
    refused: 'Valitse toinen ajoneuvo punaisella merkityille.',
    hint: 'Enter siirtää · Esc peruuttaa, tilaukset jäävät valituiksi',
    reading: 'Luetaan päivää…',
    unread: 'Päivää ei saatu luettua.',
    retry: 'Yritä uudelleen',
  },
  setVehicle: { title: (name: string) => `Aseta ajoneuvolle: ${name}`, save: 'Aseta' },

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
