import { Box, LogOut, Menu, SunMoon, User, chakra, useColorMode, type MenuEntry } from '@keikka/ui';
import { useNotify } from '../notify/use-notify.js';
import { useSession, useSessionStore } from '../session/session-context.js';
import { frameTexts } from './texts.js';

/** Company and person; behind them sign-out. */
export function UserMenu() {
  const { user, userAsiakas } = useSession();
  const store = useSessionStore();
  const notify = useNotify();
  const { preference, setPreference } = useColorMode();
  const name = `${user.personFirstName} ${user.personLastName}`;

  const entries: MenuEntry[] = [
    { id: 'who', heading: `${name} · ${user.personEmail}` },
    {
      id: 'system-theme',
      label: `${frameTexts.themeHeading}: ${frameTexts.themeSystem}`,
      icon: SunMoon,
      checked: preference === 'system',
      onSelect: () => setPreference('system'),
    },
    { id: 'line', separator: true },
    {
      id: 'sign-out',
      label: frameTexts.signOut,
      icon: LogOut,
      onSelect: () =>
        void store.signOut().catch((error: unknown) => notify.error(frameTexts.signOutFailed, error)),
    },
  ];

  return (
    <Menu
      placement="bottom-end"
      entries={entries}
      trigger={
        <UserButton type="button" aria-label={`${frameTexts.userMenu}: ${name}`}>
          <Box display={{ base: 'none', md: 'block' }} maxW="240px">
            <Box textStyle="text.label" fontWeight="semibold" truncate>
              {userAsiakas?.asiakasNimi ?? name}
            </Box>
            {userAsiakas && (
              <Box textStyle="text.small" color="fg.muted" truncate>
                {name}
              </Box>
            )}
          </Box>
          <Box display={{ base: 'block', md: 'none' }}>
            <User />
          </Box>
        </UserButton>
      }
    />
  );
}

const UserButton = chakra('button', {
  base: {
    flexShrink: 0,
    px: '2',
    py: '1',
    borderRadius: 'control',
    textAlign: 'end',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _expanded: { bg: 'bg.muted' },
  },
});
