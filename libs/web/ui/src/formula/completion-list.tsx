import { Box, Kbd, Popover, Span } from '@chakra-ui/react';
import { useEffect, useRef, type RefObject } from 'react';
import { Popup } from '../parts/popup.js';
import type { Completion } from './formula-completions.js';
import { formulaTexts } from './formula-texts.js';

interface CompletionListProps {
  id: string;
  isOpen: boolean;
  items: readonly Completion[];
  highlighted: number;
  /** The typed part of the name, printed bold in names that begin with it. */
  typed: string;
  /** The order whose values are shown. */
  contextTitle?: string;
  valueOf: (item: Completion) => string;
  onChoose: (item: Completion) => void;
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
}

export const completionId = (list: string, index: number): string => `${list}-${index}`;

/** Names with their Finnish labels and their values in a real order, under the field. The field keeps the focus. */
export function CompletionList(props: CompletionListProps) {
  const { id, isOpen, items, highlighted, contextTitle, onClose, anchor } = props;
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      autoFocus={false}
      lazyMount
      unmountOnExit
      positioning={{
        getAnchorElement: () => anchor.current,
        sameWidth: true,
        gutter: 4,
        placement: 'bottom-start',
      }}
    >
      <Popup>
        <Popover.Positioner>
          <Popover.Content
            role="presentation"
            minW="min(420px, 100vw)"
            maxW="full"
            onMouseDown={(event) => event.preventDefault()}
          >
            <Box
              role="listbox"
              id={id}
              aria-label={formulaTexts.completions}
              maxH="260px"
              overflowY="auto"
              p="1"
            >
              {items.map((item, index) => (
                <Box key={item.name}>
                  {item.group !== items[index - 1]?.group && (
                    <GroupTitle title={item.group} end={index === 0 ? contextTitle : undefined} />
                  )}
                  <CompletionOption
                    {...props}
                    item={item}
                    index={index}
                    isHighlighted={index === highlighted}
                  />
                </Box>
              ))}
            </Box>
            <KeyHints />
          </Popover.Content>
        </Popover.Positioner>
      </Popup>
    </Popover.Root>
  );
}

function GroupTitle({ title, end }: { title: string; end?: string }) {
  return (
    <Box
      role="presentation"
      display="flex"
      justifyContent="space-between"
      px="2.5"
      py="1"
      textStyle="text.small"
      color="fg.subtle"
    >
      <span>{title}</span>
      {end && <span>{formulaTexts.valueIn(end)}</span>}
    </Box>
  );
}

interface CompletionOptionProps extends CompletionListProps {
  item: Completion;
  index: number;
  isHighlighted: boolean;
}

function CompletionOption({
  id,
  item,
  index,
  isHighlighted,
  typed,
  valueOf,
  onChoose,
}: CompletionOptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isHighlighted) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isHighlighted]);
  const bold = item.name.toLowerCase().startsWith(typed.toLowerCase()) ? typed.length : 0;
  return (
    <Box
      ref={element}
      role="option"
      id={completionId(id, index)}
      aria-selected={isHighlighted}
      onClick={() => onChoose(item)}
      display="grid"
      gridTemplateColumns="minmax(0, 5fr) minmax(0, 4fr) minmax(0, 2fr)"
      alignItems="center"
      gap="2"
      minH="30px"
      px="2.5"
      borderRadius="bar"
      textStyle="text.table"
      cursor="pointer"
      bg={isHighlighted ? 'brand.subtle' : undefined}
      boxShadow={isHighlighted ? 'inset 2px 0 0 {colors.brand.solid}' : undefined}
      _hover={{ bg: isHighlighted ? 'brand.subtle' : 'bg.subtle' }}
      css={{ '@media (pointer: coarse)': { minH: '11' } }}
    >
      <Box truncate fontWeight={isHighlighted ? 'semibold' : undefined}>
        {item.label}
      </Box>
      <Box truncate fontFamily="mono" color="fg.muted">
        <Span fontWeight="semibold" color="fg">
          {item.name.slice(0, bold)}
        </Span>
        {item.name.slice(bold)}
      </Box>
      <Box truncate textAlign="end">
        {valueOf(item)}
      </Box>
    </Box>
  );
}

function KeyHints() {
  return (
    <Box
      aria-hidden
      display="flex"
      alignItems="center"
      gap="2"
      px="3"
      py="1.5"
      borderTopWidth="1px"
      borderColor="border.subtle"
      textStyle="text.label"
      color="fg.subtle"
    >
      <Kbd>↑↓</Kbd> {formulaTexts.choose}
      <Kbd>↵</Kbd> {formulaTexts.insert}
      <Kbd>Esc</Kbd> {formulaTexts.close}
      <Span ms="auto" />
      <Kbd>F1</Kbd> {formulaTexts.allNames}
    </Box>
  );
}
