import { tarkistamatta, type KeikkaTila } from '@keikka/contracts';
import { isReadied } from '@keikka/domain';
import { keikkaTilaLook, type MenuEntry } from '@keikka/ui';
import type { TilaChoice } from '../model/tila-choices.js';
import { texts } from '../texts.js';

/**
 * The statuses as a menu draws them, each with its icon and colour. A copied order is ready only when nothing of it is
 * `unchecked`.
 */
export const tilaEntries = (
  choices: readonly TilaChoice[],
  unchecked: number,
  onChoose: (tila: KeikkaTila) => void,
): MenuEntry[] =>
  choices.flatMap(({ tila, isCurrent, mayChoose, beginsGroup }) => {
    const { keikkaTilaId, keikkaTilaSelite } = tila;
    const { icon, tone } = keikkaTilaLook(keikkaTilaId);
    const waits = unchecked > 0 && !isCurrent && isReadied(keikkaTilaId);
    const entry: MenuEntry = {
      id: `tila-${keikkaTilaId}`,
      label: mayChoose ? keikkaTilaSelite : texts.current(keikkaTilaSelite),
      icon,
      iconColor: tone === 'neutral' ? 'fg.subtle' : `status.${tone}.fg`,
      checked: isCurrent,
      disabled: !mayChoose || waits,
      ...(waits && { detail: tarkistamatta(unchecked) }),
      onSelect: () => onChoose(tila),
    };
    return beginsGroup ? [{ id: 'ends', separator: true }, entry] : [entry];
  });

/** What stands in their place while they are not known. */
export const unreadEntries = (failed: boolean, onRetry: () => void): MenuEntry[] =>
  failed
    ? [
        { id: 'failed', heading: texts.listFailed },
        { id: 'retry', label: texts.retry, onSelect: onRetry },
      ]
    : [{ id: 'loading', heading: texts.listLoading }];
