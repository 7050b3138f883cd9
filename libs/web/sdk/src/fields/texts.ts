export const texts = {
  noVehicles: 'Yritykselläsi ei ole ajoneuvoja.',
} as const;
