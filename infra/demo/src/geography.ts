/** Real towns of southern Finland with their postal codes, and factory sites at true coordinates (WGS 84). */
interface Town {
  name: string;
  postalCode: string;
  lat: number;
  lng: number;
}

export const towns: readonly Town[] = [
  { name: 'Helsinki', postalCode: '00940', lat: 60.2367, lng: 25.0586 },
  { name: 'Espoo', postalCode: '02600', lat: 60.218, lng: 24.812 },
  { name: 'Vantaa', postalCode: '01300', lat: 60.2925, lng: 25.044 },
  { name: 'Kirkkonummi', postalCode: '02400', lat: 60.1237, lng: 24.4385 },
  { name: 'Lohja', postalCode: '08100', lat: 60.2486, lng: 24.0653 },
  { name: 'Hyvinkää', postalCode: '05800', lat: 60.631, lng: 24.861 },
  { name: 'Järvenpää', postalCode: '04400', lat: 60.4737, lng: 25.0899 },
  { name: 'Kerava', postalCode: '04200', lat: 60.4034, lng: 25.105 },
  { name: 'Porvoo', postalCode: '06100', lat: 60.3923, lng: 25.6651 },
  { name: 'Nurmijärvi', postalCode: '01900', lat: 60.464, lng: 24.808 },
  { name: 'Tuusula', postalCode: '04300', lat: 60.403, lng: 25.026 },
  { name: 'Sipoo', postalCode: '04130', lat: 60.377, lng: 25.269 },
  { name: 'Vihti', postalCode: '03400', lat: 60.417, lng: 24.319 },
  { name: 'Mäntsälä', postalCode: '04600', lat: 60.6333, lng: 25.3167 },
  { name: 'Riihimäki', postalCode: '11100', lat: 60.739, lng: 24.773 },
  { name: 'Hämeenlinna', postalCode: '13100', lat: 60.996, lng: 24.464 },
  { name: 'Salo', postalCode: '24100', lat: 60.384, lng: 23.128 },
  { name: 'Raasepori', postalCode: '10600', lat: 59.9757, lng: 23.434 },
  { name: 'Inkoo', postalCode: '10210', lat: 60.045, lng: 24.006 },
  { name: 'Siuntio', postalCode: '02570', lat: 60.137, lng: 24.227 },
  { name: 'Forssa', postalCode: '30100', lat: 60.814, lng: 23.621 },
  { name: 'Lahti', postalCode: '15100', lat: 60.9827, lng: 25.6612 },
];

interface FactoryPlace {
  name: string;
  short: string;
  asiakasId: number;
  street: string;
  town: string;
  lat: number;
  lng: number;
}

export const factoryPlaces: readonly FactoryPlace[] = [
  {
    name: 'Kivikko',
    short: 'KIV',
    asiakasId: 11,
    street: 'Kivikonlaita 12',
    town: '00940 Helsinki',
    lat: 60.2389,
    lng: 25.0632,
  },
  {
    name: 'Konala',
    short: 'KON',
    asiakasId: 11,
    street: 'Ristipellontie 5',
    town: '00390 Helsinki',
    lat: 60.2411,
    lng: 24.8475,
  },
  {
    name: 'Tikkurila',
    short: 'TIK',
    asiakasId: 12,
    street: 'Hiekkaharjuntie 20',
    town: '01300 Vantaa',
    lat: 60.3013,
    lng: 25.0472,
  },
  {
    name: 'Kauklahti',
    short: 'KAU',
    asiakasId: 12,
    street: 'Vantinkatu 8',
    town: '02780 Espoo',
    lat: 60.192,
    lng: 24.6,
  },
  {
    name: 'Kirkkonummi',
    short: 'KNU',
    asiakasId: 13,
    street: 'Munkinmäentie 4',
    town: '02400 Kirkkonummi',
    lat: 60.1301,
    lng: 24.4512,
  },
  {
    name: 'Lohja, Muijala',
    short: 'LOH',
    asiakasId: 13,
    street: 'Muijalantie 3',
    town: '08700 Lohja',
    lat: 60.2386,
    lng: 24.1386,
  },
  {
    name: 'Hyvinkää',
    short: 'HYV',
    asiakasId: 15,
    street: 'Avainkierto 10',
    town: '05840 Hyvinkää',
    lat: 60.6225,
    lng: 24.8401,
  },
  {
    name: 'Järvenpää',
    short: 'JPA',
    asiakasId: 12,
    street: 'Minkkitie 6',
    town: '04400 Järvenpää',
    lat: 60.4581,
    lng: 25.1006,
  },
  {
    name: 'Kerava',
    short: 'KER',
    asiakasId: 11,
    street: 'Jäspilänkatu 9',
    town: '04250 Kerava',
    lat: 60.3921,
    lng: 25.1189,
  },
  {
    name: 'Porvoo, Tolkkinen',
    short: 'POR',
    asiakasId: 14,
    street: 'Tolkkistentie 30',
    town: '06750 Porvoo',
    lat: 60.3412,
    lng: 25.6003,
  },
  {
    name: 'Mäntsälä',
    short: 'MAN',
    asiakasId: 14,
    street: 'Rouvalantie 2',
    town: '04600 Mäntsälä',
    lat: 60.6402,
    lng: 25.3305,
  },
  {
    name: 'Riihimäki',
    short: 'RII',
    asiakasId: 15,
    street: 'Teollisuuskatu 15',
    town: '11100 Riihimäki',
    lat: 60.7301,
    lng: 24.7893,
  },
  {
    name: 'Hämeenlinna',
    short: 'HML',
    asiakasId: 15,
    street: 'Tiiriöntie 7',
    town: '13130 Hämeenlinna',
    lat: 61.0092,
    lng: 24.4311,
  },
  {
    name: 'Salo',
    short: 'SAL',
    asiakasId: 13,
    street: 'Meriniitynkatu 11',
    town: '24100 Salo',
    lat: 60.3755,
    lng: 23.1156,
  },
  {
    name: 'Lahti, Kujala',
    short: 'LAH',
    asiakasId: 14,
    street: 'Kujalankatu 1',
    town: '15560 Lahti',
    lat: 60.9591,
    lng: 25.7043,
  },
];
