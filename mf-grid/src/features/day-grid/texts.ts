import { longDate, m3Text, numberText, type Yyyymmdd } from '@keikka/domain';
import type { DriverDropRejection } from './model/resolve-driver-drop.js';
import type { DropRejection } from './model/resolve-drop.js';

/** Every Finnish text of the day grid. */
export const texts = {
  documentTitle: (yyyymmdd: Yyyymmdd) => `Grid ${longDate(yyyymmdd)}`,
  loading: 'Ladataan aikataulunäkymää...',
  empty: 'Ei tilauksia',
  emptyText: (day: string) => `Päivälle ${day} ei ole tilauksia.`,
  makePalkki: 'Uusi palkki',
  loadFailed: 'Tilausten lataaminen epäonnistui',
  reload: 'Lataa uudelleen',
  shownFromMemory: 'Tilausten lataaminen epäonnistui, näytetään tilaukset muistista',
  renderFailed: 'Gridi-näkymän latausvirhe',
  refreshPage: 'Päivitä sivu',
  noCompany: 'Käyttäjän asiakastietoja ei löydy',
  noAuth: 'Käyttäjän autentikointitietoja ei löydy',

  timeFault: {
    title: (keikkaId: number) => `Aikavirhe keikalla ${keikkaId}`,
    text: 'Keikan loppuaika on ennen aloitusaikaa',
  },

  board: 'Päivän aikataulu',
  day: 'Päivä',
  today: 'Tänään',
  chooseDay: 'Valitse päivä',
  previousDay: 'Edellinen päivä',
  nextDay: 'Seuraava päivä',
  refresh: 'Päivitä päivän tiedot',
  newPalkki: 'PALKKI',
  vehicle: 'Ajoneuvo',
  driver: 'Kuljettaja',
  noDriver: 'Ei kuljettajaa',
  conflict: 'Päällekkäin',
  driverConflict: 'Kuljettaja kahdessa työssä yhtä aikaa',
  conflicts: {
    title: 'Ristiriidat',
    count: (count: number) =>
      count === 0 ? 'Ei ristiriitoja' : count === 1 ? '1 ristiriita' : `${count} ristiriitaa`,
    noneText: 'Jokaisella ajoneuvolla ja kuljettajalla on yksi työ kerrallaan.',
    heading: (who: string, count: number) => `${who}: ${count} työtä päällekkäin`,
    open: 'Avaa',
    vehicle: (vehicleNo: string) => `Auto ${vehicleNo}`,
    driver: (name: string) => `Kuljettaja ${name}`,
    atTheSameTime: (who: string, keikkaId: number, more: number) =>
      `${who} on samaan aikaan työssä ${keikkaId}${more > 0 ? ` ja ${more} muussa` : ''}`,
    /** The other one is not the viewer's: its number stays untold. */
    withMasked: (who: string, more: number) =>
      `${who} on samaan aikaan toisessa työssä${more > 0 ? ` ja ${more} muussa` : ''}`,
  },
  unsaved: 'tallennetaan',
  masked: '2. Ei pääsyä',
  separator: (vehicleCount: number, keikkaCount: number, m3: number) =>
    [
      vehicleCount === 1 ? '1 ajoneuvo' : `${vehicleCount} ajoneuvoa`,
      keikkaCount === 1 ? '1 tilaus' : `${keikkaCount} tilausta`,
      m3Text(m3),
    ].join(' · '),
  more: (count: number) => `+${count}`,
  moreLabel: (count: number) => `${count} muuta samaan aikaan`,

  print: {
    sums: (count: number, m3: string) =>
      `${count === 1 ? '1 tilaus' : `${numberText(count)} tilausta`}, ${m3}`,
    printed: (when: string) => `Tulostettu ${when}`,
    list: 'Työt',
    site: 'Asiakas ja työmaa',
    tila: 'Tila',
  },
  strip: {
    label: 'Päivät kuormineen',
    work: (count: number, m3: string) =>
      `${count === 1 ? '1 tilaus' : `${numberText(count)} tilausta`}, ${m3}`,
    none: 'ei tilauksia',
  },
  filter: {
    label: 'Suodata',
    clear: 'Tyhjennä suodatus',
    hits: (count: number) =>
      count === 0 ? 'Ei osumia' : count === 1 ? '1 osuma' : `${numberText(count)} osumaa`,
  },

  cells: {
    vehicle: (vehicleNo: string) => `Ajoneuvo ${vehicleNo}`,
    driver: (vehicleNo: string) => `Ajoneuvon ${vehicleNo} kuljettaja`,
    vehicleInfo: 'Näytä ajoneuvotiedot',
    noDrivers: 'Kuljettajia ei löytynyt valitulle ajoneuvolle.',
  },

  facts: {
    time: 'Aika',
    betoni: 'Betoni',
    tehdas: 'Tehdas',
    pumppu: 'Pumppu',
    yhteyshenkilo: 'Yhteyshenkilö',
    source: 'Lähde',
    linja: (metres: number) => `linja ${metres} m`,
    leaves: (time: string) => `lähtö ${time}`,
  },

  menu: {
    label: 'Toiminnot',
    move: 'Siirrä…',
    openWindow: 'Avaa uuteen ikkunaan',
    edit: 'Muokkaa',
    copy: 'Kopioi',
    remove: 'Poista',
    removeKeikka: 'Poista tilaus',
    statusesFailed: 'Tiloja ei saatu ladattua.',
  },

  move: {
    title: 'Siirrä',
    save: 'Siirrä',
    start: 'Alkaa',
    end: 'Päättyy',
    resized: (what: string, from: string, to: string) => `Muutettiin aikaa, ${what}: ${from} → ${to}`,
    moved: (what: string, from: string, to: string) => `Siirrettiin ${what}: ${from} → ${to}`,
    keikka: (keikkaId: number) => `tilaus ${keikkaId}`,
    palkki: 'palkki',
    auto: (vehicleNo: string) => `auto ${vehicleNo}`,
  },

  undo: {
    undo: 'Kumoa',
    redo: 'Tee uudelleen',
    showDay: 'Näytä päivä',
    laterFirst: 'Kumoa ensin myöhempi muutos',
    turned: {
      undo: (what: string) => `Kumottiin: ${what}`,
      redo: (what: string) => `Tehtiin uudelleen: ${what}`,
    },
    colleague: {
      title: 'Kollega on muuttanut samaa tämän jälkeen',
      text: 'Jos jatkat, kollegan muutos korvautuu.',
      confirmLabel: 'Korvaa kollegan muutos',
      cancelLabel: 'Jätä ennalleen',
    },
    tila: (keikkaId: number, from: string, to: string) => `Tilaus ${keikkaId}: ${from} → ${to}`,
    driver: (name: string, vehicleNo: string) => `Kuljettaja ${name} → ${vehicleNo}`,
    copied: (keikkaId: number) => `Kopioitiin tilaus ${keikkaId}`,
    palkki: {
      copied: (title: string) => `Kopioitiin palkki: ${title}`,
      made: (title: string) => `Lisättiin palkki: ${title}`,
      changed: (title: string) => `Muutettiin palkkia: ${title}`,
    },
  },

  drag: {
    escape: 'Esc peruuttaa',
    rejected: {
      'DROP.NO_RIGHT': 'Sinulla ei ole oikeutta muuttaa aikataulua',
      'DROP.NO_TARGET': 'Pudota ajoneuvon riville',
      'DROP.UNCHANGED': 'Ei muutosta',
      'DROP.TEMPORARY': 'Väliaikaista palkkia ei voi siirtää',
      'DROP.MASKED': 'Ei pääsyä tilaukselle.',
      'DROP.FOREIGN_OWNER': 'Vain oman yrityksen tilauksia voi siirtää',
      'DROP.NOT_PLANNED': 'Yrityksesi ei suunnittele tätä ajoneuvoa',
      'DROP.NOT_IN_SERVICE': 'Ajoneuvo ei ole käytössä kyseisenä päivänä.',
      'DROP.LENGTH': 'Kesto on 15 minuutista viikkoon',
      'DRIVER.NO_TARGET': 'Pudota ajoneuvon riville',
      'DRIVER.UNCHANGED': 'Ajaa jo tätä ajoneuvoa',
      'DRIVER.AWAY': 'Kuljettaja on poissa kyseisenä päivänä.',
      'DRIVER.NOT_PLANNED': 'Yrityksesi ei suunnittele tätä ajoneuvoa',
      'DRIVER.NOT_IN_SERVICE': 'Ajoneuvo ei ole käytössä kyseisenä päivänä.',
    } satisfies Record<DropRejection | DriverDropRejection, string>,
  },

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
    page: 'Päivä',
    board: 'Valittu työ taululla',
    walk: 'Työstä toiseen',
    open: 'Avaa',
    leave: 'Peru siirto tai valinta',
    moveInTime: 'Aiemmaksi tai myöhemmäksi 15 min',
    resize: 'Lyhyemmäksi tai pidemmäksi 15 min',
    moveToVehicle: 'Toiselle ajoneuvolle',
    move: 'Siirrä valiten ajoneuvo ja aika',
    menu: 'Toiminnot',
    remove: 'Poista',
    undo: 'Kumoa viimeisin muutos',
    redo: 'Tee uudelleen',
  },

  failed: {
    vehicle: 'Ajoneuvon vaihto epäonnistui',
    time: 'Ajan tallennus epäonnistui',
    tila: 'Tilan vaihto epäonnistui',
    driver: 'Kuljettajan vaihto epäonnistui',
    palkki: 'Palkin tallennus epäonnistui',
    copy: 'Kopiointi epäonnistui',
  },

  drivers: {
    title: 'Kuljettajat',
    columns: 'kpl · m³',
    free: 'Töissä, ei ajoneuvoa',
    idle: 'ei ajoneuvoa',
    away: 'Poissa',
    none: 'Ei kuljettajia tälle päivälle.',
    setVehicle: 'Aseta ajoneuvolle…',
    setVehicleTitle: (name: string) => `Aseta ajoneuvolle: ${name}`,
    setVehicleSave: 'Aseta',
    call: (name: string) => `Soita: ${name}`,
  },

  statistics: {
    label: 'Päivän yhteenveto',
    keikat: 'tilausta',
    m3: 'm³',
    utilisation: 'käyttöaste',
    pieces: (count: number) => `${count} kpl`,
  },

  phone: {
    week: 'Viikko',
    previousWeek: 'Edellinen viikko',
    nextWeek: 'Seuraava viikko',
    closeSearch: 'Sulje',
    nothingFound: 'Ei osumia',
    nothingFoundText: (search: string, jobs: string) => `Haku ”${search}” ei osu mihinkään ${jobs}.`,
    jobsOf: (day: string) => `työhön ${day}`,
    ownJobsOf: (day: string) => `ajoosi ${day}`,
    ownJobs: 'Omat ajot',
    noOwnJobs: 'Ei omia ajoja',
    noOwnJobsText: (day: string) => `Sinulle ei ole merkitty ajoja päivälle ${day}.`,
    allJobs: 'Näytä kaikki ajot',
  },

  side: { label: 'Sivupalkki', hide: 'Piilota sivupalkki', show: 'Näytä sivupalkki' },
} as const;
