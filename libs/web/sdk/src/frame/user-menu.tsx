import { Box, Menu, VisuallyHidden, chakra } from '@keikka/ui';
import { personName } from '@keikka/domain';
import { useSession } from '../session/session-context.js';
import { frameTexts } from './texts.js';
import { usePersonEntries } from './use-person-entries.js';
import { usePersonHeading } from './use-person-heading.js';

/** Company and person, with the sign-out in a menu. */
export function UserMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const { user, userAsiakas } = useSession();
  const entries = [usePersonHeading(), ...usePersonEntries(onShortcuts)];
  const name = personName(user);
  return (
    <Menu
      placement="bottom-end"
      entries={entries}
      trigger={
        <UserButton type="button">
          <Box textStyle="text.label" fontWeight="semibold" truncate>
            {userAsiakas?.asiakasNimi ?? name}
          </Box>
          {userAsiakas && (
            <Box textStyle="text.small" color="fg.muted" truncate>
              {name}
            </Box>
          )}
          <VisuallyHidden>{frameTexts.userMenu}</VisuallyHidden>
        </UserButton>
      }
    />
  );
}

const UserButton = chakra('button', {
  base: {
    flexShrink: 0,
    maxW: '240px',
    px: '2',
    py: '1',
    borderRadius: 'control',
    textAlign: 'end',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _expanded: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-2px' },
    '@media (pointer: coarse)': { minH: '11' },
  },
});
