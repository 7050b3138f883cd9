/** The Finnish texts of what others have changed in an open order. */
export const texts = {
  title: 'Muut ovat muuttaneet tilausta',
  changed: (by: string | undefined, at: string) => `${by ?? 'Joku muu'} muutti ${at}:`,
  dismiss: 'Kuittaa muutokset',
  /** What acts change, besides the fields of the form. */
  acts: {
    pumppuAika: 'Aika',
    pumppuKesto: 'Aika',
    vehicleId: 'Ajoneuvo',
    keikkaTilaId: 'Tila',
    kuskit: 'Kuljettajat',
    sourceAsiakasId: 'Lähde',
  },
} as const;
