import {
  Archive,
  CheckCheck,
  CircleCheck,
  CirclePlay,
  CircleX,
  FilePen,
  Hourglass,
  Minus,
  Send,
  Trash2,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';

export type StatusTone = 'info' | 'primary' | 'warning' | 'success' | 'live' | 'error' | 'done';

interface StatusLook {
  tone: StatusTone | 'neutral';
  icon: LucideIcon;
}

const unknownLook: StatusLook = { tone: 'neutral', icon: Minus };

/** How each order status looks, on the board, in menus and in chips [G-128]. */
const keikkaTilaLooks: Readonly<Record<number, StatusLook>> = {
  1: { tone: 'info', icon: FilePen },
  2: { tone: 'primary', icon: Send },
  3: { tone: 'warning', icon: Hourglass },
  4: { tone: 'success', icon: CircleCheck },
  5: { tone: 'live', icon: CirclePlay },
  6: { tone: 'error', icon: TriangleAlert },
  8: { tone: 'error', icon: CircleX },
  9: { tone: 'done', icon: CheckCheck },
  10: { tone: 'error', icon: Trash2 },
  100: { tone: 'done', icon: Archive },
};

export function keikkaTilaLook(keikkaTilaId: number): StatusLook {
  return keikkaTilaLooks[keikkaTilaId] ?? unknownLook;
}
