import { tuoteCalls, type Tuote } from '@keikka/contracts';
import { placeTuote } from '../model/place-tuote.js';
import { tuotteetKey } from '../../../parts/list-tuotteet.js';
import type { TuoteTools } from './save-tuote.js';

/** Deletes a product. Its row disappears at once, and returns when the product has to stay (I-088). */
export async function deleteTuote({ api, queryClient, asiakasId }: TuoteTools, tuote: Tuote): Promise<void> {
  const queryKey = tuotteetKey(asiakasId);
  const show = (change: (tuotteet: Tuote[]) => Tuote[]): void =>
    void queryClient.setQueryData<Tuote[]>(queryKey, (tuotteet) => tuotteet && change(tuotteet));
  await queryClient.cancelQueries({ queryKey });
  show((tuotteet) => tuotteet.filter(({ tuoteId }) => tuoteId !== tuote.tuoteId));
  try {
    await api.ask(tuoteCalls.delete, { tuoteId: tuote.tuoteId });
  } catch (error) {
    show((tuotteet) => placeTuote(tuotteet, tuote));
    // The product may be gone all the same: somebody else deleted it, or only the answer was lost.
    void queryClient.invalidateQueries({ queryKey });
    throw error;
  }
}
