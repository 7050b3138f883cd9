import { personName } from '@keikka/domain';
import { Box, Button, Flex, Span, TriangleAlert } from '@keikka/ui';
import {
  elsewhere,
  levelOf,
  type Henkilo as HenkiloOf,
  type Kind,
  type Level,
  type Lists,
} from '../model/tasot.js';
import { texts } from '../texts.js';
import { TasoMenu } from './taso-menu.js';

interface HenkiloProps {
  henkilo: HenkiloOf;
  kind: Kind;
  /** All three lists, since any level counts. */
  lists: Lists;
  onLevel: (level: Level) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One person of a list: how he is reached, and what he may do. */
export function Henkilo({ henkilo, kind, lists, ...acts }: HenkiloProps) {
  const { personId, personEmail, personPhone } = henkilo;
  const hasEmail = personEmail.trim() !== '';
  const other = levelOf(henkilo) === 'none' ? elsewhere(lists, kind, personId) : null;
  return (
    <Box as="li" px="3" py="1.5" borderTopWidth="1px" borderColor="border.subtle" listStyleType="none">
      <Flex align="center" gap="2">
        <Box flex="1" minW="0">
          <Box textStyle="text.table" fontWeight="semibold" truncate>
            {personName(henkilo)}
          </Box>
          <Box textStyle="text.label" color="fg.muted" truncate>
            {personEmail || personPhone}
          </Box>
        </Box>
        <TasoMenu henkilo={henkilo} kind={kind} {...acts} />
      </Flex>
      {!hasEmail && (
        <Flex align="center" gap="1" mt="0.5" wrap="wrap" textStyle="text.label" color="status.warning.fg">
          <TriangleAlert size={13} aria-hidden />
          <Span>{texts.noEmail}</Span>
          <Button variant="link" size="sm" textStyle="text.label" onClick={acts.onEdit}>
            {texts.edit.addEmail}
          </Button>
        </Flex>
      )}
      {hasEmail && other && (
        <Box mt="0.5" textStyle="text.label" color="fg.muted">
          {texts.still(other.level, other.kind)}
        </Box>
      )}
    </Box>
  );
}
