import { SetMetadata } from '@nestjs/common';

const BULK_KEY = 'keikka:bulk';

/**
 * Reads the orders, bars or rows of a span of time or of a whole list: of one person one such read at a time, since each holds
 * the processes up that others ask too.
 */
export const Bulk = (): MethodDecorator => SetMetadata(BULK_KEY, true);

export const isBulk = (handler: object): boolean => Reflect.hasMetadata(BULK_KEY, handler);
