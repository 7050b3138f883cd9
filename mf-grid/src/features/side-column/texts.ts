/** The Finnish texts of the column beside the board. */
export const texts = {
  side: {
    label: 'Sivupalkki',
    hide: 'Piilota sivupalkki',
    show: 'Näytä sivupalkki',
  },
  drivers: {
    title: 'Kuljettajat',
    columns: 'kpl · m³',
    free: 'Töissä, ei ajoneuvoa',
    none: 'Ei kuljettajia tälle päivälle.',
    setVehicle: 'Aseta ajoneuvolle…',
  },
  statistics: {
    label: 'Päivän yhteenveto',
    utilisation: 'käyttöaste',
    pieces: (count: number) => `${count} kpl`,
  },
} as const;
