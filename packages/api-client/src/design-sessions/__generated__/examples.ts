/* Generated from openapi/ by `pnpm generate`. Do not edit. */
import type { operations } from './schema.ts';

/** One answer of each operation, as the contract shows it. */
export const examples: Examples = {
  listGrantedDesignPermissions: ["IsDesigner","CanViewDesignSessions"],
};

interface Examples {
  listGrantedDesignPermissions: operations['listGrantedDesignPermissions']['responses'][200]['content']['application/json'];
}
