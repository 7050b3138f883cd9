import { businessRules, limutusConfig, limutusPermissions } from './limutus-config.js';

it('splits 1 m3 of 8 mm off a line of 16 or 32 mm, with three retries from one second on', () => {
  expect(limutusConfig).toEqual({
    sourceMinM3: 1,
    primerM3: 1,
    sourceRaeKokoIds: [1, 3],
    targetRaeKokoId: 4,
    retries: 3,
    delayMs: 1000,
    isRollbackOn: true,
    rowMenuMinM3: 2,
  });
});

it('has five rules of the business [O-186]', () => {
  expect(businessRules).toEqual({
    maxM3: 100,
    minRecommendedM3: 0.5,
    allowsConfirmed: false,
    isOnePrimerPerOrder: true,
    isPrimerPriceAutomatic: true,
  });
});

it.each([false, true])(
  'lets edit and create, but delete and override only an admin (%s) [O-188]',
  (isAdmin) => {
    expect(limutusPermissions(isAdmin)).toEqual({
      canEditConcrete: true,
      canCreatePrimer: true,
      canDeleteConcrete: isAdmin,
      canOverrideValidation: isAdmin,
    });
  },
);

it('takes what the server names before the defaults', () => {
  const none = {
    canEditConcrete: false,
    canCreatePrimer: false,
    canDeleteConcrete: false,
    canOverrideValidation: false,
  };
  expect(limutusPermissions(true, none)).toEqual(none);
  expect(limutusPermissions(false, { canDeleteConcrete: true })).toEqual({
    ...limutusPermissions(false),
    canDeleteConcrete: true,
  });
});
