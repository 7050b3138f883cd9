/**
 * A point of the map as GeoJSON has it: longitude, latitude.
 * @typedef {[lng: number, lat: number]} Point
 */

/**
 * Towns of southern Finland: the middle (WGS 84), and the postal code there.
 * @type {Readonly<Record<string, { point: Point, postinumero: string }>>}
 */
export const kunnat = {
  Helsinki: { point: [25.0586, 60.2367], postinumero: '00940' },
  Espoo: { point: [24.812, 60.218], postinumero: '02600' },
  Vantaa: { point: [25.044, 60.2925], postinumero: '01300' },
  Kirkkonummi: { point: [24.4385, 60.1237], postinumero: '02400' },
  Lohja: { point: [24.0653, 60.2486], postinumero: '08100' },
  Hyvinkää: { point: [24.861, 60.631], postinumero: '05800' },
  Järvenpää: { point: [25.0899, 60.4737], postinumero: '04400' },
  Kerava: { point: [25.105, 60.4034], postinumero: '04200' },
  Porvoo: { point: [25.6651, 60.3923], postinumero: '06100' },
  Nurmijärvi: { point: [24.808, 60.464], postinumero: '01900' },
  Tuusula: { point: [25.026, 60.403], postinumero: '04300' },
  Sipoo: { point: [25.269, 60.377], postinumero: '04130' },
  Vihti: { point: [24.319, 60.417], postinumero: '03400' },
  Mäntsälä: { point: [25.3167, 60.6333], postinumero: '04600' },
  Riihimäki: { point: [24.773, 60.739], postinumero: '11100' },
  Hämeenlinna: { point: [24.464, 60.996], postinumero: '13100' },
  Salo: { point: [23.128, 60.384], postinumero: '24100' },
  Raasepori: { point: [23.434, 59.9757], postinumero: '10600' },
  Inkoo: { point: [24.006, 60.045], postinumero: '10210' },
  Siuntio: { point: [24.227, 60.137], postinumero: '02570' },
  Forssa: { point: [23.621, 60.814], postinumero: '30100' },
  Lahti: { point: [25.6612, 60.9827], postinumero: '15100' },
};

/**
 * The plants, each at the end of a road of its own: street with number, and point.
 * @type {readonly [katu: string, point: Point][]}
 */
export const tehtaat = [
  ['Kivikonlaita 12', [25.0632, 60.2389]],
  ['Ristipellontie 5', [24.8475, 60.2411]],
  ['Hiekkaharjuntie 20', [25.0472, 60.3013]],
  ['Vantinkatu 8', [24.6, 60.192]],
  ['Munkinmäentie 4', [24.4512, 60.1301]],
  ['Muijalantie 3', [24.1386, 60.2386]],
  ['Avainkierto 10', [24.8401, 60.6225]],
  ['Minkkitie 6', [25.1006, 60.4581]],
  ['Jäspilänkatu 9', [25.1189, 60.3921]],
  ['Tolkkistentie 30', [25.6003, 60.3412]],
  ['Rouvalantie 2', [25.3305, 60.6402]],
  ['Teollisuuskatu 15', [24.7893, 60.7301]],
  ['Tiiriöntie 7', [24.4311, 61.0092]],
  ['Meriniitynkatu 11', [23.1156, 60.3755]],
  ['Kujalankatu 1', [25.7043, 60.9591]],
];

/**
 * Streets that lie elsewhere than their town's middle, and have a postal code of their own: street, town, code, and where
 * its first house stands.
 * @type {readonly [katu: string, kunta: string, postinumero: string, point: Point][]}
 */
export const kadut = [
  ['Hitsaajankatu', 'Helsinki', '00810', [25.0388, 60.1932]],
  ['Linnanrakentajantie', 'Helsinki', '00880', [25.0301, 60.1946]],
  ['Kivikonlaita', 'Helsinki', '00940', [25.0632, 60.2389]],
  ['Ristipellontie', 'Helsinki', '00390', [24.8475, 60.2411]],
  ['Hiekkaharjuntie', 'Vantaa', '01300', [25.0472, 60.3013]],
];
