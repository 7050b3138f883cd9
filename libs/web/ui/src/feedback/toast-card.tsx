import { Box, Flex, Span, chakra } from '@chakra-ui/react';
import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { keyHint } from '../theme/recipes/control.js';
import { texts } from '../texts.js';
import { toaster, type Toast, type ToastAction } from './toaster.js';

const toneIcons = { success: Check, info: Info, warning: TriangleAlert, error: CircleAlert } as const;

const plain = { bg: 'toast.bg', color: 'toast.fg' };
/** Of so little contrast that fainter words on it could not be read. */
const amber = {
  bg: 'status.warning.bg',
  color: 'status.warning.fg',
  borderWidth: '1px',
  borderColor: 'status.warning.border',
};

const PlainButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    borderRadius: 'bar',
    cursor: 'pointer',
    color: 'inherit',
    _focusVisible: { outline: '2px solid', outlineColor: 'toast.action', outlineOffset: '2px' },
    '@media (pointer: coarse)': { minH: '11', minW: '11', justifyContent: 'center' },
  },
});

export function ToastCard({ toast }: { toast: Toast }) {
  const close = useCallback(() => toaster.close(toast.id), [toast.id]);
  const hold = usePausableTimer(toast.durationMs, close);
  const Icon = toneIcons[toast.tone];
  return (
    <Box
      {...hold}
      role={toast.tone === 'error' ? 'alert' : undefined}
      {...(toast.tone === 'warning' ? amber : plain)}
      borderRadius="control"
      boxShadow="overlay"
      textStyle="text.table"
      p="2.5"
      pointerEvents="auto"
      css={{ animationStyle: 'fade-in', animationDuration: 'popover' }}
    >
      <Flex gap="2">
        <Span color={toast.tone === 'error' ? 'toast.error' : 'inherit'} pt="1px" aria-hidden>
          <Icon />
        </Span>
        <Box flex="1" minW="0">
          <Box overflowWrap="anywhere">{toast.text}</Box>
          {toast.detail && <Box opacity={toast.tone === 'warning' ? undefined : '0.8'}>{toast.detail}</Box>}
          {toast.action && (
            <Action
              action={toast.action}
              color={toast.tone === 'warning' ? 'inherit' : 'toast.action'}
              onClose={close}
            />
          )}
        </Box>
        <PlainButton type="button" aria-label={texts.toasts.close} onClick={close} alignSelf="flex-start">
          <X />
        </PlainButton>
      </Flex>
      {toast.besides && <Besides besides={toast.besides} onClose={close} />}
    </Box>
  );
}

/** Its button has an outline, because what it does is no way back. */
function Besides({ besides, onClose }: { besides: NonNullable<Toast['besides']>; onClose: () => void }) {
  const { icon: Icon, text, action } = besides;
  return (
    <Flex gap="2" mt="2" pt="2" borderTopWidth="1px" borderColor="currentcolor/30">
      <Span pt="1px" aria-hidden>
        <Icon />
      </Span>
      <Box flex="1" minW="0">
        {text}
        {action && <Action action={action} color="inherit" outlined onClose={onClose} />}
      </Box>
    </Flex>
  );
}

interface ActionProps {
  action: ToastAction;
  color: string;
  outlined?: boolean;
  onClose: () => void;
}

function Action({ action, color, outlined, onClose }: ActionProps) {
  const Icon = action.icon;
  return (
    <Flex mt="1.5" gap="2" align="center">
      <PlainButton
        type="button"
        color={color}
        fontWeight="semibold"
        {...(outlined && { borderWidth: '1px', borderColor: 'currentcolor', px: '2', py: '0.5' })}
        onClick={() => {
          onClose();
          action.onSelect();
        }}
      >
        {Icon && <Icon />}
        {action.label}
      </PlainButton>
      {action.shortcut && (
        <Span opacity="0.7" css={keyHint}>
          {action.shortcut}
        </Span>
      )}
    </Flex>
  );
}

/** Closes after the time. The time restarts when the pointer or the focus leaves the card. */
function usePausableTimer(durationMs: number | null, onEnd: () => void) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || durationMs === null) return;
    const timer = setTimeout(onEnd, durationMs);
    return () => clearTimeout(timer);
  }, [held, durationMs, onEnd]);
  const hold = (): void => setHeld(true);
  const release = (): void => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
