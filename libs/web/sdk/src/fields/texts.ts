export const texts = {
  was: (value: string) => `Oli ${value}`,
  noVehicles: 'Yritykselläsi ei ole ajoneuvoja.',
} as const;
