import { palkkiCalls, type PalkkiNakyvyys } from '@keikka/contracts';
import type { ApiClient } from '@keikka/sdk';

/** A company that a palkki is shown to. */
export type Guest = Pick<PalkkiNakyvyys, 'asiakasId' | 'asiakasNimi'>;

export const nakyvyysKey = (palkkiId: number) => ['palkki-nakyvyys', palkkiId] as const;

/** Shows the palkki to a company, or does so no more. Answers with all that see it. */
export const turnNakyvyys = (
  api: ApiClient,
  { palkkiId, asiakasId, isShown }: { palkkiId: number; asiakasId: number; isShown: boolean },
): Promise<PalkkiNakyvyys[]> =>
  api.ask(isShown ? palkkiCalls.addNakyvyys : palkkiCalls.deleteNakyvyys, { palkkiId, asiakasId });

/** The companies by name, with one more or one fewer. One that is there already stays once. */
export function withGuest(guests: readonly Guest[], guest: Guest, isShown: boolean): Guest[] {
  const others = guests.filter(({ asiakasId }) => asiakasId !== guest.asiakasId);
  if (!isShown) return others;
  return [...others, guest].sort((a, b) => a.asiakasNimi.localeCompare(b.asiakasNimi, 'fi'));
}
