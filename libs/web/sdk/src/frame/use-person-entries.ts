import { Keyboard, LogOut, SunMoon, useColorMode, type MenuEntry } from '@keikka/ui';
import { useNotify } from '../notify/use-notify.js';
import { useSessionStore } from '../session/session-context.js';
import { frameTexts } from './texts.js';

/** The menu entries below the person's name. */
export function usePersonEntries(onShortcuts: () => void): MenuEntry[] {
  const store = useSessionStore();
  const notify = useNotify();
  const { preference, setPreference } = useColorMode();
  return [
    {
      id: 'system-theme',
      label: frameTexts.systemTheme,
      icon: SunMoon,
      checked: preference === 'system',
      onSelect: () => setPreference('system'),
    },
    { id: 'shortcuts', label: frameTexts.shortcuts, icon: Keyboard, shortcut: '?', onSelect: onShortcuts },
    { id: 'line', separator: true },
    {
      id: 'sign-out',
      label: frameTexts.signOut,
      icon: LogOut,
      onSelect: () =>
        void store.signOut().catch((error: unknown) => notify.error(frameTexts.signOutFailed, error)),
    },
  ];
}
