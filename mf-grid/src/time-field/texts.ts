/** Every Finnish text of the time fields. */
export const texts = {
  form: 'Kirjoita aika muodossa 7:30',
  reverted: 'Aika ennallaan.',
} as const;
