const names: Readonly<Record<string, string>> = {
  ' ': 'Välilyönti',
  alt: 'Alt',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  contextmenu: 'Valikkonäppäin',
  delete: 'Del',
  end: 'End',
  enter: 'Enter',
  escape: 'Esc',
  home: 'Home',
  mod: 'Ctrl',
  pagedown: 'Page Down',
  pageup: 'Page Up',
  shift: 'Shift',
};

/** A shortcut as printed on the keys: `mod+shift+z` is Ctrl+Shift+Z. */
export const keyText = (shortcut: string): string =>
  shortcut
    .split('+')
    .map((key) => names[key] ?? key.toUpperCase())
    .join('+');
