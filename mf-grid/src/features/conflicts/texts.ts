/** The Finnish texts of the list of conflicts. */
export const texts = {
  title: 'Ristiriidat',
  noneText: 'Jokaisella ajoneuvolla ja kuljettajalla on yksi työ kerrallaan.',
  doubleBookings: 'Päällekkäin',
  heading: (who: string, count: number) => `${who}: ${count} työtä päällekkäin`,
  open: 'Avaa',
} as const;
