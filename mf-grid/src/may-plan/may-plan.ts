import type { GridVehicle } from '@keikka/contracts';

/** Whether the viewer's company may put jobs on the vehicle; a day kept by the release before does not say it. */
export const mayPlan = ({ plannable }: GridVehicle): boolean => plannable !== false;
