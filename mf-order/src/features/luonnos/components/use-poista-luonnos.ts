import { useConfirm } from '@keikka/ui';
import { texts } from '../texts.js';

/** Gives up a draft once it is confirmed; absent for who may not. */
export function usePoistaLuonnos(
  remove: (() => Promise<boolean>) | undefined,
  onRemoved: () => void,
): (() => void) | undefined {
  const confirm = useConfirm();
  async function poista(gone: () => Promise<boolean>): Promise<void> {
    if ((await confirm(texts.askRemove)) && (await gone())) onRemoved();
  }
  return remove && (() => void poista(remove));
}
