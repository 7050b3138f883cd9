export const texts = { loadFailed: 'Ajoneuvon tietojen lataus epäonnistui' } as const;
