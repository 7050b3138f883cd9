export { Flights } from '@keikka/server';
