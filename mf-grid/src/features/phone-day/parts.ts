/** What only a narrow screen shows: one file, which the board does not wait for. */
export { PhoneBar } from './components/phone-bar.js';
export { PhoneDay } from './components/phone-day.js';
export { PhoneTop } from './components/phone-top.js';
