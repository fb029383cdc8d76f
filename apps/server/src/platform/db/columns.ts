import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** The counter behind the stamp of an aggregate; every change of it adds one. On the wire it is eight bytes in base64. */
export const stampColumn = () => bigint('stamp', { mode: 'number' }).notNull().default(1);

/** An instant, kept with its zone-free meaning and read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
