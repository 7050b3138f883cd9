import type { BoxProps } from '@chakra-ui/react';
import type { KeikkaTilaIconName } from '@keikka/domain';
import {
  Archive,
  Check,
  CheckCheck,
  CircleCheck,
  CircleCheckBig,
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

/** The icon of each name that the status list may bring [O-083]. The three numbered ones are parts of a delivery. */
export const keikkaTilaIcons: Readonly<Record<KeikkaTilaIconName, LucideIcon>> = {
  luonnos: FilePen,
  lähetetty: Send,
  käsittelyssä: Hourglass,
  toimitusvalmis: CircleCheck,
  meneillään: CirclePlay,
  toimitettu: CheckCheck,
  toimitettu1: Check,
  toimitettu2: CheckCheck,
  toimitettu3: CircleCheckBig,
  valmis: CircleCheck,
  epäonnistui: TriangleAlert,
  peruttu: CircleX,
  poistettu: Trash2,
  tilaus_peruttu: CircleX,
  tilaus_poistettu: Trash2,
  tilaus_epäonnistui: TriangleAlert,
};

const unknownLook: StatusLook = { tone: 'neutral', icon: Minus };

/** How each order status looks, on the board, in menus and in chips [G-128]. */
const keikkaTilaLooks: Readonly<Record<number, StatusLook>> = {
  1: { tone: 'info', icon: keikkaTilaIcons.luonnos },
  2: { tone: 'primary', icon: keikkaTilaIcons.lähetetty },
  3: { tone: 'warning', icon: keikkaTilaIcons.käsittelyssä },
  4: { tone: 'success', icon: keikkaTilaIcons.toimitusvalmis },
  5: { tone: 'live', icon: keikkaTilaIcons.meneillään },
  6: { tone: 'error', icon: keikkaTilaIcons.epäonnistui },
  8: { tone: 'error', icon: keikkaTilaIcons.peruttu },
  9: { tone: 'done', icon: keikkaTilaIcons.toimitettu },
  10: { tone: 'error', icon: keikkaTilaIcons.poistettu },
  100: { tone: 'done', icon: Archive },
};

/** Surface, words and outline in the colour of a status. */
export const toneColours = (tone: StatusLook['tone']): Pick<BoxProps, 'bg' | 'color' | 'borderColor'> =>
  tone === 'neutral'
    ? { bg: 'bg.muted', color: 'fg.muted', borderColor: 'transparent' }
    : { bg: `status.${tone}.bg`, color: `status.${tone}.fg`, borderColor: `status.${tone}.border` };

export function keikkaTilaLook(keikkaTilaId: number): StatusLook {
  return keikkaTilaLooks[keikkaTilaId] ?? unknownLook;
}
