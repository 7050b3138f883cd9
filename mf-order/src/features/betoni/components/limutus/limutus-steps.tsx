import {
  limutusSteps,
  limutusUndo,
  UNDONE_WITH_COPY,
  type LimutusConfig,
  type LimutusStepId,
} from '@keikka/domain';
import { useThings } from '@keikka/sdk/record';
import { Box, Circle, CircleCheck, CircleX, Flex, Minus, Span, Spinner, Text, Undo2 } from '@keikka/ui';
import { limutusTexts as texts } from '../../limutus-texts.js';
import { stepDetails, type LimutusRun, type LimutusSource } from '../../model/limutus.js';

type Mark = 'waits' | 'underWay' | 'done' | 'undone' | 'failed' | 'notDone' | 'unknown';

interface LimutusStepsProps {
  of: LimutusSource;
  run: LimutusRun;
  config: LimutusConfig;
}

/** The steps run down, each with what it makes of the lines; what puts them back runs up beside them. */
export function LimutusSteps({ of, run, config }: LimutusStepsProps) {
  const undo = undoMark(run);
  const { data: sizes = [] } = useThings('raeKoko');
  const target = sizes.find(({ raeKokoId }) => raeKokoId === config.targetRaeKokoId);
  const details = stepDetails(of, config, target?.raeKokoShort ?? '');
  return (
    <Box borderWidth="1px" borderRadius="control" overflow="hidden">
      <Flex bg="bg.subtle" textStyle="text.label" fontWeight="semibold" color="fg.muted">
        <Text flex="1" px="3" py="1">
          {texts.steps}
        </Text>
        {undo && (
          <Text flex="1" px="3" py="1">
            {texts.undoSteps}
          </Text>
        )}
      </Flex>
      {limutusSteps.map(({ id, text }, index) => (
        <Flex key={id} borderTopWidth="1px">
          <Cell place={`${index + 1}`} mark={stepMark(run, index)} text={text} detail={details[id]} />
          {undo && <UndoCell id={id} of={of} mark={undo} begun={begunSteps(run)} />}
        </Flex>
      ))}
    </Box>
  );
}

/** The server makes all steps in one, so they are done together or not at all. */
function stepMark(run: LimutusRun, index: number): Mark {
  switch (run.phase) {
    case 'running':
      return index === run.step ? 'underWay' : 'waits';
    case 'done':
      return 'done';
    case 'restoring':
      return 'unknown';
    case 'asking':
      return 'notDone';
    case 'failed':
      if (run.isRestored === false) return 'unknown';
      return run.step === undefined ? 'notDone' : restoredMark(index + 1, run.step);
  }
}

/** The steps before the one that failed were undone with it, and those after it never begun. */
function restoredMark(step: number, failed: number): Mark {
  if (step === failed) return 'failed';
  return step < failed ? 'undone' : 'notDone';
}

/** So many steps may have to be put back: all of them, where it is not known which one failed. */
const begunSteps = (run: LimutusRun): number =>
  (run.phase === 'failed' ? run.step : undefined) ?? limutusSteps.length;

/** Undefined where there is nothing to put back. */
function undoMark(run: LimutusRun): Mark | undefined {
  if (run.phase === 'restoring') return 'underWay';
  if (run.phase !== 'failed' || run.isRestored === undefined) return undefined;
  return run.isRestored ? 'done' : 'unknown';
}

interface UndoCellProps {
  id: LimutusStepId;
  of: LimutusSource;
  mark: Mark;
  begun: number;
}

/** What puts a step back; empty for a step that was never begun. */
function UndoCell({ id, of, mark, begun }: UndoCellProps) {
  const undos = limutusUndo(begun);
  const at = undos.findIndex((undo) => undo.of === id);
  const undo = undos[at];
  const isDone = mark === 'done';
  if (undo)
    return (
      <Cell
        place={`${at + 1}.`}
        mark={mark}
        text={isDone ? undo.doneText : undo.text}
        detail={isDone && id === 'sourceM3' ? texts.checked(of.number, of.line.m3) : undefined}
      />
    );
  const isBegun = limutusSteps.findIndex((step) => step.id === id) < begun;
  return (
    <Flex flex="1" align="center" gap="2" px="3" py="1.5" bg="bg.subtle" color="fg.muted">
      <Span minW="5" />
      {isBegun && (
        <>
          <Minus aria-hidden />
          {UNDONE_WITH_COPY}
        </>
      )}
    </Flex>
  );
}

const icons = {
  waits: Circle,
  done: CircleCheck,
  undone: Undo2,
  failed: CircleX,
  notDone: Minus,
  unknown: Circle,
} as const;

const colors: Partial<Record<Mark, string>> = { done: 'status.success.fg', failed: 'status.error.fg' };

interface CellProps {
  place: string;
  mark: Mark;
  text: string;
  /** What stands instead of the mark's word below the text. */
  detail?: string;
}

function Cell({ place, mark, text, detail }: CellProps) {
  const Icon = mark === 'underWay' ? undefined : icons[mark];
  return (
    <Flex
      flex="1"
      minW="0"
      align="center"
      gap="2"
      px="3"
      py="1.5"
      bg={mark === 'underWay' ? 'brand.subtle' : undefined}
    >
      <Span minW="5" color="fg.muted">
        {place}
      </Span>
      <Span flexShrink="0" color={colors[mark] ?? 'fg.muted'} role="img" aria-label={texts[mark]}>
        {Icon ? <Icon /> : <Spinner boxSize="3.5" />}
      </Span>
      <Box minW="0">
        <Text fontWeight="semibold">{text}</Text>
        <Text textStyle="text.label" color="fg.muted">
          {detail ?? texts[mark]}
        </Text>
      </Box>
    </Flex>
  );
}
