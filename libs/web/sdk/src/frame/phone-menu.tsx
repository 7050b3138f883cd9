import { Button, Menu, MenuIcon, Moon, Search, Sun, useColorMode, type MenuEntry } from '@keikka/ui';
import { useNavigate } from 'react-router';
import { usePage } from '../navigation/page.js';
import type { TopBarProps } from './nav-item.js';
import { frameTexts } from './texts.js';
import { usePersonEntries } from './use-person-entries.js';
import { usePersonHeading } from './use-person-heading.js';

/** On a narrow screen the page uses the bar, so navigation, theme and person are behind one button. */
export function PhoneMenu({ nav, onShortcuts, onSearch }: TopBarProps) {
  const pathname = usePage();
  const navigate = useNavigate();
  const { mode, setPreference } = useColorMode();
  const dark = mode === 'dark';
  const heading = usePersonHeading();
  const person = usePersonEntries(onShortcuts);
  const entries: MenuEntry[] = [
    ...nav.map(({ label, to }) => ({
      id: to,
      label,
      checked: pathname === to,
      onSelect: () => void navigate(to),
    })),
    ...(onSearch ? [{ id: 'search', label: frameTexts.searchOrders, icon: Search, onSelect: onSearch }] : []),
    { id: 'after-navigation', separator: true },
    heading,
    {
      id: 'theme',
      label: dark ? frameTexts.lightTheme : frameTexts.darkTheme,
      icon: dark ? Sun : Moon,
      onSelect: () => setPreference(dark ? 'light' : 'dark'),
    },
    ...person,
  ];
  return (
    <Menu
      entries={entries}
      trigger={
        <Button variant="ghost" square aria-label={frameTexts.menu}>
          <MenuIcon size={20} />
        </Button>
      }
    />
  );
}
