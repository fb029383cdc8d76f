import { fullName } from '@crt/domain/full-name';
import { asc, eq } from 'drizzle-orm';
import type { HandlerPart } from '../../contract/handlers.ts';
import { findCenters } from '../distribution-center/distribution-center.options.ts';
import { findLocations } from '../manufacturing-location/manufacturing-location.options.ts';
import { findOfferedProductTypes } from '../product/product.options.ts';
import { products } from '../product/product.tables.ts';
import { allTimeZones } from '../time-zone/time-zones.ts';
import { users } from '../user/user.tables.ts';

/** What the dialogs of the design sessions offer (G09). */
export const designOptionHandlers = {
  listDesignUsers: async ({ tx }) => {
    const rows = await tx
      .select()
      .from(users)
      .where(eq(users.isActive, true))
      .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
    return rows.map(({ id, symbol, firstName, lastName }) => ({
      id,
      symbol,
      name: fullName({ firstName, lastName }),
    }));
  },
  listDesignTimeZones: ({ clock }) => allTimeZones(clock.now()),
  listDesignProducts: async ({ tx }) => {
    const { id, number, name, productTypeId } = products;
    return tx
      .select({ id, number, name, productTypeId })
      .from(products)
      .where(eq(products.isActive, true))
      .orderBy(asc(products.number));
  },
  listDesignProductTypes: ({ tx }) => findOfferedProductTypes(tx),
  listDesignLocations: async ({ tx }) => (await findLocations(tx)).map((one) => ({ ...one })),
  listDesignDistributionCenters: ({ tx }) => findCenters(tx),
} satisfies HandlerPart;
