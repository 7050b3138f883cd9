import { Box, Flex, Span, VisuallyHidden, type SystemStyleObject } from '@chakra-ui/react';
import { groupLabel } from '../theme/recipes/lists.js';
import type { Option, OptionColumns } from './option.js';

const ends: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  columnGap: '3',
  position: 'relative',
  textStyle: 'text.label',
  textAlign: 'end',
};

/** A phone has no room for columns: there they stand below each other. */
const columned: SystemStyleObject = { md: { flexDirection: 'row', alignItems: 'center' } };
const asideCell: SystemStyleObject = { md: { w: '36' } };
const detailCell: SystemStyleObject = { md: { w: '36', textAlign: 'start' } };

interface OptionEndsProps {
  option: Pick<Option<string | number>, 'detail' | 'aside'>;
  columns?: OptionColumns;
}

/** What stands after the label of an option. Who hears the list hears the heading with what is below it. */
export function OptionEnds({ option: { detail, aside }, columns }: OptionEndsProps) {
  if (!detail && !aside) return null;
  return (
    <Box css={[ends, columns && columned]}>
      <Span color="fg.subtle" css={columns && detailCell}>
        {columns && detail && <Heard heading={columns.detail} />}
        {detail}
      </Span>
      {(aside ?? columns) && (
        <Box css={columns && asideCell}>
          {columns && aside && <Heard heading={columns.aside} />}
          <Span display="block" fontWeight="semibold">
            {aside?.text}
          </Span>
          {aside?.below && (
            <Span display="block" truncate color="fg.subtle">
              {aside.below}
            </Span>
          )}
        </Box>
      )}
    </Box>
  );
}

const Heard = ({ heading }: { heading: string }) => <VisuallyHidden>{` ${heading}: `}</VisuallyHidden>;

interface GroupLabelProps {
  group: string | undefined;
  /** The group of the line before; of the first line there is none. */
  before: string | undefined;
  /** Only above the first line. */
  columns?: OptionColumns;
}

/** The heading of a group above its first line, and those of the columns above all. */
export function GroupLabel({ group, before, columns }: GroupLabelProps) {
  const isNew = group && group !== before;
  if (!columns) return isNew ? <Box css={groupLabel}>{group}</Box> : null;
  return (
    <Flex css={groupLabel} gap="2">
      <Span flex="1" minW="0" truncate>
        {group}
      </Span>
      <Box aria-hidden css={[ends, columned, { mdDown: { display: 'none' } }]}>
        <Span css={detailCell}>{columns.detail}</Span>
        <Span css={asideCell}>{columns.aside}</Span>
      </Box>
    </Flex>
  );
}
