import type { GridItem } from '@keikka/contracts';
import type { SystemStyleObject } from '@keikka/ui';
import { isReadable } from '../day/model/grid-day.js';

export const isBilled = (item: GridItem): boolean => isReadable(item) && item.isLaskutusSet;

/** On the lower corner of a bar whose order is billed; the bar's name and its tooltip say it in words. */
export const BilledMark = () => <i className="billed-mark" aria-hidden />;

/** A letter and no icon, because most bars of a past day have it. */
export const billedStyles: SystemStyleObject = {
  '& .billed-mark': {
    position: 'absolute',
    insetInlineEnd: '-5px',
    bottom: '-5px',
    boxSize: '13px',
    borderRadius: 'full',
    border: '1px solid',
    borderColor: 'status.done.border',
    bg: 'bg.surface',
    color: 'status.done.fg',
    fontSize: '9px',
    fontStyle: 'normal',
    lineHeight: '11px',
    textAlign: 'center',
    pointerEvents: 'none',
    _after: { content: '"€"' },
  },
};
