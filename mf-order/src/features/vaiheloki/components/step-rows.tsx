import { stepLogType } from '@keikka/domain';
import {
  Box,
  CheckCheck,
  Clock,
  Copy,
  FileInput,
  Grid,
  Hourglass,
  Info,
  MailCheck,
  Span,
  Truck,
  Users,
  type LucideIcon,
  type SystemStyleObject,
} from '@keikka/ui';
import type { StepLine } from '../model/step-line.js';
import { texts } from '../texts.js';

const icons: Readonly<Record<number, LucideIcon>> = {
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

/** Steps one below the other: what was done, by whom and when. */
export function StepRows({ lines }: { lines: readonly StepLine[] }) {
  return (
    <Box as="ul" aria-label={texts.title} listStyleType="none">
      {lines.map((line) => (
        <StepRow key={line.id} {...line} />
      ))}
    </Box>
  );
}

/** The columns of a row, whose message may take several lines. */
export const rowStyle: SystemStyleObject = {
  gridTemplateColumns: '16px minmax(0, 1fr) minmax(0, 120px) 116px',
  alignItems: 'start',
  gap: '2',
  minH: '6',
  py: '0.5',
  textStyle: 'text.table',
};

function StepRow({ typeId, text, confirmed, doer, time }: StepLine) {
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
    </Grid>
  );
}
