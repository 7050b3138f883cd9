import { Flex, IconButton, Link, Logo, Search, Separator, Span } from '@keikka/ui';
import { memo } from 'react';
import { keyText } from '../keyboard/key-text.js';
import { usePage } from '../navigation/page.js';
import { ConnectionBadge } from './connection-badge.js';
import type { NavItem, TopBarProps } from './nav-item.js';
import { SEARCH_KEY } from './order-search.js';
import { NavItemLink } from './nav-item-link.js';
import { PhoneMenu } from './phone-menu.js';
import { frameTexts } from './texts.js';
import { ThemeToggle } from './theme-toggle.js';
import { useTopBarPlace } from './top-bar-slot.js';
import { UserMenu } from './user-menu.js';

/** Buttons for fingers are as high as the bar for a mouse. */
const forTouch = {
  '@media (pointer: coarse) and (min-width: 48rem)': { '&&': { height: 'topBarTouch' } },
} as const;
/** What the day's controls for fingers leave no room for on a tablet. */
const yields = { '@media (pointer: coarse) and (max-width: 75rem)': { display: 'none' } } as const;

/**
 * The one bar of the product, 44 px, 52 px for fingers: navigation, the page's controls, the user. A new address within
 * a page does not draw it again.
 */
export const TopBar = memo(function TopBar({ nav, onShortcuts, onSearch }: TopBarProps) {
  const { ref } = useTopBarPlace();
  return (
    <Flex
      as="header"
      align="center"
      gap={{ base: '1', md: '3' }}
      h={{ base: '12', md: 'topBar' }}
      px={{ base: '1', md: '3' }}
      flexShrink="0"
      bg="bg.surface"
      borderBottomWidth="1px"
      borderColor="border"
      position="relative"
      zIndex="topBar"
      css={forTouch}
      _print={{ display: 'none' }}
    >
      <SkipLink />
      <Flex align="center" gap="1" flexShrink="0" hideFrom="lg">
        <PhoneMenu nav={nav} onShortcuts={onShortcuts} onSearch={onSearch} />
        <PageName nav={nav} />
      </Flex>
      <Flex align="center" gap="2" flexShrink="0" hideBelow="lg">
        <Logo />
        <Span textStyle="text.title" css={yields}>
          {frameTexts.product}
        </Span>
      </Flex>
      {nav.length > 0 && (
        <>
          <Navigation nav={nav} />
          <Separator orientation="vertical" my="2.5" hideBelow="lg" />
        </>
      )}
      <Flex ref={ref} flex="1" minW="0" align="center" gap="2" alignSelf="stretch" overflow="hidden" />
      <ConnectionBadge />
      <Flex align="center" gap="3" alignSelf="stretch" hideBelow="lg">
        {onSearch && (
          <IconButton
            label={frameTexts.searchOrders}
            shortcut={keyText(SEARCH_KEY)}
            tooltipPlacement="bottom"
            onClick={onSearch}
          >
            <Search />
          </IconButton>
        )}
        <UserMenu onShortcuts={onShortcuts} />
        <Separator orientation="vertical" my="2.5" />
        <ThemeToggle />
      </Flex>
    </Flex>
  );
});

function SkipLink() {
  return (
    <Link
      href="#sisalto"
      position="absolute"
      insetStart="2"
      top="-40px"
      p="2"
      bg="bg.surface"
      zIndex="tooltip"
      _focus={{ top: '1' }}
    >
      {frameTexts.skipToContent}
    </Link>
  );
}

/** The page's title, where the bar has no room for the navigation. */
function PageName({ nav }: { nav: readonly NavItem[] }) {
  const pathname = usePage();
  return (
    <Span textStyle="text.title">{nav.find(({ to }) => to === pathname)?.label ?? frameTexts.product}</Span>
  );
}

function Navigation({ nav }: { nav: readonly NavItem[] }) {
  return (
    <Flex as="nav" aria-label={frameTexts.mainNavigation} alignSelf="stretch" flexShrink="0" hideBelow="lg">
      {nav.map(({ label, to }) => (
        <NavItemLink key={to} to={to} end={to === '/'}>
          {label}
        </NavItemLink>
      ))}
    </Flex>
  );
}
