import { Box, Flex } from '@keikka/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useListedShortcuts } from '../keyboard/listed-shortcuts.js';
import { useShortcuts } from '../keyboard/use-shortcuts.js';
import { useLiveClient } from '../live/live-context.js';
import { ModalHost } from '../modal/modal-host.js';
import { useRememberPath } from '../navigation/last-path.js';
import { usePage } from '../navigation/page.js';
import { useSession } from '../session/session-context.js';
import type { NavItem } from './nav-item.js';
import { OrderSearch, useOrderSearch } from './order-search.js';
import { ShortcutList } from './shortcut-list.js';
import { frameTexts } from './texts.js';
import { TopBar } from './top-bar.js';
import { TopBarSlotProvider } from './top-bar-slot.js';

/** Paper does not scroll, so a printed page is as long as its content. */
const paper = { height: 'auto', overflow: 'visible' };

/** Windows and menus handle the key themselves. */
const closing = [{ keys: ['escape'], label: frameTexts.closeTopmost }];

/** The frame of every page after sign-in: the bar at the top, the page below it, windows over it. */
export function AppFrame({ nav, children }: { nav: readonly NavItem[]; children: ReactNode }) {
  const pathname = usePage();
  const live = useLiveClient();
  useRememberPath(useSession().user.personId);
  useEffect(() => live.start(), [live]);
  useEffect(() => live.changePage(location.href), [live, pathname]);
  const [shortcutsShown, setShortcutsShown] = useState(false);
  const showShortcuts = useCallback((): void => setShortcutsShown(true), []);
  useShortcuts(frameTexts.everywhere, [{ keys: ['?'], label: frameTexts.showShortcuts, act: showShortcuts }]);
  useListedShortcuts(frameTexts.everywhere, closing);
  const search = useOrderSearch();
  return (
    <TopBarSlotProvider>
      <Flex direction="column" h="100dvh" overflow="hidden" _print={paper}>
        <TopBar nav={nav} onShortcuts={showShortcuts} onSearch={search.open} />
        <Box
          as="main"
          id="sisalto"
          tabIndex={-1}
          flex="1"
          minH="0"
          overflow="auto"
          position="relative"
          outline="0"
          _print={paper}
        >
          {children}
        </Box>
      </Flex>
      <ModalHost />
      {search.isOpen && <OrderSearch onClose={search.close} />}
      {shortcutsShown && <ShortcutList onClose={() => setShortcutsShown(false)} />}
    </TopBarSlotProvider>
  );
}
