/**
 * The mixed load: six formulas from arithmetic to text, and the same in each peer's own language. `print` is a number with
 * a comma and at most four decimals.
 * @typedef {'native' | 'mathjs' | 'expr' | 'jexl' | 'cel'} Peer
 * @type {readonly ({ title: string, kind: 'number' | 'condition' | 'text', ours: string } & Record<Peer, string>)[]}
 */
export const load = [
  {
    title: 'arithmetic',
    kind: 'number',
    ours: '{(m3 * 8.5 + kesto * 148) * 1.255 - pumppuLinja / 2}',
    native: '(m3 * 8.5 + kesto * 148) * 1.255 - pumppuLinja / 2',
    mathjs: '(m3 * 8.5 + kesto * 148) * 1.255 - pumppuLinja / 2',
    expr: '(m3 * 8.5 + kesto * 148) * 1.255 - pumppuLinja / 2',
    jexl: '(m3 * 8.5 + kesto * 148) * 1.255 - pumppuLinja / 2',
    cel: '(m3 * 8.5 + kesto * 148.0) * 1.255 - pumppuLinja / 2.0',
  },
  {
    title: 'condition',
    kind: 'condition',
    ours: "{m3 > 20 && kaupunki == 'Espoo' || viikonpaiva >= 6}",
    native: "m3 > 20 && kaupunki == 'Espoo' || viikonpaiva >= 6",
    mathjs: 'm3 > 20 and equalText(kaupunki, "Espoo") or viikonpaiva >= 6',
    expr: '(m3 > 20 and kaupunki == "Espoo") or viikonpaiva >= 6',
    jexl: "m3 > 20 && kaupunki == 'Espoo' || viikonpaiva >= 6",
    cel: "m3 > 20.0 && kaupunki == 'Espoo' || viikonpaiva >= 6.0",
  },
  {
    title: 'choice',
    kind: 'number',
    ours: '{vehiclePuomi > 42 ? 148 : vehiclePuomi > 36 ? 136 : 124}',
    native: 'vehiclePuomi > 42 ? 148 : vehiclePuomi > 36 ? 136 : 124',
    mathjs: 'vehiclePuomi > 42 ? 148 : vehiclePuomi > 36 ? 136 : 124',
    expr: 'vehiclePuomi > 42 ? 148 : (vehiclePuomi > 36 ? 136 : 124)',
    jexl: 'vehiclePuomi > 42 ? 148 : (vehiclePuomi > 36 ? 136 : 124)',
    cel: 'vehiclePuomi > 42.0 ? 148.0 : (vehiclePuomi > 36.0 ? 136.0 : 124.0)',
  },
  {
    title: 'helpers',
    kind: 'number',
    ours: '{max(0; ceil((kesto - 3) * 2) / 2) * min(m3; 50)}',
    native: 'Math.max(0, Math.ceil((kesto - 3) * 2) / 2) * Math.min(m3, 50)',
    mathjs: 'max(0, ceil((kesto - 3) * 2) / 2) * min(m3, 50)',
    expr: 'max(0, ceil((kesto - 3) * 2) / 2) * min(m3, 50)',
    jexl: 'max(0, ceil((kesto - 3) * 2) / 2) * min(m3, 50)',
    cel: 'most(0.0, ceil((kesto - 3.0) * 2.0) / 2.0) * least(m3, 50.0)',
  },
  {
    title: 'short text',
    kind: 'text',
    ours: 'Pumppaus {m3} m³, {kaupunki}',
    native: '`Pumppaus ${print(m3)} m³, ${kaupunki}`',
    mathjs: 'concat("Pumppaus ", print(m3), " m³, ", kaupunki)',
    expr: '"Pumppaus " || print(m3) || " m³, " || kaupunki',
    jexl: "'Pumppaus ' + print(m3) + ' m³, ' + kaupunki",
    cel: "'Pumppaus ' + print(m3) + ' m³, ' + kaupunki",
  },
  {
    title: 'long text',
    kind: 'text',
    ours: "{asiakasNimi + ' / ' + tyomaaNimi}, alkava puoli tuntia {kesto} h, {betoniMatkaKm} km",
    native:
      "`${asiakasNimi + ' / ' + tyomaaNimi}, alkava puoli tuntia ${print(kesto)} h, ${print(betoniMatkaKm)} km`",
    mathjs:
      'concat(asiakasNimi, " / ", tyomaaNimi, ", alkava puoli tuntia ", print(kesto), " h, ", print(betoniMatkaKm), " km")',
    expr: 'asiakasNimi || " / " || tyomaaNimi || ", alkava puoli tuntia " || print(kesto) || " h, " || print(betoniMatkaKm) || " km"',
    jexl: "asiakasNimi + ' / ' + tyomaaNimi + ', alkava puoli tuntia ' + print(kesto) + ' h, ' + print(betoniMatkaKm) + ' km'",
    cel: "asiakasNimi + ' / ' + tyomaaNimi + ', alkava puoli tuntia ' + print(kesto) + ' h, ' + print(betoniMatkaKm) + ' km'",
  },
];
