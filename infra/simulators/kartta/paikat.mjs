/**
 * A point of the map as GeoJSON has it: longitude, latitude.
 * @typedef {[lng: number, lat: number]} Point
 */

/** Towns of southern Finland with their postal codes (WGS 84). @type {Readonly<Record<string, { postinumero: string, point: Point }>>} */
export const kunnat = {
  Helsinki: { postinumero: '00940', point: [25.0586, 60.2367] },
  Espoo: { postinumero: '02600', point: [24.812, 60.218] },
  Vantaa: { postinumero: '01300', point: [25.044, 60.2925] },
  Kirkkonummi: { postinumero: '02400', point: [24.4385, 60.1237] },
  Lohja: { postinumero: '08100', point: [24.0653, 60.2486] },
  Hyvinkää: { postinumero: '05800', point: [24.861, 60.631] },
  Järvenpää: { postinumero: '04400', point: [25.0899, 60.4737] },
  Kerava: { postinumero: '04200', point: [25.105, 60.4034] },
  Porvoo: { postinumero: '06100', point: [25.6651, 60.3923] },
  Nurmijärvi: { postinumero: '01900', point: [24.808, 60.464] },
  Tuusula: { postinumero: '04300', point: [25.026, 60.403] },
  Sipoo: { postinumero: '04130', point: [25.269, 60.377] },
  Vihti: { postinumero: '03400', point: [24.319, 60.417] },
  Mäntsälä: { postinumero: '04600', point: [25.3167, 60.6333] },
  Riihimäki: { postinumero: '11100', point: [24.773, 60.739] },
  Hämeenlinna: { postinumero: '13100', point: [24.464, 60.996] },
  Salo: { postinumero: '24100', point: [23.128, 60.384] },
  Raasepori: { postinumero: '10600', point: [23.434, 59.9757] },
  Inkoo: { postinumero: '10210', point: [24.006, 60.045] },
  Siuntio: { postinumero: '02570', point: [24.227, 60.137] },
  Forssa: { postinumero: '30100', point: [23.621, 60.814] },
  Lahti: { postinumero: '15100', point: [25.6612, 60.9827] },
};

/** The streets of each town. */
export const kadut = [
  'Kauppakatu',
  'Laurinkatu',
  'Teollisuustie',
  'Koulutie',
  'Rantatie',
  'Kartanontie',
  'Myllytie',
  'Satamakatu',
  'Asemakatu',
  'Kirkkotie',
  'Harjutie',
  'Peltotie',
  'Metsäpolku',
  'Tehtaankatu',
  'Ratakatu',
  'Niittytie',
];

/**
 * The plants, each at the end of a road of its own: street with number, postal code, town and point.
 * @type {readonly [katu: string, postinumero: string, kunta: string, point: Point][]}
 */
export const tehtaat = [
  ['Kivikonlaita 12', '00940', 'Helsinki', [25.0632, 60.2389]],
  ['Ristipellontie 5', '00390', 'Helsinki', [24.8475, 60.2411]],
  ['Hiekkaharjuntie 20', '01300', 'Vantaa', [25.0472, 60.3013]],
  ['Vantinkatu 8', '02780', 'Espoo', [24.6, 60.192]],
  ['Munkinmäentie 4', '02400', 'Kirkkonummi', [24.4512, 60.1301]],
  ['Muijalantie 3', '08700', 'Lohja', [24.1386, 60.2386]],
  ['Avainkierto 10', '05840', 'Hyvinkää', [24.8401, 60.6225]],
  ['Minkkitie 6', '04400', 'Järvenpää', [25.1006, 60.4581]],
  ['Jäspilänkatu 9', '04250', 'Kerava', [25.1189, 60.3921]],
  ['Tolkkistentie 30', '06750', 'Porvoo', [25.6003, 60.3412]],
  ['Rouvalantie 2', '04600', 'Mäntsälä', [25.3305, 60.6402]],
  ['Teollisuuskatu 15', '11100', 'Riihimäki', [24.7893, 60.7301]],
  ['Tiiriöntie 7', '13130', 'Hämeenlinna', [24.4311, 61.0092]],
  ['Meriniitynkatu 11', '24100', 'Salo', [23.1156, 60.3755]],
  ['Kujalankatu 1', '15560', 'Lahti', [25.7043, 60.9591]],
];
