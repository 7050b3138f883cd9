import { screen, within } from '@testing-library/react';
import { screenThat } from './screen-that.js';

/** The specs beside this call run on a phone's screen. */
export function onPhone(): void {
  const { matchMedia } = window;
  beforeEach(() => Object.assign(window, { matchMedia: screenThat('max-width', 'coarse') }));
  afterEach(() => Object.assign(window, { matchMedia }));
}

/** The vehicles that are listed. */
export const listed = (): (string | null)[] =>
  screen.queryAllByRole('region', { name: /^P\d/ }).map((region) => region.ariaLabel);

/** What is listed under a vehicle. */
export const jobsIn = (vehicle: HTMLElement): HTMLElement[] =>
  within(vehicle)
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('data-key'));
