export const texts = {
  was: (value: string) => `Oli ${value}`,
  changedBy: (by: string | undefined, at: string) => `${by ?? 'Joku muu'} muutti ${at}.`,
  wasBefore: (value: string) => `Oli: ${value}`,
  free: 'Vapaat',
  taken: 'Varatut',
  noVehicles: 'Yritykselläsi ei ole ajoneuvoja.',
} as const;
