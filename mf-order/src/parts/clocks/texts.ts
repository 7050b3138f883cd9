const later = (days: number): string => `+${days}`;

function endsAfter(days: number): string {
  if (days === 0) return 'Päättyy samana päivänä';
  return days === 1 ? 'Päättyy seuraavana päivänä' : `Päättyy ${days} päivää myöhemmin`;
}

/** The Finnish texts of the clocks of a time. */
export const texts = {
  start: 'Alkaa',
  end: 'Päättyy',
  later,
  endsAfter,
  /** Begins with what is shown, so that whoever speaks to the screen may say what is seen. */
  laterName: (days: number) => `${later(days)} ${endsAfter(days)}`,
} as const;
