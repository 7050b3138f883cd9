/** The Finnish texts of the invoices within an order. */
export const orderInvoicesTexts = {
  laskupohja: 'Laskupohja',
  pohjat: 'Sopivat laskupohjat',
  tarkistetaan: 'Tarkistetaan laskupohjia…',
  tarkistusFailed: 'Laskupohjien tarkistus epäonnistui',
  riveja: (count: number) => (count === 1 ? '1 rivi' : `${count} riviä`),
  ehdotTayttyvat: 'Ehdot täyttyvät',
  luo: (maksuEhtoPv: number) => `Rivit uudelle laskulle, ${maksuEhtoPv} pv`,
  voimassaAsti: (paiva: string) => `voimassa ${paiva} asti`,
  eiPohjaa: 'Ei sopivaa laskupohjaa',
  jaaTyhjaksi: 'Uusi lasku jää tyhjäksi',
  lahin: (nimi: string, este: string) => `${nimi}: ${este}`,
  maksuEhto: (days: number) => `${days} pv`,
  eraPaiva: (days: number, paiva: string) => `${days} pv, ${paiva}`,
  eraPaivana: (paiva: string) => `Eräpäivä ${paiva}`,
  eraPaivaHint: 'Eräpäivä, jos lasku lähtee tänään',
} as const;
