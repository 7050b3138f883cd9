import { IconButton, Save } from '@keikka/ui';
import { texts } from '../form/texts.js';
import type { AutosaveSetting } from './use-autosave-setting.js';

/** Turns the saving by itself on and off [O-116]. */
export function AutosaveToggle({ setting: { on, toggle } }: { setting: AutosaveSetting }) {
  return (
    <IconButton
      label={on ? texts.autosave.on : texts.autosave.off}
      aria-pressed={on}
      variant={on ? 'secondary' : undefined}
      color={on ? 'brand.fg' : undefined}
      onClick={toggle}
    >
      <Save />
    </IconButton>
  );
}
