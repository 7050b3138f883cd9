import type { GridDay, GridKeikka } from '@keikka/contracts';
import { m3Text, shortDay } from '@keikka/domain';
import { Box, Button, Flex } from '@keikka/ui';
import { SmallDialog } from '@keikka/ui/forms';
import { useState } from 'react';
import type { MovedItem } from '../../../../changes/use-day-actions.js';
import { planSummary, planWarning } from '../../../../day/drops/move-plan.js';
import { itemKey } from '../../../../day/model/grid-day.js';
import { dialogTexts } from '../texts.js';
import { DayChoice } from './day-choice.js';
import { DayState } from './day-state.js';
import { GoalRow } from './goal-row.js';
import type { MoveDialogProps } from './move-dialog.js';
import { useGoals } from './use-goals.js';

interface MoveManyDialogProps extends MoveDialogProps {
  items: readonly GridKeikka[];
  /** `warning` says what the day answers, when not all of it fits. */
  onMove: (moved: readonly MovedItem[], target: GridDay, warning: string | undefined) => void;
}

/** Several orders go to another day together: each with what waits there, all by one act. */
export function MoveManyDialog(props: MoveManyDialogProps) {
  const { items, day: shown, to = shown.yyyymmdd, today, ownAsiakasId, onMove, onClose } = props;
  const [chooses, setChooses] = useState(false);
  const plan = useGoals({ items, shown, to, ownAsiakasId });
  const { yyyymmdd, day, goals, answers } = plan;
  const moved = goals.flatMap(({ item, kuskit }, at): MovedItem[] => {
    const result = answers[at]?.result;
    return result && 'move' in result ? [{ item, move: { ...result.move, ...(kuskit && { kuskit }) } }] : [];
  });
  const isRefused = answers.some(
    ({ result }) => 'rejected' in result && result.rejected !== 'DROP.UNCHANGED',
  );
  const summary = planSummary(answers);
  const hasClash = answers.some(({ tone }) => tone === 'error');
  const m3 = m3Text(items.reduce((sum, item) => sum + item.m3, 0));
  return (
    <SmallDialog
      name="siirra-useita"
      title={dialogTexts.move.many(items.length)}
      width="900px"
      saveLabel={dialogTexts.move.save}
      saveDisabled={isRefused || moved.length === 0}
      isReading={!day && !plan.hasFailed}
      onSave={() => day && onMove(moved, day, planWarning(answers))}
      onClose={onClose}
      footerStart={
        <Box hideBelow="md" me="auto" textStyle="text.label" color="fg.muted">
          {dialogTexts.move.hint}
        </Box>
      }
    >
      <Box textStyle="text.label" color="fg.muted" mb="3">
        {yyyymmdd === shown.yyyymmdd ? shortDay(yyyymmdd) : dialogTexts.move.way(shown.yyyymmdd, yyyymmdd)} ·{' '}
        {m3}
      </Box>
      <DayChoice
        from={shown.yyyymmdd}
        to={yyyymmdd}
        today={today}
        count={items.length}
        onDay={plan.goToDay}
      />
      <Flex role="radiogroup" aria-label={dialogTexts.move.places.label} gap="2" mb="3">
        {[false, true].map((choice) => (
          <Button
            key={String(choice)}
            role="radio"
            aria-checked={chooses === choice}
            variant={chooses === choice ? 'primary' : 'secondary'}
            onClick={() => setChooses(choice)}
          >
            {choice ? dialogTexts.move.places.choose : dialogTexts.move.places.keep}
          </Button>
        ))}
      </Flex>
      {day ? (
        <Box as="ul" borderWidth="1px" borderRadius="control" maxH="44dvh" overflowY="auto">
          {goals.map((goal, index) => {
            const answer = answers[index];
            return (
              answer && (
                <GoalRow
                  key={itemKey(goal.item)}
                  goal={goal}
                  answer={answer}
                  day={day}
                  chooses={chooses}
                  onChange={(change) => plan.change(index, change)}
                />
              )
            );
          })}
        </Box>
      ) : (
        <DayState hasFailed={plan.hasFailed} onRetry={plan.retry} />
      )}
      <Box
        mt="3"
        minH="5"
        textStyle="text.label"
        color={hasClash ? 'status.error.fg' : undefined}
        role="status"
      >
        <b>{summary}</b>
        {summary && '. '}
        {isRefused ? dialogTexts.move.refused : hasClash && dialogTexts.move.allowed}
      </Box>
    </SmallDialog>
  );
}
