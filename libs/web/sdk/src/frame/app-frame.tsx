import { Box, Flex } from '@keikka/ui';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLiveClient } from '../live/live-context.js';
import { ModalHost } from '../modal/modal-host.js';
import { useRememberPath } from '../navigation/last-path.js';
import { useSession } from '../session/session-context.js';
import { TopBar, type NavItem } from './top-bar.js';
import { TopBarSlotProvider } from './top-bar-slot.js';

/** A sheet of paper does not scroll: the page is as long as it is. */
const paper = { height: 'auto', overflow: 'visible' };

/** What surrounds every page after sign-in: the bar above, the page in all the rest, windows over it. */
export function AppFrame({ nav, children }: { nav: readonly NavItem[]; children: ReactNode }) {
  const { pathname } = useLocation();
  const live = useLiveClient();
  useRememberPath(useSession().user.personId);
  useEffect(() => live.start(), [live]);
  useEffect(() => live.changePage(location.href), [live, pathname]);
  return (
    <TopBarSlotProvider>
      <Flex direction="column" h="100dvh" overflow="hidden" _print={paper}>
        <TopBar nav={nav} />
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
    </TopBarSlotProvider>
  );
}
