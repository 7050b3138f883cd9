/** Every Finnish text of the parts; the formula field has its own beside it. */
export const texts = {
  retry: 'Yritä uudelleen',
  close: 'Sulje',
  cancel: 'Peruuta',
  checked: 'Valittu',
  tooltip: 'Vihje',
  toasts: { region: 'Ilmoitukset', close: 'Sulje ilmoitus' },

  options: {
    choose: 'Valitse',
    notListed: 'Valitse luettelosta',
    none: 'Ei osumia',
    searching: 'Haetaan…',
    least: (letters: number) => `Kirjoita vähintään ${letters} merkkiä`,
    hits: (count: number) => (count === 1 ? '1 osuma' : `${count} osumaa`),
    keys: { move: 'siirry', choose: 'valitse', close: 'sulje' },
    clear: 'Tyhjennä valinta',
    show: 'Näytä vaihtoehdot',
    more: (shown: number, all: number) => `Näytetään ${shown} / ${all}. Kirjoita tarkentaaksesi.`,
  },
  calendar: {
    chooseDay: 'Valitse päivä',
    clear: (label: string) => `Tyhjennä ${label}`,
    previousMonth: 'Edellinen kuukausi',
    nextMonth: 'Seuraava kuukausi',
    week: 'Viikko',
    weekShort: 'vk',
    weekdays: ['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su'],
  },
  time: {
    form: 'Kirjoita aika muodossa 7:30',
    reverted: 'Aika ennallaan. Kirjoita aika muodossa 7:30',
  },
  notNumber: 'Anna luku, esim. 12,50.',

  window: {
    move: 'Siirrä ikkunaa nuolinäppäimillä',
    view: 'Vaihda katselutilaan',
    edit: 'Vaihda muokkaustilaan',
    saving: 'Käsitellään...',
    save: 'TALLENNA',
    cancel: 'PERUUTA',
    close: 'SULJE',
  },
  /** Asked before unsaved work is left, in any window. */
  unsaved: {
    question: 'Tallennetaanko muutokset ennen sulkemista?',
    stayHint: 'Peruuta jatkaa muokkausta (Esc)',
    changes: 'Muutokset',
    field: 'Kenttä',
    before: 'Tallennettu',
    after: 'Muutettu',
    discard: 'Hylkää muutokset',
    save: 'Tallenna',
  },
  conflict: {
    text: 'Joku muu tallensi samat kentät, kun muokkasit niitä. Valitse, kumpi arvo jää. Mitään ei ole vielä tallennettu.',
    textBy: (name: string, time: string) =>
      `${name} tallensi samat kentät ${time}, kun muokkasit niitä. Valitse, kumpi arvo jää. Mitään ei ole vielä tallennettu.`,
    field: 'Kenttä',
    base: 'Alkuperäinen',
    mine: 'Oma muutos',
    theirs: 'Toisen muutos',
    chooseAll: 'Valitse kaikki',
    open: (count: number) => `${count} valitsematta`,
    save: 'Tallenna valinnat',
  },
} as const;
