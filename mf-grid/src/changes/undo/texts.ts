/** The names of changes, in toasts and when they are undone. */
export const texts = {
  resized: (what: string, from: string, to: string) => `Muutettiin aikaa, ${what}: ${from} → ${to}`,
  moved: (what: string, from: string, to: string) => `Siirrettiin ${what}: ${from} → ${to}`,
  keikka: (keikkaId: number) => `tilaus ${keikkaId}`,
  palkkiMoved: 'palkki',
  auto: (vehicleNo: string) => `auto ${vehicleNo}`,
  tila: (keikkaId: number, from: string, to: string) => `Tilaus ${keikkaId}: ${from} → ${to}`,
  driver: (name: string, vehicleNo: string) => `Kuljettaja ${name} → ${vehicleNo}`,
  copied: (keikkaId: number) => `Kopioitiin tilaus ${keikkaId}`,
  palkki: {
    copied: (title: string) => `Kopioitiin palkki: ${title}`,
    made: (title: string) => `Lisättiin palkki: ${title}`,
    changed: (title: string) => `Muutettiin palkkia: ${title}`,
  },
} as const;
