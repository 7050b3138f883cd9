import { Box, Dialog, Grid, Portal, Text, chakra, type BoxProps } from '@chakra-ui/react';
import { Split } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import { Button } from '../../actions/button.js';
import { usePortalContainer } from '../../parts/portal-container.js';
import { texts } from '../../texts.js';
import { ConflictChoiceCell } from './conflict-choice.js';

const sides = ['mine', 'theirs'] as const;
type ConflictSide = (typeof sides)[number];
export type ConflictChoices = Readonly<Record<string, ConflictSide>>;

/** A field that two people changed, with its values in words. */
export interface ConflictRow {
  field: string;
  label: string;
  base: ReactNode;
  mine: ReactNode;
  theirs: ReactNode;
}

export interface ConflictDialogProps {
  title: string;
  /** The person who saved the others' values, and the time: 'Kari Salminen 9:38'. */
  author?: { name: string; time: string };
  /** A way to what happened meanwhile. */
  link?: ReactNode;
  rows: readonly ConflictRow[];
  busy?: boolean;
  onResolve: (choices: ConflictChoices) => void;
  onCancel: () => void;
}

/** A narrow screen stacks the values of a field below its name, each under its own label. */
const columns = { base: '1fr', md: '1.1fr 1fr 1.4fr 1.4fr' };

const HeaderCell = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    px: '2',
    minH: '8',
    bg: 'bg.subtle',
    color: 'fg.muted',
    textStyle: 'text.label',
    fontWeight: 'semibold',
  },
});

/** Shows base, mine and theirs in a row per field. Saving is enabled once each field has a choice. */
export function ConflictDialog({
  title,
  author,
  link,
  rows,
  busy,
  onResolve,
  onCancel,
}: ConflictDialogProps) {
  const container = usePortalContainer();
  const [choices, setChoices] = useState<ConflictChoices>({});
  const open = rows.filter(({ field }) => !choices[field]).length;
  const labels = {
    mine: texts.conflict.mine,
    theirs: author ? `${author.name} ${author.time}` : texts.conflict.theirs,
  };
  const chooseAll = (side: ConflictSide): void =>
    setChoices(Object.fromEntries(rows.map(({ field }) => [field, side])));

  return (
    <Dialog.Root
      role="alertdialog"
      open
      onOpenChange={(change) => !change.open && onCancel()}
      closeOnInteractOutside={false}
      lazyMount
      unmountOnExit
    >
      <Portal container={container}>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content width={{ base: '100dvw', md: '800px' }}>
            <Dialog.Header>
              <Box color="status.warning.fg" aria-hidden>
                <Split />
              </Box>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description mb="2" color="fg.muted" textStyle="text.table">
                {author ? texts.conflict.textBy(author.name, author.time) : texts.conflict.text}
              </Dialog.Description>
              {link && <Box mb="2">{link}</Box>}
              <Grid
                templateColumns={columns}
                borderWidth="1px"
                borderRadius="control"
                overflow="hidden"
                alignItems="stretch"
              >
                <HeaderCell hideBelow="md">{texts.conflict.field}</HeaderCell>
                <HeaderCell hideBelow="md">{texts.conflict.base}</HeaderCell>
                {sides.map((side) => (
                  <SideHeader key={side} label={labels[side]} onChooseAll={() => chooseAll(side)} />
                ))}
                {rows.map((row) => (
                  <Fragment key={row.field}>
                    <PlainCell strong borderTopWidth="1px">
                      {row.label}
                    </PlainCell>
                    <PlainCell borderTopWidth={{ md: '1px' }}>
                      <NarrowCaption>{texts.conflict.base}</NarrowCaption>
                      {row.base}
                    </PlainCell>
                    {sides.map((side) => (
                      <ConflictChoiceCell
                        key={side}
                        name={row.field}
                        label={`${row.label}, ${texts.conflict[side].toLowerCase()}`}
                        caption={<NarrowCaption>{labels[side]}</NarrowCaption>}
                        checked={choices[row.field] === side}
                        onChoose={() => setChoices({ ...choices, [row.field]: side })}
                      >
                        {row[side]}
                      </ConflictChoiceCell>
                    ))}
                  </Fragment>
                ))}
              </Grid>
            </Dialog.Body>
            <Dialog.Footer>
              <Text flex="1" textStyle="text.table" fontWeight="semibold" color="status.warning.fg">
                {open > 0 && texts.conflict.open(open)}
              </Text>
              <Button onClick={onCancel} disabled={busy}>
                {texts.cancel}
              </Button>
              <Button variant="primary" disabled={open > 0} busy={busy} onClick={() => onResolve(choices)}>
                {texts.conflict.save}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function SideHeader({ label, onChooseAll }: { label: string; onChooseAll: () => void }) {
  return (
    <HeaderCell>
      {label}
      <Button
        size="sm"
        variant="link"
        aria-label={`${texts.conflict.chooseAll}: ${label}`}
        onClick={onChooseAll}
      >
        {texts.conflict.chooseAll}
      </Button>
    </HeaderCell>
  );
}

interface PlainCellProps extends Pick<BoxProps, 'borderTopWidth' | 'children'> {
  strong?: boolean;
}

function PlainCell({ strong, borderTopWidth, children }: PlainCellProps) {
  return (
    <Box
      px="2"
      pt="2.5"
      pb={{ base: '1', md: '2.5' }}
      minW="0"
      borderTopWidth={borderTopWidth}
      borderColor={{ base: 'border', md: 'border.subtle' }}
      textStyle="text.table"
      color={strong ? 'fg' : 'fg.muted'}
      fontWeight={strong ? 'semibold' : 'normal'}
      overflowWrap="anywhere"
    >
      {children}
    </Box>
  );
}

/** The label that the column header shows on a wide screen. */
function NarrowCaption({ children }: { children: string }) {
  return (
    <Box hideFrom="md" textStyle="text.label" fontWeight="normal" color="fg.muted">
      {children}
    </Box>
  );
}
