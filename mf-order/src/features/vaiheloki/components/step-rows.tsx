import { stepLogType } from '@keikka/domain';
import {
  Box,
  CheckCheck,
  Clock,
  Copy,
  FileInput,
  Grid,
  Hourglass,
  IconButton,
  Info,
  MailCheck,
  MessageSquare,
  Span,
  Truck,
  Users,
  X,
  type LucideIcon,
  type SystemStyleObject,
} from '@keikka/ui';
import type { StepLine } from '../model/step-line.js';
import { texts } from '../texts.js';

const icons: Readonly<Record<number, LucideIcon>> = {
  [stepLogType.huomautus]: MessageSquare,
  [stepLogType.tilausvahvistusLahetetty]: MailCheck,
  [stepLogType.betonitiedotLahetetty]: MailCheck,
  [stepLogType.tuotu]: FileInput,
  [stepLogType.tilausvahvistus]: MailCheck,
  [stepLogType.toimitettu]: CheckCheck,
  [stepLogType.tilaVaihdettu]: Hourglass,
  [stepLogType.ajoneuvoVaihdettu]: Truck,
  [stepLogType.aikaVaihdettu]: Clock,
  [stepLogType.kopioitu]: Copy,
  [stepLogType.kuljettajatVaihdettu]: Users,
};

interface StepRowsProps {
  lines: readonly StepLine[];
  /** The steps that the reader may delete. */
  deletable: ReadonlySet<number>;
  onDelete: (line: StepLine) => void;
}

/** Steps one below the other: what was done, by whom and when. */
export function StepRows({ lines, deletable, onDelete }: StepRowsProps) {
  return (
    <Box as="ul" aria-label={texts.title} listStyleType="none">
      {lines.map((line) => (
        <StepRow key={line.id} line={line} onDelete={deletable.has(line.id) ? onDelete : undefined} />
      ))}
    </Box>
  );
}

/** The columns of a row, whose message may take several lines. */
export const rowStyle: SystemStyleObject = {
  gridTemplateColumns: '16px minmax(0, 1fr) minmax(0, 120px) 116px 32px',
  alignItems: 'start',
  gap: '2',
  minH: '6',
  py: '0.5',
  textStyle: 'text.table',
};

interface StepRowProps {
  line: StepLine;
  onDelete: StepRowsProps['onDelete'] | undefined;
}

function StepRow({ line, onDelete }: StepRowProps) {
  const { typeId, text, confirmed, doer, time } = line;
  const Icon = icons[typeId] ?? Info;
  return (
    <Grid as="li" css={rowStyle}>
      <Box color={confirmed ? 'status.success.fg' : 'fg.muted'} pt="px" aria-hidden>
        <Icon size={16} />
      </Box>
      <Span overflowWrap="anywhere">
        {text}
        {confirmed && (
          <Span color="status.success.fg" fontWeight="semibold">
            {` · ${confirmed}`}
          </Span>
        )}
      </Span>
      <Span color="fg.muted" truncate title={doer}>
        {doer}
      </Span>
      <Span color="fg.muted" textAlign="end" whiteSpace="nowrap">
        {time}
      </Span>
      {onDelete && (
        <IconButton label={texts.remove(text)} size="sm" onClick={() => onDelete(line)}>
          <X />
        </IconButton>
      )}
    </Grid>
  );
}
