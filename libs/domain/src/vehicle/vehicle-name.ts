import { numberText } from '../measure/measure-text.js';

/** 'P12 · 36 m': the number and the reach of the boom in metres, or the number alone for a vehicle without a boom. */
export function vehicleName({
  vehicleNo,
  vehiclePuomi,
}: {
  vehicleNo: string;
  vehiclePuomi: number | null;
}): string {
  return [vehicleNo, vehiclePuomi ? `${numberText(vehiclePuomi)} m` : ''].filter(Boolean).join(' · ');
}
