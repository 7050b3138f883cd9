import type { KeikkaMuutos, MuutosMetadata } from '@keikka/contracts';
import { ChevronDown, ChevronRight, Flex, IconButton, Pencil, Plus, Span, Trash2 } from '@keikka/ui';
import type { Column } from '@keikka/ui/forms';
import { shortTimeText, timeText, userText } from '../model/historia.js';
import { texts } from '../texts.js';

type MuutosColumn = Column<KeikkaMuutos>;

const icons = { CREATE: Plus, UPDATE: Pencil, DELETE: Trash2 } as const;
const colors = { CREATE: 'status.success.fg', UPDATE: 'fg.muted', DELETE: 'status.error.fg' } as const;

const time: MuutosColumn = {
  key: 'time',
  header: texts.columns.time,
  cell: timeText,
  // Changes of one act have one time, and keep the order in which they were written.
  sortValue: ({ changeId }) => changeId,
};
const laji: MuutosColumn = {
  key: 'laji',
  header: texts.columns.laji,
  cell: (muutos) => <Laji laji={muutos.metadata.laji} />,
  sortValue: (muutos) => texts.lajit[muutos.metadata.laji],
};
const kentta: MuutosColumn = {
  key: 'kentta',
  header: texts.columns.kentta,
  cell: (muutos) => (
    <Span fontWeight="semibold" title={muutos.metadata.kentta}>
      {muutos.metadata.kentta}
    </Span>
  ),
  sortValue: (muutos) => muutos.metadata.kentta,
};
const kuvaus: MuutosColumn = {
  key: 'kuvaus',
  header: texts.columns.kuvaus,
  width: '30%',
  cell: (muutos) => <Shortened text={muutos.description} />,
  sortValue: (muutos) => muutos.description || null,
};
const tila: MuutosColumn = {
  key: 'tila',
  header: texts.columns.tila,
  cell: (muutos) => muutos.metadata.tila,
  sortValue: (muutos) => muutos.metadata.tila || null,
};
const user: MuutosColumn = {
  key: 'user',
  header: texts.columns.user,
  cell: userText,
  sortValue: userText,
};
const id: MuutosColumn = {
  key: 'id',
  header: texts.columns.id,
  align: 'end',
  cell: ({ changeId }) => changeId,
  sortValue: ({ changeId }) => changeId,
};

/** What became of the thing, by icon and word. */
function Laji({ laji: kind }: Pick<MuutosMetadata, 'laji'>) {
  const Icon = icons[kind];
  return (
    <Flex align="center" gap="1" color={colors[kind]}>
      <Icon size={14} aria-hidden />
      {texts.lajit[kind]}
    </Flex>
  );
}

/** A long text that takes the room which the others leave. */
function Shortened({ text }: { text: string }) {
  return (
    <Span display="block" w="0" minW="full" truncate title={text}>
      {text}
    </Span>
  );
}

const openColumn = (
  isOpen: (changeId: number) => boolean,
  toggle: (changeId: number) => void,
): MuutosColumn => ({
  key: 'open',
  header: texts.columns.open,
  headerCell: <Span srOnly>{texts.columns.open}</Span>,
  width: '40px',
  cell: ({ changeId, metadata: { kentta } }) => {
    const open = isOpen(changeId);
    return (
      <IconButton
        size="sm"
        label={open ? texts.hide(kentta) : texts.show(kentta)}
        aria-expanded={open}
        onClick={(event) => {
          // The row below opens by a press too.
          event.stopPropagation();
          toggle(changeId);
        }}
      >
        {open ? <ChevronDown /> : <ChevronRight />}
      </IconButton>
    );
  },
});

/** The columns that fit on a phone, on a tablet and in a large window; an opened row tells what does not fit. */
export function muutosColumns(
  isOpen: (changeId: number) => boolean,
  toggle: (changeId: number) => void,
): Readonly<Record<'base' | 'md' | 'lg', readonly MuutosColumn[]>> {
  const open = openColumn(isOpen, toggle);
  return {
    base: [open, { ...time, cell: shortTimeText }, kentta, kuvaus],
    md: [open, time, laji, kentta, kuvaus, user],
    lg: [open, time, laji, kentta, kuvaus, tila, user, id],
  };
}
