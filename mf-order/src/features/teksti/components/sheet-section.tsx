import { Box, Flex, Text, type SystemStyleObject } from '@keikka/ui';
import { useId, type ReactNode } from 'react';
import { WIDE } from './wide.js';

const container = { containerType: 'inline-size', containerName: 'keikka' } as const;

const sheet: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  bg: 'bg.canvas',
  textStyle: 'text.base',
  [WIDE]: { gap: 0, bg: 'bg.surface', textStyle: 'text.table' },
};

/** Contains the sections of an order, at the width that its place gives it. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <Box css={container}>
      <Box css={sheet}>{children}</Box>
    </Box>
  );
}

interface SheetSectionProps {
  title: string;
  /** Beside the title: the state of the section's subject, or its amount. */
  note?: string;
  /** Where it stands on a narrow screen. */
  css?: SystemStyleObject;
  children: ReactNode;
}

const section: SystemStyleObject = {
  px: '4',
  pt: '2.5',
  pb: '3',
  bg: 'bg.surface',
  borderColor: 'border',
  borderBlockWidth: '1px',
  breakInside: 'avoid',
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    columnGap: '4',
    py: '3',
    borderBlockWidth: '0 1px',
    borderColor: 'border.subtle',
  },
  '&:last-of-type': { [WIDE]: { borderBlockWidth: 0 } },
};

const header: SystemStyleObject = {
  justifyContent: 'space-between',
  mb: '1.5',
  color: 'fg.muted',
  textStyle: 'text.label',
  [WIDE]: { flexDirection: 'column', justifyContent: 'start', mb: 0, textStyle: 'text.table' },
};

const heading: SystemStyleObject = { fontWeight: 'semibold', [WIDE]: { color: 'fg' } };

/** A block of the text view, with its name at the side, or above it on a narrow screen. */
export function SheetSection({ title, note, css, children }: SheetSectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} css={[section, css]}>
      <Flex css={header}>
        <Text as="h2" id={id} css={heading}>
          {title}
        </Text>
        {note && <Text textStyle="text.label">{note}</Text>}
      </Flex>
      <Flex direction="column" gap="2" minW="0">
        {children}
      </Flex>
    </Box>
  );
}

/** Shown when a section has no data. */
export function Missing({ children }: { children: ReactNode }) {
  return <Text color="fg.subtle">{children}</Text>;
}
