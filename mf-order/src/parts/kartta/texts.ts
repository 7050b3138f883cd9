/** The Finnish texts of a map. */
export const texts = {
  closer: 'Lähennä',
  farther: 'Loitonna',
  all: 'Näytä kaikki',
} as const;
