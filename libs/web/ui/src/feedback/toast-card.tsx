import { Box, Flex, Span, chakra } from '@chakra-ui/react';
import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { keyHint } from '../theme/recipes/control.js';
import { texts } from '../texts.js';
import { toaster, type Toast, type ToastAction } from './toaster.js';

const toneIcons = { success: Check, info: Info, error: CircleAlert } as const;

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
      bg="toast.bg"
      color="toast.fg"
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
          {toast.detail && <Box opacity="0.8">{toast.detail}</Box>}
          {toast.action && <Action action={toast.action} onClose={close} />}
        </Box>
        <PlainButton type="button" aria-label={texts.toasts.close} onClick={close} alignSelf="flex-start">
          <X />
        </PlainButton>
      </Flex>
    </Box>
  );
}

function Action({ action, onClose }: { action: ToastAction; onClose: () => void }) {
  const Icon = action.icon;
  return (
    <Flex mt="1.5" gap="2" align="center">
      <PlainButton
        type="button"
        color="toast.action"
        fontWeight="semibold"
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
