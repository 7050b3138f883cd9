import {
  Box,
  Flex,
  IconButton,
  Span,
  StatusChip,
  Text,
  X,
  type LucideIcon,
  type SystemStyleObject,
} from '@keikka/ui';
import { useId, useRef, type ReactNode } from 'react';

/** Somebody who is chosen. */
export interface Chosen {
  id: number;
  name: string;
  note?: { text: string; icon?: LucideIcon; color: string };
  /** At the end of the line. */
  detail?: string;
}

interface ChosenListProps {
  title: string;
  chosen: readonly Chosen[];
  /** Said instead of an empty list. */
  none: string;
  removeLabel: (name: string) => string;
  /** Absent for who may only look. */
  onRemove?: (id: number) => void;
  /** Below the list: how more are chosen. */
  children?: ReactNode;
}

/** Those who are chosen, each with a button to take them off, and below them the way to choose more. */
export function ChosenList({ title, chosen, none, removeLabel, onRemove, children }: ChosenListProps) {
  const id = useId();
  const section = useRef<HTMLDivElement>(null);
  /** The pressed button goes with its line, and the keys go to the field that takes others. */
  function remove(one: Chosen): void {
    onRemove?.(one.id);
    section.current?.querySelector('input')?.focus();
  }
  return (
    <Box ref={section} role="group" aria-labelledby={id} minW="0">
      <Flex align="center" gap="2" mb="1.5" textStyle="text.table" fontWeight="semibold">
        <Span id={id}>{title}</Span>
        {chosen.length > 0 && <StatusChip tone="neutral">{chosen.length}</StatusChip>}
      </Flex>
      {chosen.length === 0 ? (
        <Text textStyle="text.table" color="fg.muted">
          {none}
        </Text>
      ) : (
        <Box as="ul" aria-labelledby={id} borderWidth="1px" borderRadius="control" overflow="hidden">
          {chosen.map((one) => (
            <Flex as="li" key={one.id} css={line}>
              <ChosenText {...one} />
              {one.detail && (
                <Span textStyle="text.table" color="fg.muted">
                  {one.detail}
                </Span>
              )}
              {onRemove && (
                <IconButton label={removeLabel(one.name)} size="sm" onClick={() => remove(one)}>
                  <X />
                </IconButton>
              )}
            </Flex>
          ))}
        </Box>
      )}
      {children}
    </Box>
  );
}

const line: SystemStyleObject = {
  alignItems: 'center',
  gap: '2',
  px: '3',
  py: '1',
  minH: '9',
  '@media (pointer: coarse)': { minH: '11' },
  _notLast: { borderBottomWidth: '1px', borderColor: 'border.subtle' },
};

function ChosenText({ name, note }: Chosen) {
  const Icon = note?.icon;
  return (
    <Box flex="1" minW="0">
      <Text textStyle="text.table" fontWeight="semibold" truncate>
        {name}
      </Text>
      {note && (
        <Flex align="center" gap="1" textStyle="text.label" color={note.color}>
          {Icon && <Icon size={12} aria-hidden style={{ flexShrink: 0 }} />}
          <Span truncate>{note.text}</Span>
        </Flex>
      )}
    </Box>
  );
}
