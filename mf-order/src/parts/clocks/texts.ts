/** The Finnish texts of the clocks of a time. */
export const texts = {
  start: 'Alkaa',
  end: 'Päättyy',
  nextDay: 'Päättyy seuraavana päivänä',
  sameDay: 'Päättyy samana päivänä',
  later: (days: number) => `+${days}`,
  /** Begins with what is shown, so that whoever speaks to the screen may say what is seen. */
  laterName: (days: number) => `+${days} Päättyy seuraavana päivänä`,
} as const;
