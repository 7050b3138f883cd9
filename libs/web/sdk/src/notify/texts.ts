export const notifyTexts = { undo: 'Kumoa' } as const;
