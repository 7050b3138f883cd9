import { useSyncExternalStore } from 'react';

type ColorMode = 'light' | 'dark';
/** `system` follows the operating system as it changes. */
export type ColorPreference = ColorMode | 'system';

const STORAGE_KEY = 'keikka.theme';
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function readPreference(): ColorPreference {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function modeOf(preference: ColorPreference): ColorMode {
  if (preference !== 'system') return preference;
  return systemDark().matches ? 'dark' : 'light';
}

const readMode = (): ColorMode => modeOf(readPreference());

function setPreference(preference: ColorPreference): void {
  if (preference === 'system') localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, preference);
  listeners.forEach((notify) => notify());
}

function subscribe(notify: () => void): () => void {
  const media = systemDark();
  listeners.add(notify);
  media.addEventListener('change', notify);
  // Another tab of ours changed the mode.
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    media.removeEventListener('change', notify);
    window.removeEventListener('storage', notify);
  };
}

export function useColorMode() {
  const preference = useSyncExternalStore(subscribe, readPreference);
  const mode = useSyncExternalStore(subscribe, readMode);
  return { mode, preference, setPreference };
}

/** The mode inside a foreign page. That page decides it, not the person's choice in our product. */
export function useModeOf(preference: ColorPreference): ColorMode {
  return useSyncExternalStore(subscribe, () => modeOf(preference));
}

/** Sets the mode where the theme's selectors and the browser's own controls (scroll bars, carets) read it. */
export function applyColorMode(element: HTMLElement, mode: ColorMode): void {
  element.classList.toggle('dark', mode === 'dark');
  element.classList.toggle('light', mode === 'light');
  element.style.colorScheme = mode;
}
