import { IconButton, Moon, Sun, useColorMode } from '@keikka/ui';
import { frameTexts } from './texts.js';

/** Light or dark by hand; until it is pressed the system decides. */
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
