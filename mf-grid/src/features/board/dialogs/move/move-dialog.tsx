import type { GridDay, GridItem } from '@keikka/contracts';
import { clockRange, helsinkiDay, shortDay, type Yyyymmdd } from '@keikka/domain';
import { Box, Flex } from '@keikka/ui';
import { SmallDialog } from '@keikka/ui/forms';
import type { ItemMove } from '../../../../day/drops/resolve-drop.js';
import { itemTitle } from '../../../../day/model/item-text.js';
import { dialogTexts } from '../texts.js';
import { DayChoice } from './day-choice.js';
import { DayState } from './day-state.js';
import { GoalFields } from './goal-fields.js';
import { GoalLine } from './goal-line.js';
import { useGoals } from './use-goals.js';

export interface MoveDialogProps {
  /** The shown day, which is left. */
  day: GridDay;
  /** The day that was dropped at. */
  to?: Yyyymmdd;
  today: Yyyymmdd;
  ownAsiakasId: number;
  onClose: () => void;
}

interface MoveOneDialogProps extends MoveDialogProps {
  item: GridItem;
  onMove: (item: GridItem, move: ItemMove, target: GridDay) => void;
}

/** The alternative to dragging a bar: day, vehicle, start and end are chosen, and the same rules apply. */
export function MoveDialog(props: MoveOneDialogProps) {
  const { item, day: shown, to = shown.yyyymmdd, today, ownAsiakasId, onMove, onClose } = props;
  const plan = useGoals({ items: [item], shown, to, ownAsiakasId });
  const { yyyymmdd, day, goals, answers } = plan;
  const [goal] = goals;
  const [answer] = answers;
  const result = answer?.result;
  const startDay = goal && helsinkiDay(goal.startMs);
  return (
    <SmallDialog
      name="siirra"
      title={`${dialogTexts.move.title}: ${itemTitle(item)}`}
      width="680px"
      saveLabel={dialogTexts.move.save}
      saveDisabled={!result || !('move' in result)}
      isReading={!day && !plan.hasFailed}
      onSave={() => day && result && 'move' in result && onMove(item, result.move, day)}
      onClose={onClose}
    >
      <DayChoice
        from={shown.yyyymmdd}
        to={yyyymmdd}
        today={today}
        count={item.isPalkki ? 0 : 1}
        onDay={plan.goToDay}
      />
      {goal && <GoalFields goal={goal} day={day ?? shown} onChange={(change) => plan.change(0, change)} />}
      <Flex mt="2" gap="3" minH="5" textStyle="text.label" color="fg.muted" role="status">
        {goal && startDay && (
          <Box as="span" whiteSpace="nowrap">
            {startDay !== shown.yyyymmdd && `${shortDay(startDay)} `}
            {clockRange(goal.startMs, goal.endMs)}
          </Box>
        )}
        {answer ? <GoalLine answer={answer} /> : <DayState hasFailed={plan.hasFailed} onRetry={plan.retry} />}
      </Flex>
    </SmallDialog>
  );
}
