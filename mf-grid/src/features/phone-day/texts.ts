/** The Finnish texts of the day on a narrow screen. */
export const texts = {
  newItem: 'UUSI',
  chooseDay: 'Valitse päivä',
  closeSearch: 'Sulje',
  clearFilter: 'Tyhjennä suodatus',
  nothingFound: 'Ei osumia',
  nothingFoundText: (search: string, jobs: string) => `Haku ”${search}” ei osu mihinkään ${jobs}.`,
  jobsOf: (day: string) => `työhön ${day}`,
  ownJobsOf: (day: string) => `ajoosi ${day}`,
  ownJobs: 'Omat ajot',
  noOwnJobs: 'Ei omia ajoja',
  noOwnJobsText: (day: string) => `Sinulle ei ole merkitty ajoja päivälle ${day}.`,
  allJobs: 'Näytä kaikki ajot',
} as const;
