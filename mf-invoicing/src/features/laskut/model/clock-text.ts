const clock = new Intl.DateTimeFormat('fi-FI', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Europe/Helsinki',
});

/** '10.18.41' as '10:18:41'. */
export const clockText = (iso: string): string => clock.format(new Date(iso)).replaceAll('.', ':');
