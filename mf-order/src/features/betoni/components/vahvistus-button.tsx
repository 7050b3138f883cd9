import { Circle, CircleAlert, CircleCheck, Box, IconButton, type LucideIcon } from '@keikka/ui';
import type { Vahvistus } from '../model/betoni-view.js';
import { texts } from '../texts.js';

interface VahvistusButtonProps {
  state: Vahvistus;
  /** What the line lacks to be confirmed. */
  lack: string;
  /** Absent for who may not confirm. */
  onConfirm?: () => void;
}

const looks: Readonly<Record<Vahvistus, { icon: LucideIcon; color: string; label: string }>> = {
  open: { icon: Circle, color: 'fg.muted', label: texts.confirm },
  confirmed: { icon: CircleCheck, color: 'status.success.fg', label: texts.isConfirmed },
  refused: { icon: CircleAlert, color: 'status.error.fg', label: texts.check },
};

/** The state of a line, which a press takes further: open, confirmed, to be checked [O-117] [O-118]. */
export function VahvistusButton({ state, lack, onConfirm }: VahvistusButtonProps) {
  const { icon: Icon, color, label } = looks[state];
  if (!onConfirm)
    return (
      <Box color={color} px="1.5" aria-hidden>
        <Icon />
      </Box>
    );
  return (
    <IconButton
      label={state === 'open' && lack ? `${label}. ${lack}` : label}
      size="sm"
      color={color}
      disabled={state === 'refused' || (state === 'open' && lack !== '')}
      onClick={onConfirm}
    >
      <Icon />
    </IconButton>
  );
}
