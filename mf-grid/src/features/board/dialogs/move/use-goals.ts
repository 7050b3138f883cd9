import type { GridDay, GridItem } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useState } from 'react';
import { useDayToPlan } from '../../../../day/cache/use-day-to-plan.js';
import { planMoves, type Goal, type GoalAnswer } from '../../../../day/drops/move-plan.js';
import { dropBoard } from '../../../../day/drops/resolve-drop.js';
import { spanOf } from '../../../../day/model/grid-day.js';
import { spanOnDay } from '../../../../day/model/placed-item.js';

interface GoalsOf {
  items: readonly GridItem[];
  /** The day that they leave. */
  shown: GridDay;
  /** The day that they go to at first. */
  to: Yyyymmdd;
  ownAsiakasId: number;
}

/** Where items are to go, on which day, and what that day answers. Each begins on its own vehicle at its own time. */
export function useGoals({ items, shown, to, ownAsiakasId }: GoalsOf) {
  const [yyyymmdd, setDay] = useState(to);
  const [goals, setGoals] = useState<readonly Goal[]>(() =>
    items.map((item) => ({
      item,
      vehicleId: item.vehicleId,
      ...spanOnDay(spanOf(item), shown.yyyymmdd, to),
    })),
  );
  const { day, hasFailed, retry } = useDayToPlan(shown, yyyymmdd);
  const answers: readonly GoalAnswer[] = day ? planMoves(day, dropBoard(day, ownAsiakasId), goals) : [];
  return {
    yyyymmdd,
    goals,
    /** Undefined while it is read. */
    day,
    hasFailed,
    retry,
    /** In the order of the goals; none while the day is read. */
    answers,
    /** The clock of each goal stays. */
    goToDay: (next: Yyyymmdd): void => {
      setGoals(goals.map((goal) => ({ ...goal, ...spanOnDay(goal, yyyymmdd, next) })));
      setDay(next);
    },
    change: (index: number, change: Partial<Goal>): void => {
      setGoals(goals.map((goal, at) => (at === index ? { ...goal, ...change } : goal)));
    },
  };
}
