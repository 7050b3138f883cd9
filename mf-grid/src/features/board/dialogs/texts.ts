import { shortDay } from '@keikka/domain';

/** The Finnish texts of the board's menus and windows: they come with them, after the board. */
export const dialogTexts = {
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
} as const;
