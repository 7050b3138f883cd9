import { IconButton, Moon, Sun, useColorMode } from '@keikka/ui';
import { frameTexts } from './texts.js';

/** Switches between light and dark. Until it is pressed, the system's mode applies. */
export function ThemeToggle() {
  const { mode, setPreference } = useColorMode();
  const dark = mode === 'dark';
  return (
    <IconButton
      label={dark ? frameTexts.lightTheme : frameTexts.darkTheme}
      onClick={() => setPreference(dark ? 'light' : 'dark')}
    >
      {dark ? <Sun /> : <Moon />}
    </IconButton>
  );
}
